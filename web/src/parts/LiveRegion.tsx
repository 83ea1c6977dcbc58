import { signal } from '@preact/signals';
import { preferences } from '../app/preferences';
import { t } from '../i18n';

/** How many lines can still be read back; a screen reader speaks only those that come. */
const KEPT = 20;

const said = signal<readonly { id: number; text: string }[]>([]);
let count = 0;

/**
 * Says something politely to those who listen to the page: everything, or in short (`brief`; an
 * empty one is left out then), or nothing, as they like it.
 */
export function say(text: string, brief: string = text): void {
  const { announce } = preferences.value;
  const wanted = announce === 'all' ? text : announce === 'short' ? brief : '';
  if (wanted !== '') said.value = [...said.value.slice(1 - KEPT), { id: ++count, text: wanted }];
}

/**
 * A log, not one line that is replaced: a roll and the turn after it come within a moment, and
 * neither may swallow the other.
 */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t('say.log')} data-testid="live">
      {said.value.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
