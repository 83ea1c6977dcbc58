import { isGame } from '../app/games';
import { preferAll, preferences, readPreferences, type Preferences } from '../app/preferences';
import { rules } from '../module/client';
import { addResults, listResults, type Result } from './results';
import { listMatches, saveMatches, type Saved } from './store';

/** Everything this device keeps, as one file. */
export interface Backup {
  format: 'kameny';
  version: 1;
  /** When it was written, ISO 8601. */
  written: string;
  preferences: Preferences;
  matches: Saved[];
  results: Result[];
}

/** A file that cannot be read back: what was expected, as the end of the key of a message. */
export class BadBackup extends Error {
  constructor(
    readonly what: 'format' | 'version' | 'match' | 'result',
    /** Which match or result, from 1. */
    readonly number = 0,
  ) {
    super(`${what} ${number}`);
  }
}

export async function writeBackup(): Promise<string> {
  const backup: Backup = {
    format: 'kameny',
    version: 1,
    written: new Date().toISOString(),
    preferences: preferences.value,
    matches: await listMatches(),
    results: await listResults(),
  };
  return `${JSON.stringify(backup, null, 1)}\n`;
}

/**
 * Reads a file back: its matches and results come to those that are here already – of two states of
 * one match the later one stays – and its preferences take effect. All of it is looked at first, the
 * logs by the rules; one thing wrong, and nothing changes.
 *
 * Rejects with {@link BadBackup}.
 */
export async function readBackup(text: string): Promise<{ matches: number; results: number }> {
  const backup = parse(text);
  for (const [i, saved] of backup.matches.entries()) {
    try {
      await rules.frames(saved.log);
    } catch {
      throw new BadBackup('match', i + 1);
    }
  }
  const here = new Map((await listMatches()).map((saved) => [saved.id, saved]));
  const newer = backup.matches.filter((saved) => saved.changed > (here.get(saved.id)?.changed ?? 0));
  await saveMatches(newer);
  await addResults(backup.results);
  preferAll(backup.preferences);
  return { matches: newer.length, results: backup.results.length };
}

function parse(text: string): Backup {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BadBackup('format');
  }
  const { format, version, matches, results } = fields(read);
  if (format !== 'kameny' || !Array.isArray(matches) || !Array.isArray(results)) throw new BadBackup('format');
  if (version !== 1) throw new BadBackup('version');
  return {
    format,
    version,
    written: '',
    preferences: readPreferences(JSON.stringify(fields(read)['preferences'] ?? null)),
    matches: matches.map((one, i) => savedOf(one) ?? fail('match', i)),
    results: results.map((one, i) => resultFrom(one) ?? fail('result', i)),
  };
}

function fail(what: 'match' | 'result', index: number): never {
  throw new BadBackup(what, index + 1);
}

const PHASES = ['opening', 'between', 'roll', 'turn', 'over'] as const;
const OUTCOMES = ['won', 'lost', 'drawn'] as const;
const REASONS = ['all-off', 'all-over', 'repetition', 'one-to-one', 'agreed', 'resigned', 'time', 'last-roll'] as const;

/** A match with nothing but what belongs to one, or null. */
function savedOf(value: unknown): Saved | null {
  const { id, game, log, draft, players, score, phase, created, changed } = fields(value);
  const names = fields(players);
  const points = fields(score);
  if (!isText(id) || id === '' || !isText(game) || !isGame(game) || !isText(log) || !isText(draft)) return null;
  if (!isText(names['a']) || !isText(names['b']) || !isNumber(points['a']) || !isNumber(points['b'])) return null;
  const known = PHASES.find((one) => one === phase);
  if (!known || !isNumber(created) || !isNumber(changed)) return null;
  return {
    id, game, log, draft, created, changed, phase: known,
    players: { a: names['a'], b: names['b'] },
    score: { a: points['a'], b: points['b'] },
  };
}

function resultFrom(value: unknown): Result | null {
  const { id, game, level, outcome, stakes, reason, ended } = fields(value);
  if (!isText(id) || id === '' || !isText(game) || !isGame(game)) return null;
  if (!isNumber(level) || !isNumber(stakes) || !isNumber(ended)) return null;
  const how = OUTCOMES.find((one) => one === outcome);
  const why = REASONS.find((one) => one === reason);
  return how && why ? { id, game, level, outcome: how, stakes, reason: why, ended } : null;
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
