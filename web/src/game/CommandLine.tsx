import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { say } from '../parts/LiveRegion';
import { useKeys } from './useKeys';

/**
 * A line to type turns into, for whoever would rather type than walk the board. It is out of sight
 * until it has the focus: Tab reaches it, and the key /.
 */
export function CommandLine({ example, onCommand }: { example: string; onCommand: (line: string) => Promise<string> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState('');
  useKeys({ '/': () => input.current?.focus() });
  const run = async () => {
    const line = input.current?.value ?? '';
    if (line.trim() === '') return;
    if (input.current) input.current.value = '';
    const answered = await onCommand(line);
    setAnswer(answered);
    say(answered);
  };
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <label for={id}>{t('command.label')}</label>
      <input
        id={id} ref={input} type="text" autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="go"
        aria-describedby={`${id}-hint`} data-testid="command"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          input.current?.blur();
        }}
      />
      <p class="hint" id={`${id}-hint`}>{t('command.hintLine', { example })}</p>
      {answer !== '' && <p class="command-answer">{answer}</p>}
    </form>
  );
}
