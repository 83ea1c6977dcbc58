import { t } from '../i18n';
import { fieldNumber } from '../board/tables/Decor';
import type { TablesGame } from '../board/tables/geometry';
import type { Place, Side, TablesComposing, Target } from '../module/protocol';

/**
 * The command line of a game: a turn in the notation of the rules, or a word of the language
 * spoken (`hod`, `deska` …). It names; what may be played is decided by the module as ever.
 */
export type Command =
  | { kind: Word }
  /** Anything that is no word: a turn, or a slip. */
  | { kind: 'turn'; text: string };

export const WORDS = ['roll', 'confirm', 'undo', 'board', 'targets', 'hint', 'help'] as const;
export type Word = (typeof WORDS)[number];

export function parseCommand(line: string): Command {
  const text = line.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const kind of WORDS) {
    if (listOf(`command.${kind}`).includes(text)) return { kind };
  }
  return { kind: 'turn', text };
}

/** The words of a message that is a list: `hod, hodit, h`. */
function listOf(key: `command.${Word}` | 'command.hand' | 'command.bar' | 'command.off'): string[] {
  return t(key).toLowerCase().split(', ');
}

/** A step as it was written, in the mover's own counting (`24/18`, `bar/20`, `6/off`). */
export interface Written {
  from: string;
  to: string;
}

/**
 * The steps of a turn as written, `24/18(2) 13/10*`; null when it is none. In Taiga-Puff Black's points
 * are counted backwards in the notation, while the board shows and says fields. Both are understood: a
 * step towards higher numbers can only mean fields.
 */
export function parseSteps(text: string, game: TablesGame, side: Side): Written[] | null {
  const steps: Written[] = [];
  for (const word of text.split(/[ ,;]+/)) {
    const match = /^([\p{L}.]+|\d{1,2})\s*[/-]\s*([\p{L}.]+|\d{1,2})\*?(?:\((\d)\))?\*?$/u.exec(word);
    if (!match) return null;
    const from = placeWord(match[1]!);
    const to = placeWord(match[2]!);
    if (from === null || to === null || from === 'off' || to === 'hand' || to === 'bar') return null;
    const backwards = game === 'taiga-puff' && side === 'first' && fields(from, to);
    const point = (place: string) => (backwards && /^\d+$/.test(place) ? String(25 - Number(place)) : place);
    for (let i = 0; i < Number(match[3] ?? 1); i++) steps.push({ from: point(from), to: point(to) });
  }
  return steps;
}

/** Whether a step of Taiga-Puff's Black is written in the fields of the board. */
function fields(from: string, to: string): boolean {
  if (from === 'hand' || from === 'bar') return Number(to) <= 6;
  if (to === 'off') return Number(from) >= 19;
  return Number(from) < Number(to);
}

function placeWord(word: string): string | null {
  if (/^\d+$/.test(word)) return Number(word) >= 1 && Number(word) <= 24 ? String(Number(word)) : null;
  for (const place of ['hand', 'bar', 'off'] as const) if (listOf(`command.${place}`).includes(word)) return place;
  return null;
}

/** The offered target a written step means, the shortest first; undefined when it is not offered. */
export function targetOf(composing: TablesComposing, step: Written): Target | undefined {
  return composing.targets.find((target) => {
    const from = target.steps[0]!.text.split('/')[0];
    const to = target.steps.at(-1)!.text.split('/')[1]!.replace('*', '');
    return from === step.from && to === step.to;
  });
}

/** A written place as one of the board, to ask the module about it. */
export function placeOf(game: TablesGame, side: Side, written: string): Place {
  if (!/^\d+$/.test(written)) return written as Place;
  const point = Number(written);
  if (game === 'taiga-puff') return side === 'first' ? 25 - point : point;
  // Half a board apart (LV-1): the way there is the way back.
  return fieldNumber(game, point, side);
}

/** `c2c3`, also as `c2 c3` or `c2-c3`; null when it is no move. */
export function parseMove(text: string): string | null {
  const match = /^([a-f][1-6])[ -]?([a-f][1-6])$/.exec(text);
  return match ? match[1]! + match[2]! : null;
}
