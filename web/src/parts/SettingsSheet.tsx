import { signal } from '@preact/signals';
import { prefer, preferences, SKINS, type Preferences } from '../app/preferences';
import { LANGUAGES, t, type Key } from '../i18n';
import { sound } from '../sound/sound';
import { Choices } from './Choices';
import { DataSection } from './DataSection';
import { Dialog } from './Dialog';
import { Slider, Switch } from './Switch';

const open = signal(false);

export function openSettings(): void {
  open.value = true;
}

type Chosen = 'theme' | 'skin' | 'pace' | 'joystick' | 'stick' | 'announce';
type Switched = 'sound' | 'vibration' | 'mirrored' | 'numbers' | 'pips' | 'big' | 'confirm' | 'forced';

/** What one likes on this device; changes show at once. */
export function SettingsSheet() {
  const now = preferences.value;
  const pick = <K extends Chosen>(name: K, values: readonly (Preferences[K] & string)[]) => (
    <Choices
      label={t(`settings.${name}` as Key)}
      choices={values.map((value) => ({ value, label: t(`settings.${name}.${value}` as Key) }))}
      value={now[name] as Preferences[K] & string}
      onChoose={(value) => prefer(name, value)}
    />
  );
  const toggle = (name: Switched, hint?: Key) => (
    <Switch
      label={t(`settings.${name}` as Key)}
      on={now[name]}
      onChange={(on) => prefer(name, on)}
      {...(hint ? { hint: t(hint) } : {})}
    />
  );
  return (
    <Dialog open={open.value} title={t('settings.title')} onClose={() => (open.value = false)} kind="sheet" testId="settings">
      <Choices
        label={t('settings.language')}
        choices={LANGUAGES.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
        value={now.language}
        onChoose={(value) => prefer('language', value)}
      />
      <Section title="settings.part.look">
        {pick('theme', ['system', 'light', 'dark'])}
        {pick('skin', SKINS)}
        {toggle('big', 'settings.big.hint')}
        {toggle('numbers')}
        {toggle('pips')}
        {toggle('mirrored')}
      </Section>
      <Section title="settings.part.play">
        {pick('pace', ['slow', 'normal', 'fast', 'off'])}
        {toggle('confirm', 'settings.confirm.hint')}
        {toggle('forced', 'settings.forced.hint')}
      </Section>
      <Section title="settings.part.sound">
        {toggle('sound')}
        {now.sound && (
          <Slider
            label={t('settings.volume')}
            value={now.volume}
            least={10}
            most={100}
            step={10}
            show={(value) => t('settings.volume.value', { value })}
            onInput={(value) => {
              prefer('volume', value);
              sound('stone');
            }}
          />
        )}
        {toggle('vibration', 'settings.vibration.hint')}
      </Section>
      <Section title="settings.part.stick">
        {pick('joystick', ['right', 'left', 'off'])}
        {now.joystick !== 'off' && pick('stick', ['small', 'middle', 'large'])}
      </Section>
      <Section title="settings.part.reader">{pick('announce', ['all', 'short', 'off'])}</Section>
      <DataSection onLeave={() => (open.value = false)} />
    </Dialog>
  );
}

function Section({ title, children }: { title: Key; children: preact.ComponentChildren }) {
  return (
    <section class="settings-part">
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}
