import type { OverboardBoard, OverboardMove } from '../../module/protocol';
import { nextCell } from './geometry';

/** A figure with an identity, so that the picture can slide just that one. */
export interface Figure {
  readonly id: number;
  readonly kind: 'r' | 'R' | 'w' | 'W';
  readonly cell: number;
}

export interface Settled {
  readonly figures: readonly Figure[];
  /** The figure that has just gone overboard, at the cell it fell from. */
  readonly fallen: (Figure & { direction: OverboardMove['direction'] }) | null;
}

/**
 * Carries the figures of one board over to the next. With the move that led there everybody in the
 * row keeps their identity; without one (a jump in a replay), whoever can stay stays.
 */
export function settleFigures(before: readonly Figure[], board: OverboardBoard, move: OverboardMove | null): Settled {
  let fallen: Settled['fallen'] = null;
  let guess = before;
  if (move) {
    const moving = new Set([...move.row, ...move.pushed]);
    guess = before.flatMap((figure) => {
      if (!moving.has(figure.cell)) return [figure];
      if (figure.cell === move.falls) {
        fallen = { ...figure, direction: move.direction };
        return [];
      }
      const cell = nextCell(figure.cell, move.direction);
      return cell === null ? [] : [{ ...figure, cell }];
    });
    if (!matches(guess, board)) {
      guess = before;
      fallen = null;
    }
  }
  let next = before.reduce((most, figure) => Math.max(most, figure.id), 0) + 1;
  const figures: Figure[] = [];
  const spare: Figure[] = [];
  const at = new Map<number, Figure>();
  for (const figure of guess) {
    if (board.cells[figure.cell] === figure.kind && !at.has(figure.cell)) at.set(figure.cell, figure);
    else spare.push(figure);
  }
  board.cells.forEach((kind, cell) => {
    if (kind === '') return;
    const stay = at.get(cell);
    if (stay) {
      figures.push(stay);
      return;
    }
    const from = spare.findIndex((figure) => figure.kind === kind);
    const id = from >= 0 ? spare.splice(from, 1)[0]!.id : next++;
    figures.push({ id, kind, cell });
  });
  return { figures, fallen };
}

function matches(figures: readonly Figure[], board: OverboardBoard): boolean {
  const standing = board.cells.filter((kind) => kind !== '').length;
  return standing === figures.length && figures.every((figure) => board.cells[figure.cell] === figure.kind);
}
