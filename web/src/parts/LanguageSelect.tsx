import { prefer } from '../app/preferences';
import { language, LANGUAGES, t, type Language } from '../i18n';

/** Every language under its own name, on every page: nobody has to read one to leave it. */
export function LanguageSelect() {
  return (
    <select
      class="language"
      aria-label={t('settings.language')}
      value={language()}
      onChange={(event) => prefer('language', event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`settings.language.${one}`)}
        </option>
      ))}
    </select>
  );
}
