import type { Direction, OverboardMove } from '../../module/protocol';
import type { Spot } from '../gesture';
import type { Box } from '../tables/geometry';

/**
 * Where everything lies on the deck: a raft of 6 × 6 crossing grooves in the middle of the sea.
 * Cells are indexed as in the contract, 6 × rank + file from a1; `turned` shows the deck from
 * White's side.
 */
export interface DeckLayout {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** Upper left corner of the raft. */
  readonly left: number;
  readonly top: number;
  readonly turned: boolean;
}

export const SIZE = 6;

export function layoutDeck(width: number, height: number, turned: boolean): DeckLayout {
  const cell = Math.min(width / (SIZE + 0.76), height / (SIZE + 1.7));
  // The sea fills the room given, but not beyond what looks like a raft in it.
  const w = Math.min(width, cell * (SIZE + 4));
  const h = Math.min(height, cell * (SIZE + 5));
  return { width: w, height: h, cell, left: (w - SIZE * cell) / 2, top: (h - SIZE * cell) / 2, turned };
}

/** Column and row on the screen, from the upper left. */
export function gridOf(layout: DeckLayout, index: number): { column: number; row: number } {
  const file = index % SIZE;
  const rank = Math.floor(index / SIZE);
  return layout.turned ? { column: SIZE - 1 - file, row: rank } : { column: file, row: SIZE - 1 - rank };
}

export function cellSpot(layout: DeckLayout, index: number): Spot {
  const { column, row } = gridOf(layout, index);
  return { x: layout.left + (column + 0.5) * layout.cell, y: layout.top + (row + 0.5) * layout.cell };
}

export function cellBox(layout: DeckLayout, index: number): Box {
  const spot = cellSpot(layout, index);
  return { x: spot.x - layout.cell / 2, y: spot.y - layout.cell / 2, width: layout.cell, height: layout.cell };
}

/** The cell under a point, or null in the sea. */
export function cellAt(layout: DeckLayout, at: Spot): number | null {
  const column = Math.floor((at.x - layout.left) / layout.cell);
  const row = Math.floor((at.y - layout.top) / layout.cell);
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return null;
  return layout.turned ? SIZE * row + (SIZE - 1 - column) : SIZE * (SIZE - 1 - row) + column;
}

const TURNED: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** A direction of the screen as one of the board (where up is red's forward), and back. */
export function turn(layout: { turned: boolean }, direction: Direction): Direction {
  return layout.turned ? TURNED[direction] : direction;
}

/** One cell's step on the screen for a direction of the board. */
export function shift(layout: DeckLayout, direction: Direction): Spot {
  const seen = turn(layout, direction);
  const cell = layout.cell;
  if (seen === 'up') return { x: 0, y: -cell };
  if (seen === 'down') return { x: 0, y: cell };
  return seen === 'left' ? { x: -cell, y: 0 } : { x: cell, y: 0 };
}

/** Index of the next cell in a direction of the board, or null beyond the edge. */
export function nextCell(index: number, direction: Direction): number | null {
  const file = index % SIZE;
  const rank = Math.floor(index / SIZE);
  if (direction === 'up') return rank < SIZE - 1 ? index + SIZE : null;
  if (direction === 'down') return rank > 0 ? index - SIZE : null;
  if (direction === 'left') return file > 0 ? index - 1 : null;
  return file < SIZE - 1 ? index + 1 : null;
}

/** `c2` for 8. */
export function cellName(index: number): string {
  return 'abcdef'[index % SIZE]! + (Math.floor(index / SIZE) + 1);
}

/** The cells a tap may go to for a move: those it pushes, or the free one ahead of the row. */
export function targetCells(move: OverboardMove): readonly number[] {
  const ahead = nextCell(move.row.at(-1)!, move.direction);
  return move.pushed.length > 0 ? move.pushed : ahead === null ? [] : [ahead];
}
