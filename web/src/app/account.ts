import { withAccount } from './preferences';

/** So long after the page stands it is asked what the account prefers by now, in milliseconds. */
const AFTER_START = 1500;

/**
 * Where an account is signed in, what it prefers is compared with what is preferred here; the room's part
 * that does it is fetched only then. The pages stand without it.
 */
export function tellAccount(): void {
  if (withAccount() === null) return;
  setTimeout(() => {
    import('../online/me').then(({ refreshMe }) => refreshMe()).catch(() => undefined);
  }, AFTER_START);
}
