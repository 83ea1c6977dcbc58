import { signal } from '@preact/signals';
import { useKeys } from '../game/useKeys';
import { t, type Key } from '../i18n';
import { Dialog } from './Dialog';

const open = signal(false);

export function openShortcuts(): void {
  open.value = true;
}

/** Every key and where it works; the words beside them are messages `keys.*`. */
const GROUPS: readonly { title: Key; keys: readonly (readonly [string, Key])[] }[] = [
  { title: 'keys.everywhere', keys: [['?', 'keys.help'], ['Tab', 'keys.tab'], ['Esc', 'keys.escape']] },
  { title: 'keys.board', keys: [['← ↑ → ↓', 'keys.walk'], ['Enter', 'keys.choose'], ['/', 'keys.command'], ['B', 'keys.read'], ['H', 'keys.hint']] },
  { title: 'keys.dice', keys: [['␣', 'keys.primary'], ['U', 'keys.undo'], ['S', 'keys.swap']] },
  { title: 'keys.deck', keys: [['Enter, ← ↑ → ↓', 'keys.push']] },
  { title: 'keys.replay', keys: [['← →', 'keys.step'], ['Home, End', 'keys.ends'], ['␣', 'keys.run']] },
];

/** The list of keys, opened by ? on every page. */
export function Shortcuts() {
  useKeys({ '?': openShortcuts });
  return (
    <Dialog open={open.value} title={t('keys.title')} onClose={() => (open.value = false)} testId="shortcuts">
      {GROUPS.map((group) => (
        <section key={group.title} class="shortcuts">
          <h3>{t(group.title)}</h3>
          <dl>
            {group.keys.map(([key, does]) => (
              <div key={does}>
                <dt>
                  {key === '␣' ? <kbd>{t('keys.space')}</kbd> : <kbd>{key}</kbd>}
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
