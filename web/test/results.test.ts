import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchView } from '../src/module/protocol';
import { addResults, forgetResults, keepResult, listResults, resultOf, tally, type Result } from '../src/play/results';

const view = (players: MatchView['players'], winner: 'a' | 'b' | null, games = 1): MatchView =>
  ({
    game: 'dlouhe-vrhcaby',
    players,
    result: { winner, winnerSide: null, reason: 'all-off', stakes: winner === null ? 0 : 2, mars: false },
    games: Array(games).fill(null),
  }) as unknown as MatchView;

const one = (id: string, outcome: Result['outcome'], stakes = 1, level = 2): Result => ({
  id, game: 'taiga-puff', level, outcome, stakes, reason: 'all-off', ended: Number(id),
});

describe('results', () => {
  beforeEach(forgetResults);

  it('are kept from the point of view of the person, whichever seat it has', () => {
    expect(resultOf('m', view({ a: 'Jana', b: '@level:3' }, 'a'), 7)).toMatchObject({ id: 'm:1', level: 3, outcome: 'won', stakes: 2, ended: 7 });
    expect(resultOf('m', view({ a: '@level:1', b: 'Jana' }, 'a', 2), 7)).toMatchObject({ id: 'm:2', level: 1, outcome: 'lost' });
    expect(resultOf('m', view({ a: 'Jana', b: '@level:3' }, null), 7)).toMatchObject({ outcome: 'drawn', stakes: 0 });
  });

  it('are not kept of games between two people, nor of running ones', () => {
    expect(resultOf('m', view({ a: 'Jana', b: 'Petr' }, 'a'), 7)).toBeNull();
    expect(resultOf('m', { ...view({ a: 'Jana', b: '@level:3' }, 'a'), result: null }, 7)).toBeNull();
  });

  it('count once however often they are told', async () => {
    await keepResult('m', view({ a: 'Jana', b: '@level:3' }, 'a'));
    await keepResult('m', view({ a: 'Jana', b: '@level:3' }, 'a'));
    expect(await listResults()).toHaveLength(1);
  });

  it('are counted by game and level, the balance in stakes, in the order they came', async () => {
    await addResults([one('3', 'lost', 2), one('1', 'won', 1), one('2', 'drawn', 0), one('4', 'won', 1, 1)]);
    const [first, second] = tally(await listResults());
    expect(first).toMatchObject({ level: 1, played: 1, won: 1, stakes: 1 });
    expect(second).toMatchObject({ level: 2, played: 3, won: 1, lost: 1, drawn: 1, stakes: -1 });
    expect(second!.course.map((result) => result.id)).toEqual(['1', '2', '3']);
  });
});
