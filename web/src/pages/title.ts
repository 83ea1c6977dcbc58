import { useEffect } from 'preact/hooks';
import { t } from '../i18n';

/** Names the window after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? t('app.name') : `${title} – ${t('app.name')}`;
  }, [title]);
}
