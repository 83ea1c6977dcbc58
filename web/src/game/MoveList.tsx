import { memo } from 'preact/compat';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { language, t, type Language } from '../i18n';
import { DieGlyph, SideMark } from '../parts/Glyphs';
import { Icon, type IconName } from '../parts/Icon';
import { sideColour, turnText } from '../play/names';
import type { Stage, Stop } from '../play/stage';
import type { GameId, LastTurn } from '../module/protocol';

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
  const spoken = language();
  const latest = useRef(props.onPick);
  latest.current = props.onPick;
  const pick = useCallback((index: number) => latest.current(index), []);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[props.current] as HTMLElement | undefined;
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight + line.offsetHeight * 2;
  }, [props.current, stops.length]);
  if (stops.length === 0) return <p class="no-moves">{t('play.noMoves')}</p>;
  return (
    <ol class="moves" aria-label={t('play.moves')} ref={list} tabIndex={-1}>
      {stops.map((stop, i) => {
        const first = i === 0 || stops[i - 1]!.gameNumber !== stop.gameNumber;
        return (
          <Move
            key={i}
            game={game}
            index={i}
            last={stop.last}
            begins={first && stops.at(-1)!.gameNumber > 1 ? stop.gameNumber : null}
            current={i === props.current}
            language={spoken}
            onPick={pick}
          />
        );
      })}
    </ol>
  );
}

/** A line of the list; it changes when it becomes the one shown, or the language does. */
const Move = memo(function Move(props: {
  game: GameId;
  index: number;
  last: LastTurn;
  /** The number of the game that begins here. */
  begins: number | null;
  current: boolean;
  language: Language;
  onPick: (index: number) => void;
}) {
  const { game, index, last } = props;
  const colour = sideColour(game, last.by) === 'black' ? 'black' : 'white';
  return (
    <li>
      {props.begins !== null && <p class="moves-game">{t('play.gameOf', { number: props.begins })}</p>}
      <button type="button" class="move" aria-current={props.current ? 'step' : undefined} onClick={() => props.onPick(index)}>
        <span class="move-number">{index + 1}</span>
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
});

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
