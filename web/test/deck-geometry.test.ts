import { describe, expect, it } from 'vitest';
import { cellAt, cellName, cellSpot, layoutDeck, nextCell, shift, targetCells, turn } from '../src/board/overboard/geometry';

describe('the deck', () => {
  it('has a1 lower left and f6 upper right, and the other way about when turned (PP-1)', () => {
    const layout = layoutDeck(390, 600, false);
    expect(cellSpot(layout, 0).x).toBeLessThan(cellSpot(layout, 5).x);
    expect(cellSpot(layout, 0).y).toBeGreaterThan(cellSpot(layout, 30).y);
    const turned = layoutDeck(390, 600, true);
    expect(cellSpot(turned, 0)).toEqual(cellSpot(layout, 35));
    expect(cellName(0)).toBe('a1');
    expect(cellName(35)).toBe('f6');
  });

  it.each([false, true])('finds every cell under its own middle (turned: %s)', (turned) => {
    const layout = layoutDeck(360, 560, turned);
    for (let cell = 0; cell < 36; cell++) expect(cellAt(layout, cellSpot(layout, cell))).toBe(cell);
    expect(cellAt(layout, { x: 1, y: 1 })).toBeNull();
  });

  it('gives a finger at least 44 pixels on a screen 360 wide', () => {
    expect(layoutDeck(360, 480, false).cell).toBeGreaterThanOrEqual(44);
  });

  it('moves the way it is seen', () => {
    for (const turned of [false, true]) {
      const layout = layoutDeck(390, 600, turned);
      const from = cellSpot(layout, 8);
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const step = shift(layout, direction);
        const to = cellSpot(layout, nextCell(8, direction)!);
        expect([to.x - from.x, to.y - from.y].map(Math.round)).toEqual([step.x, step.y].map(Math.round));
        expect(turn(layout, turn(layout, direction))).toBe(direction);
      }
    }
  });

  it('ends at its edges', () => {
    expect(nextCell(5, 'right')).toBeNull();
    expect(nextCell(0, 'left')).toBeNull();
    expect(nextCell(0, 'down')).toBeNull();
    expect(nextCell(35, 'up')).toBeNull();
  });
});

describe('a tap on a target', () => {
  it('means the push that would move what stands there, or the free point ahead', () => {
    const push = { turn: 'a1b1', from: 0, direction: 'right' as const, row: [0, 1], pushed: [2, 3], falls: null };
    expect(targetCells(push)).toEqual([2, 3]);
    const free = { ...push, pushed: [] };
    expect(targetCells(free)).toEqual([2]);
  });
});
