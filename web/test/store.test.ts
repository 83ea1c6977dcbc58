import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceMatch, forgetMatch, listMatches, loadMatch, newId, saveDraft, saveMatch, type Saved } from '../src/play/store';
import { readPreferences } from '../src/app/preferences';

function saved(id: string, changed: number): Saved {
  return {
    id,
    game: 'dlouhe-vrhcaby',
    log: `log of ${id}`,
    draft: '',
    players: { a: 'Anna', b: '@level:2' },
    score: { a: 0, b: 0 },
    phase: 'roll',
    created: 1,
    changed,
  };
}

describe('stored matches', () => {
  beforeEach(async () => {
    for (const { id } of await listMatches()) await forgetMatch(id);
  });

  it('come back as they were stored', async () => {
    await saveMatch(saved('one', 5));
    expect(await loadMatch('one')).toEqual(saved('one', 5));
    expect(await loadMatch('other')).toBeUndefined();
  });

  it('are listed with the last played first', async () => {
    await saveMatch(saved('old', 1));
    await saveMatch(saved('new', 9));
    await saveMatch(saved('middle', 4));
    expect((await listMatches()).map((one) => one.id)).toEqual(['new', 'middle', 'old']);
  });

  it('keep composed steps only while the log has not moved on', async () => {
    await saveMatch(saved('one', 5));
    await saveDraft('one', 'log of one', '24/21');
    expect((await loadMatch('one'))?.draft).toBe('24/21');
    await saveDraft('one', 'an older log', '13/10');
    expect((await loadMatch('one'))?.draft).toBe('24/21');
  });

  it('shown in two windows take only the first of two events', async () => {
    await saveMatch(saved('one', 5));
    const first = { ...saved('one', 6), log: 'rolled 5 3' };
    const second = { ...saved('one', 7), log: 'rolled 6 6' };
    expect(await advanceMatch(first, 'log of one')).toBe(true);
    expect(await advanceMatch(second, 'log of one')).toBe(false);
    expect((await loadMatch('one'))?.log).toBe('rolled 5 3');
    const raced = await Promise.all([
      advanceMatch({ ...first, log: 'a' }, 'rolled 5 3'),
      advanceMatch({ ...first, log: 'b' }, 'rolled 5 3'),
    ]);
    expect(raced).toEqual([true, false]);
  });

  it('can be forgotten', async () => {
    await saveMatch(saved('one', 5));
    await forgetMatch('one');
    expect(await listMatches()).toEqual([]);
  });

  it('get ids of their own', () => {
    const ids = new Set(Array.from({ length: 200 }, newId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[a-z2-9]{6}$/);
  });
});

describe('preferences', () => {
  it('fall back to the defaults for what is missing, unknown or broken', () => {
    expect(readPreferences(null)).toMatchObject({ language: 'cs', pace: 'normal', joystick: 'right' });
    expect(readPreferences('{"pace":"warp","theme":"dark","more":1}')).toMatchObject({ pace: 'normal', theme: 'dark' });
    expect(readPreferences('{"pace":"fa')).toEqual(readPreferences(null));
  });
});
