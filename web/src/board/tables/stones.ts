import type { Place, Side, StepView, TablesBoard } from '../../module/protocol';

/**
 * Stones with an identity. A board says how many lie where; to slide the right one, the picture
 * has to know which is which. {@link settle} carries the stones of one board over to the next,
 * moving as few as possible, so any change – a step, its undo, a jump in a replay – is a slide.
 */
export interface Stone {
  readonly id: number;
  readonly side: Side;
  readonly place: Place;
  /** Position on the place, from the edge of the board. */
  readonly index: number;
}

const SIDES: readonly Side[] = ['first', 'second'];

/** How many stones of a side lie on each place. */
export function countsOf(board: TablesBoard, side: Side): Map<Place, number> {
  const counts = new Map<Place, number>();
  board.fields.forEach((field, i) => {
    if (field.owner === side && field.count > 0) counts.set(i + 1, field.count);
  });
  if (board.hand[side] > 0) counts.set('hand', board.hand[side]);
  if (board.hit[side] > 0) counts.set('bar', board.hit[side]);
  if (board.off[side] > 0) counts.set('off', board.off[side]);
  return counts;
}

/** Stones for a board, as many as possible carried over from `before`, in drawing order. */
export function settle(before: readonly Stone[], board: TablesBoard): Stone[] {
  const stones: Stone[] = [];
  const moved: Stone[] = [];
  let next = before.reduce((most, stone) => Math.max(most, stone.id), 0) + 1;
  for (const side of SIDES) {
    const counts = countsOf(board, side);
    const spare: Stone[] = [];
    const kept = new Map<Place, number>();
    for (const stone of before.filter((s) => s.side === side).sort((a, b) => a.index - b.index)) {
      const there = kept.get(stone.place) ?? 0;
      if (there < (counts.get(stone.place) ?? 0)) {
        kept.set(stone.place, there + 1);
        stones.push(stone.index === there ? stone : { ...stone, index: there });
      } else {
        spare.push(stone);
      }
    }
    for (const [place, count] of counts) {
      for (let index = kept.get(place) ?? 0; index < count; index++) {
        const stone = spare.pop();
        const settled = { id: stone?.id ?? next++, side, place, index };
        (stone ? moved : stones).push(settled);
      }
    }
  }
  // What moved is drawn last, above what it passes.
  return [...stones, ...moved];
}

/** The board after one step: bookkeeping of a step the rules have already allowed. */
export function afterStep(board: TablesBoard, step: StepView, side: Side): TablesBoard {
  const other: Side = side === 'first' ? 'second' : 'first';
  const fields = board.fields.map((field) => ({ ...field }));
  const hand = { ...board.hand };
  const hitStones = { ...board.hit };
  const off = { ...board.off };
  if (step.from === 'hand') hand[side]--;
  else if (step.from === 'bar') hitStones[side]--;
  else if (typeof step.from === 'number') {
    const from = fields[step.from - 1]!;
    from.count--;
    if (from.count === 0) from.owner = null;
  }
  if (step.to === 'off') off[side]++;
  else if (typeof step.to === 'number') {
    const to = fields[step.to - 1]!;
    if (step.hit && to.owner === other) {
      to.count = 0;
      hitStones[other]++;
    }
    to.owner = side;
    to.count++;
  }
  return { ...board, fields, hand, hit: hitStones, off };
}
