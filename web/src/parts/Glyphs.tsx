import type { GameId, Side } from '../module/protocol';
import { Sailor } from '../board/overboard/Sailor';
import { Disc } from '../board/tables/Stones';
import { sideColour } from '../play/names';

/** A small picture of a side's stone or figure, beside a name. */
export function SideMark({ game, side }: { game: GameId; side: Side | null }) {
  if (side === null) return <svg class="side-mark" viewBox="-14 -14 28 28" aria-hidden="true" />;
  const colour = sideColour(game, side);
  return (
    <svg class="side-mark" viewBox="-14 -14 28 28" aria-hidden="true">
      {game === 'pres-palubu' ? (
        <Sailor kind={side === 'first' ? 'r' : 'w'} size={34} />
      ) : (
        <g class={`stone ${colour}`}>
          <Disc radius={12} />
        </g>
      )}
    </svg>
  );
}

const PIPS: Record<number, string> = {
  1: '12,12', 2: '7,7 17,17', 3: '7,7 12,12 17,17', 4: '7,7 17,7 7,17 17,17',
  5: '7,7 17,7 12,12 7,17 17,17', 6: '7,7 17,7 7,12 17,12 7,17 17,17',
};

/** A die in a line of text. */
export function DieGlyph({ value, colour = 'white' }: { value: number; colour?: 'white' | 'black' }) {
  return (
    <svg class={`die-glyph die ${colour}`} viewBox="0 0 24 24" role="img" aria-label={String(value)}>
      <rect class="die-face" x="1" y="1" width="22" height="22" rx="5" />
      {PIPS[value]!.split(' ').map((at) => {
        const [x, y] = at.split(',');
        return <circle key={at} class="pip" cx={x} cy={y} r="2.200" />;
      })}
    </svg>
  );
}

/** The mark of the house: three stones. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 44 28" aria-hidden="true">
      <circle cx="12" cy="16" r="10" class="mark-red" />
      <circle cx="22" cy="11" r="10" class="mark-black" />
      <circle cx="22" cy="11" r="6" class="mark-black-ring" />
      <circle cx="32" cy="16" r="10" class="mark-white" />
      <circle cx="32" cy="16" r="6" class="mark-white-ring" />
    </svg>
  );
}
