import { describe, expect, it } from 'vitest';
import { readPreferences } from '../src/app/preferences';
import { sortFiles } from '../src/offline/files';

describe('files kept on the device', () => {
  it('are those to play with at first, rules and languages later, nets once asked for', () => {
    const files = sortFiles([
      { url: 'index.html', revision: 'abc' },
      { url: 'icon.svg', revision: 'def' },
      { url: 'assets/index-AB12.js', revision: null },
      { url: 'assets/kameny-AB12.wasm', revision: null },
      { url: 'assets/taiga-puff.cs.md.page-AB12.js', revision: null },
      { url: 'assets/tp-hit-AB12.svg', revision: null },
      { url: 'assets/en.json.messages-AB12.js', revision: null },
      { url: 'assets/HomeNews-AB12.js', revision: null },
      { url: 'assets/familjen-grotesk-latin-ext-wght-normal-AB12.woff2', revision: null },
      { url: 'assets/words-AB12.woff2', revision: null },
      { url: 'assets/nardy-AB12.net', revision: null },
    ]);
    expect(files.first).toEqual([
      { url: '/index.html', revision: 'abc' },
      { url: '/icon.svg', revision: 'def' },
      { url: '/assets/index-AB12.js', revision: null },
      { url: '/assets/kameny-AB12.wasm', revision: null },
      { url: '/assets/words-AB12.woff2', revision: null },
    ]);
    expect(files.later).toHaveLength(5);
    expect(files.onDemand).toEqual(['/assets/nardy-AB12.net']);
  });
});

describe('preferences', () => {
  it('of an older version keep what they had and get the defaults for the rest', () => {
    const read = readPreferences('{"theme":"dark","joystick":"left","sound":false}');
    expect(read).toMatchObject({ theme: 'dark', joystick: 'left', sound: false, skin: 'walnut', volume: 70, confirm: true, big: false });
  });

  it('that are broken fall back one by one', () => {
    expect(readPreferences('{"skin":"gold","volume":33,"big":"yes","pips":false}')).toMatchObject({ skin: 'walnut', volume: 70, big: false, pips: false });
    expect(readPreferences('{')).toMatchObject({ skin: 'walnut' });
  });
});
