import { describe, expect, it } from 'vitest';
import { afterStep, settle } from '../src/board/tables/stones';
import { settleFigures } from '../src/board/overboard/figures';
import type { OverboardBoard, StepView, TablesBoard } from '../src/module/protocol';

function board(points: Record<number, ['first' | 'second', number]>, more: Partial<TablesBoard> = {}): TablesBoard {
  const fields: TablesBoard['fields'] = Array.from({ length: 24 }, () => ({ owner: null, count: 0 }));
  for (const [field, [owner, count]] of Object.entries(points)) fields[Number(field) - 1] = { owner, count };
  const none = { first: 0, second: 0 };
  return { kind: 'tables', fields, hand: none, hit: none, off: none, pips: none, ...more };
}

const step = (from: StepView['from'], to: StepView['to'], hit = false): StepView => ({ text: '', from, to, die: 1, hit });

describe('stones', () => {
  it('keep their identity when one moves: only that one changes its place', () => {
    const before = settle([], board({ 24: ['first', 3], 12: ['second', 2] }));
    const after = settle(before, board({ 24: ['first', 2], 20: ['first', 1], 12: ['second', 2] }));
    const moved = after.filter((stone) => before.find((old) => old.id === stone.id)!.place !== stone.place);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ side: 'first', place: 20, index: 0 });
    expect(before.find((old) => old.id === moved[0]!.id)!.index).toBe(2);
  });

  it('that moved are drawn last, above the others', () => {
    const before = settle([], board({ 24: ['first', 3] }));
    const after = settle(before, board({ 24: ['first', 2], 20: ['first', 1] }));
    expect(after.at(-1)!.place).toBe(20);
  });

  it('go back to where they came from when a step is undone', () => {
    const start = board({ 24: ['first', 3] });
    const before = settle([], start);
    const there = settle(before, board({ 24: ['first', 2], 20: ['first', 1] }));
    const back = settle(there, start);
    expect(back.map((stone) => stone.id).sort()).toEqual(before.map((stone) => stone.id).sort());
  });

  it('never change in number or side over any step', () => {
    let now = board({ 24: ['first', 2], 20: ['second', 1] }, { hand: { first: 1, second: 0 } });
    let stones = settle([], now);
    for (const one of [step(24, 20, true), step('hand', 22), step(20, 'off')]) {
      now = afterStep(now, one, 'first');
      stones = settle(stones, now);
      expect(stones).toHaveLength(4);
    }
    expect(now.off.first).toBe(1);
    expect(now.hit.second).toBe(1);
    expect(now.fields[21]).toEqual({ owner: 'first', count: 1 });
  });
});

describe('figures', () => {
  const deck = (rank: string): OverboardBoard => ({
    kind: 'overboard',
    cells: [...rank.padEnd(36, '.')].map((c) => (c === '.' ? '' : c)) as OverboardBoard['cells'],
    out: { first: 0, second: 0 },
    left: { first: 0, second: 0 },
  });

  it('of a pushed row move as one body, everyone staying themselves', () => {
    const before = settleFigures([], deck('rrw'), null).figures;
    const move = { turn: 'a1b1', from: 0, direction: 'right' as const, row: [0, 1], pushed: [2], falls: null };
    const { figures, fallen } = settleFigures(before, deck('.rrw'), move);
    expect(fallen).toBeNull();
    for (const figure of figures) expect(figure.cell).toBe(before.find((old) => old.id === figure.id)!.cell + 1);
  });

  it('that fall are told with the way they fell', () => {
    const before = settleFigures([], deck('..rrww'), null).figures;
    const move = { turn: 'c1d1', from: 2, direction: 'right' as const, row: [2, 3], pushed: [4, 5], falls: 5 };
    const { figures, fallen } = settleFigures(before, deck('...rrw'), move);
    expect(fallen).toMatchObject({ cell: 5, kind: 'w', direction: 'right' });
    expect(figures.map((figure) => figure.id)).not.toContain(fallen!.id);
  });

  it('jump quietly when the board is not what the move leads to', () => {
    const before = settleFigures([], deck('rrw'), null).figures;
    const move = { turn: 'a1b1', from: 0, direction: 'right' as const, row: [0, 1], pushed: [2], falls: null };
    const { figures, fallen } = settleFigures(before, deck('r....w'), move);
    expect(fallen).toBeNull();
    expect(figures.map((figure) => [figure.kind, figure.cell])).toEqual([['r', 0], ['w', 5]]);
  });
});
