import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n';

const folder = join(import.meta.dirname, '../src');
const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, 'i18n', `${language}.json`), 'utf8')) as Record<string, string>;

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(join(path, entry.name)) : /\.tsx?$/.test(entry.name) ? [readFileSync(join(path, entry.name), 'utf8')] : [],
  );
}

/** The gaps of a message that have to be filled: `{name}`, `{count, plural, …}`. */
function gaps(text: string): string[] {
  const found = new Set<string>();
  const walk = (tokens: Token[]) => {
    for (const token of tokens) {
      if ('arg' in token && token.arg !== undefined) found.add(token.arg);
      if ('cases' in token) token.cases.forEach((one) => walk(one.tokens));
    }
  };
  walk(parse(text));
  return [...found].sort();
}

const czech = read('cs');
const code = sources(folder).join('\n');
// Keys put together at run time leave their pattern in the code: `side.${game}.${side}`.
const patterns = [...code.matchAll(/`([\w.${}?\s'()|-]*\$\{[^`]*)`/g)].map((match) => {
  const parts = match[1]!.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}).filter((pattern) => /^\^[a-z]+\\\./.test(pattern.source));

describe('messages', () => {
  it.each(LANGUAGES.filter((language) => language !== 'cs'))('in %s have the same keys as the Czech ones', (language) => {
    expect(Object.keys(read(language)).sort()).toEqual(Object.keys(czech).sort());
  });

  it.each(LANGUAGES.filter((language) => language !== 'cs'))('in %s have the same gaps as the Czech ones', (language) => {
    const other = read(language);
    for (const [key, text] of Object.entries(czech)) expect([key, gaps(other[key]!)]).toEqual([key, gaps(text)]);
  });

  it('asked for by the code are all there', () => {
    const asked = [...code.matchAll(/\bt(?:Or)?\(\s*'([\w.-]+)'/g)].map((match) => match[1]!);
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !(key in czech))).toEqual([]);
  });

  it('are all used', () => {
    const quoted = new Set([...code.matchAll(/'([a-zA-Z]+\.[\w.-]+)'/g)].map((match) => match[1]!));
    const unused = Object.keys(czech).filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)('in %s can all be formatted', (language) => {
    const format = new MessageFormat(language);
    for (const text of Object.values(read(language))) expect(() => format.compile(text)).not.toThrow();
  });

  it('use the three Czech plurals', () => {
    const format = new MessageFormat('cs').compile(czech['result.stakes']!);
    expect([0, 1, 2, 5].map((stakes) => format({ stakes }))).toEqual(['žádný bod', '1 bod', '2 body', '5 bodů']);
  });
});
