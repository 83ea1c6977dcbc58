import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { DieGlyph, SideMark } from '../parts/Glyphs';
import { Icon, type IconName } from '../parts/Icon';
import { sideColour, turnText } from '../play/names';
import type { Stage, Stop } from '../play/stage';
import type { GameId } from '../module/protocol';

/** All turns so far; a tap shows the board after one. */
export function MoveList({ session, onPick }: { session: Stage; onPick?: () => void }) {
  const stops = session.stops.value;
  return (
    <Moves
      game={session.view.value.game}
      stops={stops}
      current={session.peek.value ?? stops.length - 1}
      onPick={(i) => {
        session.peek.value = i === stops.length - 1 ? null : i;
        onPick?.();
      }}
    />
  );
}

export function Moves(props: { game: GameId; stops: readonly Stop[]; current: number; onPick: (index: number) => void }) {
  const { game, stops } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[props.current] as HTMLElement | undefined;
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight + line.offsetHeight * 2;
  }, [props.current, stops.length]);
  if (stops.length === 0) return <p class="no-moves">{t('play.noMoves')}</p>;
  return (
    <ol class="moves" aria-label={t('play.moves')} ref={list} tabIndex={-1}>
      {stops.map((stop, i) => {
        const { last } = stop;
        const colour = sideColour(game, last.by) === 'black' ? 'black' : 'white';
        const first = i === 0 || stops[i - 1]!.gameNumber !== stop.gameNumber;
        return (
          <li key={i}>
            {first && stops.at(-1)!.gameNumber > 1 && <p class="moves-game">{t('play.gameOf', { number: stop.gameNumber })}</p>}
            <button type="button" class="move" aria-current={i === props.current ? 'step' : undefined} onClick={() => props.onPick(i)}>
              <span class="move-number">{i + 1}</span>
              <SideMark game={game} side={last.by} />
              {last.roll && (
                <span class="move-roll">
                  {last.roll.map((value, n) => (
                    <DieGlyph key={n} value={value} colour={colour} />
                  ))}
                </span>
              )}
              <span class="move-text">{turnText(game, last.by, last.steps, last.text, last.passed)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Where one is while looking back, and the way home. */
export function PeekBar({ session }: { session: Stage }) {
  const peek = session.peek.value ?? 0;
  const last = session.stops.value.length - 1;
  const go = (to: number) => (session.peek.value = to >= last ? null : Math.max(0, to));
  const button = (name: IconName, label: string, to: number, off: boolean) => (
    <button type="button" class="button icon-only" aria-label={label} disabled={off} onClick={() => go(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="controls peek">
      {button('previous', t('play.previous'), peek - 1, peek === 0)}
      {button('next', t('play.next'), peek + 1, false)}
      <p class="status">{t('play.peek', { number: peek + 1 })}</p>
      <button type="button" class="button primary go" onClick={() => (session.peek.value = null)}>
        {t('play.toGame')}
      </button>
    </div>
  );
}
