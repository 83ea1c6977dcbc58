import { signal } from '@preact/signals';

const said = signal('');

/** Says something politely to those who listen to the page. */
export function say(text: string): void {
  if (text !== '') said.value = text;
}

export function LiveRegion() {
  return (
    <div class="unseen" role="status" aria-live="polite" data-testid="live">
      {said.value}
    </div>
  );
}
