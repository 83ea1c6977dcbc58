import { brokenWords } from '../app/broken';
import { language, t, tOr } from '../i18n';
import { levelOf } from '../play/names';
import { readClock } from './clock';
import { ServerError, type Person, type PerSeat } from './wire';

/** Words for what the server names by codes, in the language of the reader. */

export function personName(person: Person): string {
  const level = person.level ?? levelOf(person.name);
  return level !== null ? t('net.computer', { level: tOr(`level.${level}`, String(level)) }) : person.name;
}

export function namesOf(seats: PerSeat<Person>): PerSeat<string> {
  return { a: personName(seats.a), b: personName(seats.b) };
}

/** What went wrong, for a person; the server's own words only where there are none of ours. */
export function problem(reason: unknown): string {
  if (!(reason instanceof ServerError)) return brokenWords(reason);
  const { code, message, needed, have, clause } = reason.details;
  const words = tOr(`net.error.${code}`, brokenWords(message ?? code), {
    needed: needed ?? 0,
    have: have ?? 0,
    reason: message ?? '',
  });
  return clause ? `${words} (${clause})` : words;
}

export function clockWords(text: string): string {
  const clock = readClock(text);
  switch (clock.type) {
    case 'none':
      return t('net.clock.none');
    case 'delay':
      return t('net.clock.delay', { delay: clock.delay, bank: span(clock.bank) });
    case 'inc':
      return t('net.clock.inc', { base: span(clock.base), increment: clock.increment });
    case 'days':
      return t('net.clock.days', { days: clock.days });
  }
}

/** Seconds as `90 s` or `5 min`. */
function span(seconds: number): string {
  return seconds % 60 === 0 && seconds > 0 ? t('net.minutes', { count: seconds / 60 }) : t('net.seconds', { count: seconds });
}

export function lengthWords(length: string | undefined): string {
  if (length === undefined || length === '1') return t('net.singleGame');
  return length.startsWith('to:')
    ? t('net.firstTo', { count: Number(length.slice(3)) })
    : t('setting.length.gameCount', { count: Number(length) });
}

/** A moment, short: the time today, the day otherwise. */
export function moment(at: number): string {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  return today
    ? date.toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString(language(), { day: 'numeric', month: 'numeric', year: 'numeric' });
}

/** `1 512` or `1 512?` for a rating that is not settled yet. */
export function ratingWords(person: Pick<Person, 'rating'>): string {
  return person.rating ? `${person.rating.r}${person.rating.provisional ? '?' : ''}` : '';
}

/** A change: `+40`, `−20`, `±0`. */
export function signed(change: number): string {
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`;
}
