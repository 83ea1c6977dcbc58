import { effect, signal } from '@preact/signals';
import czech from './cs.json?icu';
import type source from './cs.json';
import { preferences } from '../app/preferences';
import { LANGUAGES, type Language } from './languages';

/**
 * What the page says. Every text has a key in `cs.json`; the other languages have the same keys (a
 * test holds that). Messages are ICU, compiled while building. Czech travels with the page, other
 * languages are fetched when chosen.
 */
export type Key = keyof typeof source;
type Messages = Record<string, (values?: Record<string, unknown>) => string>;

export { LANGUAGES, type Language };

const loaders: Record<Language, () => Promise<Messages>> = {
  cs: async () => czech,
  en: async () => (await import('./en.json?icu')).default,
  de: async () => (await import('./de.json?icu')).default,
  fr: async () => (await import('./fr.json?icu')).default,
};

const current = signal<{ language: Language; messages: Messages }>({ language: 'cs', messages: czech });

/** The language shown now. */
export function language(): Language {
  return current.value.language;
}

/** The text of a key, its gaps filled. */
export function t(key: Key, values?: Record<string, unknown>): string {
  return current.value.messages[key]?.(values) ?? key;
}

/** Whether there is a text for a key that was put together at run time. */
export function has(key: string): key is Key {
  return key in current.value.messages;
}

/** The text of a key put together at run time, or the other text. */
export function tOr(key: string, other: string, values?: Record<string, unknown>): string {
  return has(key) ? t(key, values) : other;
}

let asked = 0;

/** Switches the language of the whole page; of two asked for in a row the second one is spoken. */
export async function speak(next: Language): Promise<void> {
  const mine = ++asked;
  const messages = await loaders[next]();
  if (mine !== asked) return;
  current.value = { language: next, messages };
  document.documentElement.lang = next;
}

/** A day as it is written in the language shown: `29. 11. 2026`. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'numeric', year: 'numeric' }).format(time);
}

/** A number as it is written in the language shown: `1 000`. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/**
 * Speaks the preferred language, from now on also when another one is chosen, read from a file or brought by
 * an account. A language that cannot be fetched leaves the page as it was: Czech at the start.
 */
export async function speakPreferred(): Promise<void> {
  let coming: Promise<void> = Promise.resolve();
  effect(() => {
    const wanted = preferences.value.language;
    if (wanted === current.peek().language) return;
    coming = speak(wanted).catch(() => undefined);
  });
  await coming;
}
