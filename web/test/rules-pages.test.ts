import { describe, expect, it } from 'vitest';
import { page } from '../build/rules';

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
});
