import { t } from '../i18n';
import { Mark } from './Glyphs';
import { Icon } from './Icon';
import { LanguageSelect } from './LanguageSelect';
import { openSettings } from './SettingsSheet';

/** The top of every page but the game itself. */
export function Header() {
  return (
    <header class="site-head">
      <a class="skip" href="#content">
        {t('app.skip')}
      </a>
      <a class="brand" href="/">
        <Mark />
        <span>{t('app.name')}</span>
      </a>
      <nav class="site-nav">
        <a class="button quiet" href="/herna">
          {t('net.room')}
        </a>
        <LanguageSelect />
        <button type="button" class="button icon-only quiet" aria-label={t('settings.title')} onClick={openSettings}>
          <Icon name="settings" />
        </button>
      </nav>
    </header>
  );
}
