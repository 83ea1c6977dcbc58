import { prefer } from '../app/preferences';
import { language, speak, t } from '../i18n';
import { Mark } from './Glyphs';
import { Icon } from './Icon';
import { openSettings } from './SettingsSheet';

/** The top of every page but the game itself. */
export function Header() {
  const other = language() === 'cs' ? 'en' : 'cs';
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
        <button
          type="button"
          class="button quiet"
          lang={other}
          onClick={() => {
            prefer('language', other);
            void speak(other);
          }}
        >
          {t('app.otherLanguage')}
        </button>
        <button type="button" class="button icon-only quiet" aria-label={t('settings.title')} onClick={openSettings}>
          <Icon name="settings" />
        </button>
      </nav>
    </header>
  );
}
