import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** What the small files of letters hold, as the page is told. */
const own = [...readFileSync(join(src, 'style/font/font.css'), 'utf8').matchAll(/url\(\.\/[^}]*unicode-range: ([^;]*);/g)]
  .flatMap((match) => match[1]!.split(','))
  .map((range) => range.trim().slice(2).split('-').map((code) => parseInt(code, 16)));

describe('the letters of the pages', () => {
  it('are all in the small files, which come with the first visit', () => {
    const files = readdirSync(src, { withFileTypes: true, recursive: true }).filter((entry) => /^(cs|en|de|fr)\.json$/.test(entry.name));
    expect(files.length).toBe(12);
    const letters = new Set(files.flatMap((file) => [...Object.values(JSON.parse(readFileSync(join(file.parentPath, file.name), 'utf8')) as object).join('')]));
    const lacking = [...letters].filter((letter) => /\p{L}|\p{P}/u.test(letter)).filter((letter) => {
      const code = letter.codePointAt(0)!;
      return !own.some(([from, to]) => code >= from! && code <= (to ?? from!));
    });
    expect(lacking).toEqual([]);
  });
});
