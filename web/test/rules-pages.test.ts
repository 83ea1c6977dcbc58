import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { page } from '../build/rules';
import { GAMES } from '../src/app/games';
import { LANGUAGES } from '../src/i18n/languages';

const folder = join(import.meta.dirname, '../../docs/rules');
const read = (game: string, language: string) => readFileSync(join(folder, `${game}.${language}.md`), 'utf8');
const CASES = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

/** What no language may leave out: clauses in their order, pictures, tables, headings by depth, code. */
function skeleton(text: string) {
  return {
    clauses: [...new Set([...text.matchAll(/\(([A-Z]{2}-\d+)\)/g)].map((match) => match[1]))].sort(),
    pictures: [...text.matchAll(/\]\((img\/[\w-]+\.svg)\)/g)].map((match) => match[1]),
    headings: [...text.matchAll(/^(#+) /gm)].map((match) => match[1]!.length),
    rows: text.match(/^\|/gm)?.length,
    notes: text.match(/^> \*\*/gm)?.length,
    hints: text.match(/^- /gm)?.length,
  };
}

describe('a rules page', () => {
  it('gives headings an address without accents and lists those of the second level', () => {
    const text = page('# Hra\n\n## Deska a začátek\n\nText.\n\n### Více\n');
    expect(text).toContain('id=\\"deska-a-zacatek\\"');
    expect(text).toContain('export const headings = [{"id":"deska-a-zacatek","text":"Deska a začátek"}]');
  });

  it('takes the pictures it names into the build', () => {
    const text = page('![Deska](img/board.svg)\n');
    expect(text).toContain('import p0 from "./img/board.svg?url";');
    expect(text).toMatch(/src=\\"" \+ p0 \+ "\\"/);
  });

  it('puts each table into a box that can be scrolled by keyboard, named after its heading', () => {
    const text = page('## Konec\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n');
    expect(text).toContain('role=\\"group\\" tabindex=\\"0\\" aria-labelledby=\\"konec\\"><table>');
  });

  it('gives each clause an address where it is first named', () => {
    const text = page('Dále. (LV-9, LV-10)\n\nJinak. (LV-9)\n');
    expect(text).toContain('(<span class=\\"rule-number\\" id=\\"lv-9\\">LV-9</span>, <span class=\\"rule-number\\" id=\\"lv-10\\">LV-10</span>)');
    expect(text.match(/id=\\"lv-9\\"/g)).toHaveLength(1);
  });

  it.each(CASES)('of $game in $language leaves nothing out that the Czech one has', ({ game, language }) => {
    expect(existsSync(join(folder, `${game}.${language}.md`))).toBe(true);
    expect(skeleton(read(game, language))).toEqual(skeleton(read(game, 'cs')));
  });

  it.each(CASES)('of $game in $language explains every clause, so that a refused move leads to its rule', ({ game, language }) => {
    const [prefix, count] = { 'pres-palubu': ['pp', 13] as const, 'taiga-puff': ['tp', 10] as const, 'dlouhe-vrhcaby': ['lv', 15] as const }[game];
    const text = page(read(game, language));
    for (let clause = 1; clause <= count; clause++) expect(text).toContain(`id=\\"${prefix}-${clause}\\"`);
  });
});
