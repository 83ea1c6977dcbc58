import { describe, expect, it } from 'vitest';
import { diceOfNumbers, waysApart } from '../src/play/tables';
import type { Target } from '../src/module/protocol';

const way = (...steps: [from: number, to: number | 'off', die: number, hit?: boolean][]): Target => ({
  from: steps[0]![0],
  to: steps.at(-1)![1],
  steps: steps.map(([from, to, die, hit]) => ({ text: `${from}/${to}`, from, to, die, hit: hit ?? false })),
  play: steps.map(([from, to, die]) => `${from}/${to}:${die}`).join(' '),
});

describe('ways to one place', () => {
  it('with two different dice are asked about: a bear-off never picks one silently', () => {
    expect(waysApart([way([3, 'off', 3]), way([3, 'off', 5])])).toHaveLength(2);
  });

  it('with the same dice in either order are one way', () => {
    expect(waysApart([way([20, 17, 3], [17, 12, 5]), way([20, 15, 5], [15, 12, 3])])).toHaveLength(1);
  });

  it('that hit on the way are not the same as those that do not (TP-6)', () => {
    expect(waysApart([way([20, 17, 3, true], [17, 12, 5]), way([20, 15, 5], [15, 12, 3])])).toHaveLength(2);
  });
});

describe('dice shown', () => {
  const use = (value: number, used = false) => ({ value, used });

  it('are the two numbers, used ones marked', () => {
    expect(diceOfNumbers([use(6, true), use(4)], [6, 4])).toEqual([
      { value: 6, used: true, left: null, later: false },
      { value: 4, used: false, left: null, later: false },
    ]);
  });

  it('of a double count what is left (LV-5)', () => {
    const dice = diceOfNumbers([use(3, true), use(3), use(3), use(3)], [3, 3]);
    expect(dice.map((die) => die.left)).toEqual([3, null]);
  });

  it('of a double in Taiga-Puff show the opposite number beside them (TP-4)', () => {
    const numbers = [...Array(4).fill(use(3, true)), ...Array(4).fill(use(4))];
    expect(diceOfNumbers(numbers, [3, 3])).toEqual([
      { value: 3, used: true, left: 0, later: false },
      { value: 3, used: true, left: null, later: false },
      { value: 4, used: false, left: 4, later: true },
    ]);
  });
});
