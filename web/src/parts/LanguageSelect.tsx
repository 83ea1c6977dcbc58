import { prefer } from '../app/preferences';
import { language, LANGUAGES, speak, t, type Language } from '../i18n';

/** Every language under its own name, on every page: nobody has to read one to leave it. */
export function LanguageSelect() {
  return (
    <select
      class="language"
      aria-label={t('settings.language')}
      value={language()}
      onChange={(event) => {
        const chosen = event.currentTarget.value as Language;
        prefer('language', chosen);
        void speak(chosen);
      }}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`settings.language.${one}`)}
        </option>
      ))}
    </select>
  );
}
