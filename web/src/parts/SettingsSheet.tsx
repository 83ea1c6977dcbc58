import { signal } from '@preact/signals';
import { prefer, preferences, type Preferences } from '../app/preferences';
import { LANGUAGES, speak, t, type Key } from '../i18n';
import { Choices } from './Choices';
import { Dialog } from './Dialog';

const open = signal(false);

export function openSettings(): void {
  open.value = true;
}

/** What one likes on this device; changes show at once. */
export function SettingsSheet() {
  const now = preferences.value;
  const pick = <K extends 'theme' | 'pace' | 'joystick' | 'announce'>(name: K, values: readonly (Preferences[K] & string)[]) => (
    <Choices
      label={t(`settings.${name}` as Key)}
      choices={values.map((value) => ({ value, label: t(`settings.${name}.${value}` as Key) }))}
      value={now[name] as Preferences[K] & string}
      onChoose={(value) => prefer(name, value)}
    />
  );
  const toggle = (name: 'sound' | 'mirrored') => (
    <Choices
      label={t(`settings.${name}` as Key)}
      choices={(name === 'sound' ? ['on', 'off'] : ['off', 'on']).map((value) => ({
        value,
        label: t(`settings.${name}.${value}` as Key),
      }))}
      value={now[name] ? 'on' : 'off'}
      onChoose={(value) => prefer(name, value === 'on')}
    />
  );
  return (
    <Dialog open={open.value} title={t('settings.title')} onClose={() => (open.value = false)} kind="sheet" testId="settings">
      <Choices
        label={t('settings.language')}
        choices={LANGUAGES.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
        value={now.language}
        onChoose={(value) => {
          prefer('language', value);
          void speak(value);
        }}
      />
      {pick('theme', ['system', 'light', 'dark'])}
      {pick('pace', ['slow', 'normal', 'fast', 'off'])}
      {toggle('sound')}
      {pick('joystick', ['right', 'left', 'off'])}
      {toggle('mirrored')}
      {pick('announce', ['all', 'short', 'off'])}
    </Dialog>
  );
}
