import { clear, createStore, entries, set, setMany, type UseStore } from 'idb-keyval';
import type { EndReason, GameId, MatchView, Seat } from '../module/protocol';
import { isComputer, levelOf } from './names';

/**
 * One finished game against a level, kept for the statistics. It outlives the match it was a part of:
 * whoever tidies up old games does not lose what was achieved in them.
 */
export interface Result {
  /** Match and number of the game in it, `abc:2`: a game that is told twice counts once. */
  id: string;
  game: GameId;
  level: number;
  outcome: 'won' | 'lost' | 'drawn';
  /** Stakes won or lost; 0 for a draw. */
  stakes: number;
  reason: EndReason;
  /** Milliseconds since 1970. */
  ended: number;
}

let store: UseStore | null = null;

function results(): UseStore {
  store ??= createStore('kameny-results', 'results');
  return store;
}

/** What the game that has just ended was to the person, or null where no level played. */
export function resultOf(match: string, view: MatchView, ended: number): Result | null {
  const { result, players } = view;
  const mine: Seat = isComputer(players.a) ? 'b' : 'a';
  const level = levelOf(players[mine === 'a' ? 'b' : 'a']);
  if (!result || level === null || isComputer(players[mine])) return null;
  return {
    id: `${match}:${view.games.length}`,
    game: view.game,
    level,
    outcome: result.winner === null ? 'drawn' : result.winner === mine ? 'won' : 'lost',
    stakes: result.stakes,
    reason: result.reason,
    ended,
  };
}

/** Keeps the result of the game that has just ended, if a level played it. */
export async function keepResult(match: string, view: MatchView): Promise<void> {
  const result = resultOf(match, view, Date.now());
  if (result) await set(result.id, result, results());
}

export function addResults(all: readonly Result[]): Promise<void> {
  return setMany(all.map((result) => [result.id, result]), results());
}

/** All results of this device, the oldest first. */
export async function listResults(): Promise<Result[]> {
  const all = await entries<string, Result>(results());
  return all.map(([, result]) => result).sort((a, b) => a.ended - b.ended);
}

export function forgetResults(): Promise<void> {
  return clear(results());
}

/** Games against one level, counted. */
export interface Tally {
  game: GameId;
  level: number;
  played: number;
  won: number;
  lost: number;
  drawn: number;
  /** Stakes won less stakes lost. */
  stakes: number;
  /** In order, the oldest first. */
  course: readonly Result[];
}

/** The results by game and level, weaker levels first; only what was played. */
export function tally(all: readonly Result[]): Tally[] {
  const groups = new Map<string, Result[]>();
  for (const result of all) {
    const key = `${result.game} ${result.level}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()]
    .map((course) => {
      const count = (outcome: Result['outcome']) => course.filter((one) => one.outcome === outcome).length;
      return {
        game: course[0]!.game,
        level: course[0]!.level,
        played: course.length,
        won: count('won'),
        lost: count('lost'),
        drawn: count('drawn'),
        stakes: course.reduce((sum, one) => sum + (one.outcome === 'lost' ? -one.stakes : one.stakes), 0),
        course,
      };
    })
    .sort((a, b) => a.level - b.level);
}
