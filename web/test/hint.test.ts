import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../src/i18n';
import { does } from '../src/learn/lesson';
import type { Outcome, OverboardFacts, TablesFacts } from '../src/module/protocol';
import { factWords, hintWords } from '../src/play/hint';

const deck: OverboardFacts = { kind: 'overboard', row: 2, pushed: 0, falls: false, captain: false, danger: 1, dangerBefore: 1, wins: false };
const stones: TablesFacts = {
  kind: 'tables', hits: 0, entered: 0, returned: 0, off: 0, head: 0, bridges: 0, run: 2, runBefore: 2, single: 3, singleBefore: 3, allHome: false, wins: false,
};

beforeAll(() => speak('cs'));

describe('a hint', () => {
  it('says the weightiest thing a turn does first', () => {
    expect(factWords('taiga-puff', { ...stones, hits: 1, bridges: 2, entered: 1 })).toEqual(['vyhodí 1 kámen', 'postaví 2 mosty', 'nasadí z ruky 1 kámen']);
    expect(factWords('pres-palubu', { ...deck, pushed: 2, falls: true, danger: 0, dangerBefore: 2 })).toEqual(['shodí figuru přes palubu', 'zachrání před pádem 2 vaše figury']);
  });

  it('speaks of bridges where stones are hit, of points in a row where nobody is', () => {
    const both = { ...stones, bridges: 1, run: 4, runBefore: 3 };
    expect(factWords('taiga-puff', both)).toEqual(['postaví 1 most']);
    expect(factWords('dlouhe-vrhcaby', both)).toEqual(['zavře 4 pole v řadě']);
  });

  it('always says something', () => {
    expect(factWords('dlouhe-vrhcaby', stones)).toHaveLength(1);
    expect(factWords('pres-palubu', deck)).toEqual(['posune 2 figury na lepší místo']);
  });

  it('is one sentence with the turn as the list of moves writes it', () => {
    const step = { text: '24/18', from: 12, to: 6, die: 6, hit: false };
    const outcome = { turn: '24/18', steps: [step], move: null, facts: { ...stones, head: 1, run: 3 } } as unknown as Outcome;
    expect(hintWords('dlouhe-vrhcaby', 'second', outcome)).toBe('24/18: zavře 3 pole v řadě a uvolní z hlavy 1 kámen.');
  });
});

describe('an answer to a lesson', () => {
  it('is right when it does at least what was asked for', () => {
    expect(does({ ...stones, off: 2 }, { off: 2 })).toBe(true);
    expect(does({ ...stones, off: 1 }, { off: 2 })).toBe(false);
    expect(does({ ...deck, falls: true }, { falls: true })).toBe(true);
    expect(does({ ...stones, returned: 1 }, { returned: 1, bridges: 1 })).toBe(false);
  });
});
