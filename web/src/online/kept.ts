import { adopt, noteAccount, owed, preferences, readPreferences, withAccount } from '../app/preferences';
import { api } from './api';
import type { Me } from './wire';

/** So long after the last change the account is told, in milliseconds: a slider is many changes. */
const PAUSE = 1500;

/**
 * Preferences go with an account from one device to the next. Signing in takes over what it has kept – or
 * gives it what is preferred here when it has nothing yet; from then on the last choice counts, made
 * where it may be.
 */
export function reconcile(me: Me): void {
  if (me.person?.kind !== 'account') {
    noteAccount(null);
    return;
  }
  const known = withAccount();
  if (me.preferences && known !== 'owed') {
    noteAccount('same');
    adopt(readPreferences(JSON.stringify({ ...preferences.value, ...me.preferences })));
    return;
  }
  noteAccount('owed');
}

async function tell(): Promise<void> {
  const told = preferences.value;
  try {
    await api.prefer(told);
    if (preferences.value === told && withAccount() !== null) noteAccount('same');
  } catch {
    // No network: it stays owed, and is told with the next visit or the next change.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

owed.subscribe((count) => {
  if (count === 0) return;
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), PAUSE);
});
