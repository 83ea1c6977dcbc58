import { signal } from '@preact/signals';
import type { Pace } from '../board/slide';
import { greeting, LANGUAGES, type Language } from '../i18n/languages';

/** What somebody likes on this device. */
export interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** What the boards are made of; a class on <html>, see style/skins.css. */
  skin: 'walnut' | 'birch' | 'slate';
  pace: Pace;
  sound: boolean;
  /** How loud, in per cent. */
  volume: number;
  /** A phone trembles a little at hits, falls and refusals. */
  vibration: boolean;
  joystick: 'right' | 'left' | 'off';
  /** How much is said to a screen reader. */
  announce: 'all' | 'short' | 'off';
  stick: 'small' | 'middle' | 'large';
  /** Boards are shown as in a mirror. */
  mirrored: boolean;
  /** Numbers on the points, names beside the deck. */
  numbers: boolean;
  /** How far each side has to go, or how many figures it has left. */
  pips: boolean;
  /** Larger stones, figures, dice and letters. */
  big: boolean;
  /** A composed turn waits for a tap on Confirm; else it is played as soon as it is complete. */
  confirm: boolean;
  /** A turn that can be played in one way only plays itself. */
  forced: boolean;
}

const KEY = 'kameny.preferences';
const DEFAULTS: Preferences = {
  language: greeting(globalThis.navigator?.languages ?? []),
  theme: 'system',
  skin: 'walnut',
  pace: 'normal',
  sound: true,
  volume: 70,
  vibration: true,
  joystick: 'right',
  announce: 'all',
  stick: 'middle',
  mirrored: false,
  numbers: true,
  pips: true,
  big: false,
  confirm: true,
  forced: false,
};

export const SKINS = ['walnut', 'birch', 'slate'] as const;

const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  skin: SKINS,
  pace: ['slow', 'normal', 'fast', 'off'],
  sound: [true, false],
  volume: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  vibration: [true, false],
  joystick: ['right', 'left', 'off'],
  announce: ['all', 'short', 'off'],
  stick: ['small', 'middle', 'large'],
  mirrored: [true, false],
  numbers: [true, false],
  pips: [true, false],
  big: [true, false],
  confirm: [true, false],
  forced: [true, false],
};

/** Reads stored preferences; anything unknown or broken falls back to its default. */
export function readPreferences(text: string | null): Preferences {
  let stored: unknown = null;
  try {
    stored = text === null ? null : JSON.parse(text);
  } catch {
    // Not JSON: written by something else, or cut off. The defaults stand.
    stored = null;
  }
  const result: Record<string, unknown> = { ...DEFAULTS };
  if (typeof stored === 'object' && stored !== null) {
    for (const [name, allowed] of Object.entries(CHOICES)) {
      const value = (stored as Record<string, unknown>)[name];
      if ((allowed as readonly unknown[]).includes(value)) result[name] = value;
    }
  }
  return result as unknown as Preferences;
}

export const preferences = signal<Preferences>(readPreferences(storage()?.getItem(KEY) ?? null));

/** Changes one preference and keeps it on the device. */
export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferAll({ ...preferences.value, [name]: value });
}

/** All preferences at once, as read from a file; an account hears of them too. */
export function preferAll(next: Preferences): void {
  adopt(next);
  if (withAccount() !== null) noteAccount('owed');
}

/** Takes over what the account has kept. */
export function adopt(next: Preferences): void {
  preferences.value = next;
  storage()?.setItem(KEY, JSON.stringify(next));
}

/**
 * Whether an account is signed in on this device, and whether it knows what is preferred here: `same`,
 * or `owed` when something was chosen since.
 */
export type WithAccount = 'same' | 'owed';

const ACCOUNT = 'kameny.account';

/** Counts up when the account is owed news. */
export const owed = signal(0);

export function withAccount(): WithAccount | null {
  const kept = storage()?.getItem(ACCOUNT);
  return kept === 'same' || kept === 'owed' ? kept : null;
}

export function noteAccount(next: WithAccount | null): void {
  if (next === null) storage()?.removeItem(ACCOUNT);
  else storage()?.setItem(ACCOUNT, next);
  if (next === 'owed') owed.value++;
}

/** The pace to move at: the chosen one, unless the system asks for less motion. */
export function pace(): Pace {
  return stillness?.matches ? 'off' : preferences.value.pace;
}

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Local storage, or null where it is denied. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
