import { signal } from '@preact/signals';
import type { Pace } from '../board/slide';
import { greeting, LANGUAGES, type Language } from '../i18n/languages';

/** What somebody likes on this device. */
export interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  pace: Pace;
  sound: boolean;
  joystick: 'right' | 'left' | 'off';
  /** How much is said to a screen reader. */
  announce: 'all' | 'short' | 'off';
  /** Boards are shown as in a mirror. */
  mirrored: boolean;
}

const KEY = 'kameny.preferences';
const DEFAULTS: Preferences = {
  language: greeting(globalThis.navigator?.languages ?? []),
  theme: 'system',
  pace: 'normal',
  sound: true,
  joystick: 'right',
  announce: 'all',
  mirrored: false,
};

const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: LANGUAGES,
  theme: ['system', 'light', 'dark'],
  pace: ['slow', 'normal', 'fast', 'off'],
  sound: [true, false],
  joystick: ['right', 'left', 'off'],
  announce: ['all', 'short', 'off'],
  mirrored: [true, false],
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

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences.value = { ...preferences.value, [name]: value };
  storage()?.setItem(KEY, JSON.stringify(preferences.value));
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
