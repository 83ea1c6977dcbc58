import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../src/i18n';
import type { EndReason, GameId, GameResult, Seat, Side } from '../src/module/protocol';
import { reasonOf } from '../src/play/outcome';

function told(game: GameId, alone: Seat | null, reason: EndReason, winner: Seat | null, winnerSide: Side | null = null): string {
  const result: GameResult = { winner, winnerSide, reason, stakes: winner === null ? 0 : 1, mars: false };
  return reasonOf(game, alone, result);
}

beforeAll(() => speak('cs'));

describe('why a game ended', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
  afterEach(async () => {
    await speak('cs');
    vi.unstubAllGlobals();
  });

  it('is told to you as what happened to you, whether you won or lost', () => {
    expect(told('pres-palubu', 'a', 'all-over', 'a', 'first')).toBe('Celá soupeřova posádka je v moři.');
    expect(told('pres-palubu', 'a', 'all-over', 'b', 'second')).toBe('Celá vaše posádka je v moři.');
    expect(told('taiga-puff', 'a', 'all-off', 'a', 'second')).toBe('Všechny vaše kameny jsou venku.');
    expect(told('taiga-puff', 'a', 'all-off', 'b', 'first')).toBe('Soupeř má všechny kameny venku.');
    expect(told('taiga-puff', 'a', 'resigned', 'b', 'first')).toBe('Hru jste vzdali.');
    expect(told('taiga-puff', 'b', 'resigned', 'b', 'first')).toBe('Soupeř se vzdal.');
    expect(told('taiga-puff', 'b', 'time', 'a', 'first')).toBe('Vypršel vám čas.');
  });

  it('is told to two at one screen by colours, which differ from game to game', () => {
    expect(told('pres-palubu', null, 'all-over', 'b', 'first')).toBe('Celá bílá posádka je v moři.');
    expect(told('pres-palubu', null, 'resigned', 'b', 'second')).toBe('Červený hru vzdal.');
    expect(told('dlouhe-vrhcaby', null, 'all-off', 'a', 'first')).toBe('Všechny bílé kameny jsou venku.');
    expect(told('taiga-puff', null, 'all-off', 'a', 'first')).toBe('Všechny černé kameny jsou venku.');
    expect(told('taiga-puff', null, 'time', 'a', 'second')).toBe('Černému vypršel čas.');
  });

  it('says of a repetition whether figures were counted (PP-12)', () => {
    expect(told('pres-palubu', 'a', 'repetition', null)).toBe('Pozice nastala potřetí.');
    expect(told('pres-palubu', null, 'repetition', 'a', 'first')).toBe('Pozice nastala potřetí, rozhodl počet figur.');
  });

  it('speaks English too', async () => {
    await speak('en');
    expect(told('pres-palubu', 'a', 'all-over', 'b', 'second')).toBe('Your whole crew is in the sea.');
    expect(told('pres-palubu', null, 'all-over', 'b', 'second')).toBe('The whole red crew is in the sea.');
    expect(told('dlouhe-vrhcaby', null, 'last-roll', null)).toBe('Both finished: right of the last roll.');
  });
});
