import { t } from '../i18n';
import { messageOf } from './reason';

/** What went wrong, as a person is told. */
export function brokenWords(reason: unknown): string {
  return t('app.broken', { reason: messageOf(reason) });
}
