import { effect, signal } from '@preact/signals';
import type rooms from '../online/words/cs.json';
import type source from './cs.json';
import { preferences } from '../app/preferences';
import { LANGUAGES, type Language } from './languages';

/**
 * What the page says. Every text has a key in `cs.json`; the other languages have the same keys (a
 * test holds that). Messages are ICU, compiled while building. A language is fetched when it is spoken, and the
 * words of the room (`online/words`) when somebody comes to it.
 */
export type Key = keyof typeof source | keyof typeof rooms;
type Messages = Record<string, (values?: Record<string, unknown>) => string>;

export { LANGUAGES, type Language };

const loaders: Record<Language, () => Promise<Messages>> = {
  cs: async () => (await import('./cs.json?icu')).default,
  en: async () => (await import('./en.json?icu')).default,
  de: async () => (await import('./de.json?icu')).default,
  fr: async () => (await import('./fr.json?icu')).default,
};

const roomLoaders: Record<Language, () => Promise<Messages>> = {
  cs: async () => (await import('../online/words/cs.json?icu')).default,
  en: async () => (await import('../online/words/en.json?icu')).default,
  de: async () => (await import('../online/words/de.json?icu')).default,
  fr: async () => (await import('../online/words/fr.json?icu')).default,
};

const current = signal<{ language: Language; messages: Messages }>({ language: 'cs', messages: {} });
/** Whether somebody has come to the room: its words go with every language from then on. */
let inTheRoom = false;

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
  const withRoom = inTheRoom;
  const [messages, room] = await Promise.all([loaders[next](), withRoom ? roomLoaders[next]() : {}]);
  if (mine !== asked) return;
  current.value = { language: next, messages: { ...messages, ...room } };
}

/** Has the words of the room at hand, in the language spoken now and those chosen later. */
export async function speakOfTheRoom(): Promise<void> {
  if (inTheRoom) return;
  const spoken = current.peek().language;
  const room = await roomLoaders[spoken]();
  inTheRoom = true;
  const { language, messages } = current.peek();
  // Another language was chosen meanwhile: it is asked for again, with these words.
  if (language === spoken) current.value = { language, messages: { ...messages, ...room } };
  else await speak(language);
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
 * an account. A language that cannot be fetched leaves the page as it was; at the start it is tried in Czech.
 */
export async function speakPreferred(): Promise<void> {
  let coming: Promise<void> = Promise.resolve();
  effect(() => {
    const wanted = preferences.value.language;
    const spoken = current.peek();
    if (wanted === spoken.language && 'app.name' in spoken.messages) return;
    coming = speak(wanted).catch(() => undefined);
  });
  effect(() => {
    document.documentElement.lang = current.value.language;
  });
  await coming;
  if (!has('app.name')) await speak('cs');
}
