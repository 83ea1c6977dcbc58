import { t, tOr } from '../i18n';
import type { GameId } from '../module/protocol';
import { SERIES } from '../parts/SettingFields';
import { clockWords, lengthWords } from './words';

/** Everything that was, or is to be, agreed for a match, in words. */
export function Agreed(props: {
  game: GameId;
  settings: Record<string, string>;
  clock: string;
  rated: boolean;
  names: { a: string; b: string };
  worstCase?: number;
}) {
  const { game, settings, names } = props;
  const stake = Number(settings['stake'] ?? 0);
  const starts = settings['starts'] ?? 'roll';
  const lines: [string, string][] = [[t('net.clock'), clockWords(props.clock)], [t('setting.length'), lengthWords(settings['length'])]];
  lines.push([
    t('setting.starts'),
    starts === 'a' || starts === 'b' ? names[starts] : t(game === 'pres-palubu' ? 'setting.starts.lot' : 'setting.starts.roll'),
  ]);
  if ((settings['length'] ?? '1') !== '1') {
    const rotation = settings['rotation'] ?? 'loser';
    lines.push([t('setting.rotation'), tOr(`setting.rotation.${rotation}`, rotation)]);
  }
  for (const [name, value] of Object.entries(settings)) {
    if (!SERIES.includes(name)) lines.push([tOr(`setting.${name}`, name), settingWords(name, value)]);
  }
  lines.push([t('net.kind'), t(props.rated ? 'net.rated' : 'net.casual')]);
  lines.push([t('setting.stake'), stake === 0 ? t('net.noStake') : t('result.chips', { chips: stake })]);
  if (props.worstCase) lines.push([t('net.worstCase'), t('result.chips', { chips: props.worstCase })]);
  return (
    <dl class="agreed" data-testid="agreed">
      {lines.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function settingWords(name: string, value: string): string {
  if (name === 'start' && value.startsWith('random')) {
    const [, figures, captains] = value.split(':');
    return t('net.randomStart', { figures: figures ?? '', captains: captains ?? '' });
  }
  return tOr(`setting.${name}.${value}`, value);
}
