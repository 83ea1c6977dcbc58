import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { greeting, LANGUAGES, type Language } from '../src/i18n/languages';
import { SAME, SAME_ANYWHERE } from './same-words';

const folder = join(import.meta.dirname, '../src');

/** Every folder of messages: one file per language, the Czech one first. */
const SETS = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === 'cs.json')
  .map((entry) => entry.parentPath);
const OTHERS = LANGUAGES.filter((language) => language !== 'cs');
const CASES = SETS.flatMap((set) => OTHERS.map((language) => ({ set, language, name: set.slice(folder.length + 1) })));

type Texts = Record<string, string>;
const read = (set: string, language: string): Texts => JSON.parse(readFileSync(join(set, `${language}.json`), 'utf8')) as Texts;

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(path, entry.name)) : /\.tsx?$/.test(entry.name) ? [readFileSync(join(path, entry.name), 'utf8')] : [],
  );
}

interface Shape {
  /** Gaps that have to be filled: `{name}`, `{count, plural, …}`. */
  gaps: Set<string>;
  /** For each plural the categories it has a text for, without exact numbers (`=0`). */
  plurals: string[][];
  /** For each select its cases. */
  selects: Record<string, string[]>;
}

function shape(text: string): Shape {
  const found: Shape = { gaps: new Set(), plurals: [], selects: {} };
  const walk = (tokens: Token[]) => {
    for (const token of tokens) {
      if ('arg' in token && token.arg !== undefined) found.gaps.add(token.arg);
      if (!('cases' in token)) continue;
      const keys = token.cases.map((one) => one.key);
      if (token.type === 'plural') found.plurals.push(keys.filter((key) => !key.startsWith('=')));
      if (token.type === 'select') found.selects[token.arg] = keys.sort();
      token.cases.forEach((one) => walk(one.tokens));
    }
  };
  walk(parse(text));
  return found;
}

const code = sources(folder).join('\n');
// Keys put together at run time leave their pattern in the code: `side.${game}.${side}`.
const patterns = [...code.matchAll(/`([\w.${}?\s'()|-]*\$\{[^`]*)`/g)].map((match) => {
  const parts = match[1]!.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}).filter((pattern) => /^\^[a-z]+\\\./.test(pattern.source));

describe('messages', () => {
  it('are there in every language wherever there are Czech ones', () => {
    expect(SETS.length).toBeGreaterThan(0);
    for (const { set, language } of CASES) expect([set, language, existsSync(join(set, `${language}.json`))]).toEqual([set, language, true]);
  });

  it.each(CASES)('of $name in $language have the keys of the Czech ones, none missing and none left over', ({ set, language }) => {
    expect(Object.keys(read(set, language)).sort()).toEqual(Object.keys(read(set, 'cs')).sort());
  });

  it.each(CASES)('of $name in $language have the gaps and choices of the Czech ones', ({ set, language }) => {
    const other = read(set, language);
    for (const [key, text] of Object.entries(read(set, 'cs'))) {
      const [mine, czech] = [shape(other[key]!), shape(text)];
      expect([key, [...mine.gaps].sort(), mine.selects]).toEqual([key, [...czech.gaps].sort(), czech.selects]);
    }
  });

  it('are translated: no two languages say the same but where it is said to be right', () => {
    const untranslated = SETS.flatMap((set) => {
      const texts = LANGUAGES.map((language) => [language, read(set, language)] as const);
      return Object.keys(texts[0]![1]).flatMap((key) =>
        texts.flatMap(([a, mine], i) =>
          texts.slice(i + 1).filter(([b, other]) => other[key] === mine[key] && !mayBeSame(key, mine[key]!, a, b)).map(([b]) => `${key}: ${a} = ${b}, “${mine[key]}”`),
        ),
      );
    });
    expect(untranslated).toEqual([]);
  });

  it('said to be the same in two languages are the same', () => {
    const all = Object.fromEntries(LANGUAGES.map((language) => [language, Object.assign({}, ...SETS.map((set) => read(set, language))) as Texts]));
    const stale = Object.entries(SAME).flatMap(([key, pairs]) =>
      pairs.split(' ').filter((pair) => {
        const [a, b] = pair.split('-') as [Language, Language];
        return all[a]?.[key] === undefined || all[a]![key] !== all[b]?.[key];
      }).map((pair) => `${key} ${pair}`),
    );
    expect(stale).toEqual([]);
  });

  it('asked for by the code are all there', () => {
    const czech = Object.assign({}, ...SETS.map((set) => read(set, 'cs'))) as Texts;
    const asked = [...code.matchAll(/\bt(?:Or)?\(\s*'([\w.-]+)'/g)].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !(key in czech))).toEqual([]);
  });

  it('are all used', () => {
    const quoted = new Set([...code.matchAll(/'([a-zA-Z]+\.[\w.-]+)'/g)].map((match) => match[1]!));
    const unused = SETS.flatMap((set) => Object.keys(read(set, 'cs'))).filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)('in %s can all be formatted and have every plural of the language', (language) => {
    const format = new MessageFormat(language);
    // Whole numbers below a million; French and others have one more for millions, nothing here is that big.
    const needed = [...new Set(Array.from({ length: 200 }, (_, n) => new Intl.PluralRules(language).select(n)))];
    for (const set of SETS) {
      for (const [key, text] of Object.entries(read(set, language))) {
        expect(() => format.compile(text)).not.toThrow();
        for (const plural of shape(text).plurals) {
          // Where 1 has a text of its own (`=1 {yesterday}`) the category it stands for is said.
          const lacking = needed.filter((category) => !plural.includes(category) && category !== 'many' && !/=1 /.test(text));
          expect([key, lacking]).toEqual([key, []]);
        }
      }
    }
  });

  it('use the three Czech plurals, and those of the others', () => {
    const say = (language: Language, stakes: number) =>
      new MessageFormat(language).compile(read(join(folder, 'i18n'), language)['result.stakes']!)({ stakes });
    expect([0, 1, 2, 5].map((stakes) => say('cs', stakes))).toEqual(['žádný bod', '1 bod', '2 body', '5 bodů']);
    expect([0, 1, 2].map((stakes) => say('en', stakes))).toEqual(['no point', '1 point', '2 points']);
    expect([0, 1, 2].map((stakes) => say('de', stakes))).toEqual(['kein Punkt', '1 Punkt', '2 Punkte']);
    expect([0, 1, 2].map((stakes) => say('fr', stakes))).toEqual(['aucun point', '1 point', '2 points']);
  });
});

/** Nothing but gaps and signs (`{a} – {b}`) is no word of any language. */
function mayBeSame(key: string, text: string, a: Language, b: Language): boolean {
  if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) return true;
  return SAME_ANYWHERE.has(key) || (SAME[key] ?? '').split(' ').includes(`${a}-${b}`);
}

describe('the language of the first visit', () => {
  it('is the first one of the browser that is spoken here', () => {
    expect(greeting(['de-AT', 'en'])).toBe('de');
    expect(greeting(['it', 'fr-CA', 'en'])).toBe('fr');
    expect(greeting(['en-US'])).toBe('en');
  });

  it('is Czech for a Slovak, and for whoever speaks none of them', () => {
    expect(greeting(['sk', 'en'])).toBe('cs');
    expect(greeting(['it', 'fi'])).toBe('cs');
    expect(greeting([])).toBe('cs');
  });
});
