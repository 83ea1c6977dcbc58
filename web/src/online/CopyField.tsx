import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../i18n';

/** A text to be taken elsewhere; `children` are further ways to do so. */
export function CopyField(props: { label: string; text: string; testId: string; children?: ComponentChildren }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(true);
    } catch {
      // Not allowed here: the text is selected instead, to be copied by hand.
      field.current?.select();
    }
  };
  return (
    <>
      <input
        ref={field} class="link-field" type="text" readOnly value={props.text} aria-label={props.label}
        onFocus={(event) => event.currentTarget.select()} data-testid={props.testId}
      />
      <div class="dialog-actions">
        <button type="button" class="button primary" onClick={() => void copy()}>{t(copied ? 'net.copied' : 'net.copy')}</button>
        {props.children}
      </div>
    </>
  );
}
