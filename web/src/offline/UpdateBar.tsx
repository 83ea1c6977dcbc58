import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from '../parts/Icon';
import { takeNewVersion, waitingVersion } from './register';

/** A newer version is offered on every page but a running game; there it waits in the menu. */
export function UpdateBar() {
  const [later, setLater] = useState(false);
  const playing = /^\/hra\/[^/]+$/.test(useLocation().path);
  if (waitingVersion.value === null || later || playing) return null;
  return (
    <div class="update-bar" role="status" data-testid="update">
      <p>{t('offline.update')}</p>
      <button type="button" class="button primary" onClick={takeNewVersion}>
        {t('offline.take')}
      </button>
      <button type="button" class="button icon-only quiet" aria-label={t('offline.later')} onClick={() => setLater(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
