import { t, tOr } from '../i18n';
import type { GameInfo, SettingInfo } from '../module/protocol';
import { Choices, Stepper } from './Choices';
import { StartField } from './StartField';

/** The settings every game has: those of the series, not of its own rules. */
export const SERIES: readonly string[] = ['length', 'starts', 'rotation', 'stake'];

/** Every setting of a game, each with a line saying what it does; the default is chosen already. */
export function SettingFields(props: {
  info: GameInfo;
  players: { a: string; b: string };
  settings: Record<string, string>;
  onChange: (name: string, value: string) => void;
}) {
  const own = props.info.settings.filter((setting) => !SERIES.includes(setting.name));
  const series = props.info.settings.filter((setting) => SERIES.includes(setting.name));
  const field = (setting: SettingInfo) => <Field key={setting.name} {...props} setting={setting} />;
  return (
    <>
      <section class="panel">
        <h2>{t('new.rules')}</h2>
        {own.map(field)}
      </section>
      <section class="panel">
        <h2>{t('new.series')}</h2>
        {series.map(field)}
      </section>
    </>
  );
}

function Field(props: {
  info: GameInfo;
  setting: SettingInfo;
  players: { a: string; b: string };
  settings: Record<string, string>;
  onChange: (name: string, value: string) => void;
}) {
  const { setting, info } = props;
  const { name } = setting;
  const value = props.settings[name] ?? setting.values[0] ?? '';
  const set = (next: string) => props.onChange(name, next);
  if (name === 'length') return <Length value={props.settings[name] ?? '1'} onChange={set} />;
  if (name === 'stake') {
    return (
      <Stepper
        label={t('setting.stake')}
        hint={t('setting.stake.hint')}
        value={Number(props.settings[name] ?? 0)}
        least={0}
        most={setting.most ?? 0}
        step={10}
        typed
        onChange={(next) => set(String(next))}
      />
    );
  }
  const label = tOr(`setting.${name}`, name);
  const hint = tOr(`setting.${name}.hint`, '');
  if (name === 'start') return <StartField label={label} hint={hint} setting={setting} value={value} onChange={set} />;
  return (
    <Choices
      label={label}
      hint={hint}
      choices={setting.values.map((one) => choice(name, one, info, props.players))}
      value={value}
      onChoose={set}
    />
  );
}

function choice(name: string, value: string, info: GameInfo, players: { a: string; b: string }) {
  if (name === 'starts' && (value === 'a' || value === 'b')) {
    return { value, label: t(`setting.starts.${value}`, { name: players[value] }), hint: t('setting.starts.side.hint') };
  }
  // Přes palubu has no dice: its roll for who starts is a lot.
  if (name === 'starts' && value === 'roll' && info.id === 'pres-palubu') {
    return { value, label: t('setting.starts.lot'), hint: t('setting.starts.lot.hint') };
  }
  return { value, label: tOr(`setting.${name}.${value}`, value), hint: tOr(`setting.${name}.${value}.hint`, '') };
}

/** So many games, or to so many stakes. */
function Length({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const stakes = value.startsWith('to');
  const count = Number(value.replace(/\D/g, '')) || 1;
  const write = (toStakes: boolean, n: number) => onChange(toStakes ? `to:${n}` : String(n));
  return (
    <>
      <Choices
        label={t('setting.length')}
        hint={t('setting.length.hint')}
        choices={[
          { value: 'games', label: t('setting.length.byGames') },
          { value: 'stakes', label: t('setting.length.byStakes') },
        ]}
        value={stakes ? 'stakes' : 'games'}
        onChoose={(kind) => write(kind === 'stakes', count)}
      />
      <Stepper
        label={t(stakes ? 'setting.length.toStakes' : 'setting.length.games')}
        value={count}
        least={1}
        most={25}
        show={(n) => t(stakes ? 'setting.length.stakeCount' : 'setting.length.gameCount', { count: n })}
        onChange={(n) => write(stakes, n)}
      />
    </>
  );
}
