import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefer, preferences } from '../src/app/preferences';
import { BadBackup, readBackup, writeBackup } from '../src/play/backup';
import { addResults, forgetResults, listResults, type Result } from '../src/play/results';
import { forgetMatches, listMatches, saveMatch, type Saved } from '../src/play/store';

// The rules live in a worker that Node lacks; here a log is good unless it says otherwise.
vi.mock('../src/module/client', () => ({
  rules: {
    frames: (log: string) => (log.includes('torn') ? Promise.reject(new Error('no log')) : Promise.resolve([])),
  },
}));

const match = (id: string, changed: number, log = 'Kameny: 1\n'): Saved => ({
  id, game: 'taiga-puff', log, draft: '', players: { a: 'Vy', b: '@level:2' }, score: { a: 0, b: 0 }, phase: 'roll', created: 1, changed,
});
const result: Result = { id: 'x:1', game: 'taiga-puff', level: 2, outcome: 'won', stakes: 1, reason: 'all-off', ended: 5 };

describe('a backup', () => {
  beforeEach(async () => {
    await forgetMatches();
    await forgetResults();
    prefer('skin', 'walnut');
  });

  it('brings back matches, results and preferences after everything was wiped', async () => {
    await saveMatch(match('one', 10));
    await addResults([result]);
    prefer('skin', 'slate');
    const file = await writeBackup();
    await forgetMatches();
    await forgetResults();
    prefer('skin', 'walnut');

    expect(await readBackup(file)).toEqual({ matches: 1, results: 1 });
    expect(await listMatches()).toEqual([match('one', 10)]);
    expect(await listResults()).toEqual([result]);
    expect(preferences.value.skin).toBe('slate');
  });

  it('never puts an older state over a newer one', async () => {
    await saveMatch(match('one', 10, 'old'));
    const file = await writeBackup();
    await saveMatch(match('one', 20, 'new'));
    expect(await readBackup(file)).toEqual({ matches: 0, results: 0 });
    expect((await listMatches())[0]!.log).toBe('new');
  });

  it.each([
    ['no JSON', 'hello', 'format'],
    ['something else', '{"format":"chess","matches":[],"results":[]}', 'format'],
    ['another version', '{"format":"kameny","version":2,"matches":[],"results":[]}', 'version'],
    ['half a match', `{"format":"kameny","version":1,"matches":[${JSON.stringify({ ...match('a', 1), log: 7 })}],"results":[]}`, 'match'],
    ['a log the rules refuse', `{"format":"kameny","version":1,"matches":[${JSON.stringify(match('a', 1, 'torn'))}],"results":[]}`, 'match'],
    ['an outcome nobody knows', `{"format":"kameny","version":1,"matches":[],"results":[${JSON.stringify({ ...result, outcome: 'maybe' })}]}`, 'result'],
  ])('that is %s is refused, says what is wrong and changes nothing', async (_, file, what) => {
    await saveMatch(match('here', 3));
    const refused = await readBackup(file).catch((reason: unknown) => reason);
    expect(refused).toBeInstanceOf(BadBackup);
    expect((refused as BadBackup).what).toBe(what);
    expect(await listMatches()).toEqual([match('here', 3)]);
    expect(await listResults()).toEqual([]);
  });
});
