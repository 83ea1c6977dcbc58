import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Colours as somebody sees them: contrast of text in both themes (WCAG AA), and figures, stones and
 * marks of every palette of the boards, also for those who do not see all colours.
 */
const folder = join(import.meta.dirname, '../src/style');
const css = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

type Palette = Record<string, string>;

/** The variables of every rule whose selector is accepted, later ones over earlier ones. */
function variables(accept: (selector: string) => boolean): Palette {
  const found: Palette = {};
  for (const [, selector, body] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!accept(selector!.trim())) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}\b|rgb\(\d+ \d+ \d+)/gi)) found[name!] = hex(value!);
  }
  return found;
}

/** `rgb(255 248 226 / 0.85)` as `#fff8e2`: how much shows through is left out. */
function hex(colour: string): string {
  if (colour.startsWith('#')) return colour;
  return `#${colour.match(/\d+/g)!.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

const base = variables((selector) => selector === ':root');
const themes: Record<string, Palette> = {
  light: base,
  dark: { ...base, ...variables((selector) => selector === ':root.dark') },
};
const skins = [...new Set([...css.matchAll(/:root\.(skin-[\w-]+)|(?<![\w.])\.(skin-[\w-]+)/g)].map((match) => (match[1] ?? match[2])!))];
const palettes: Record<string, Palette> = { plain: base };
for (const skin of skins) {
  palettes[skin] = { ...base, ...variables((selector) => selector.split(',').some((one) => one.trim() === `.${skin}` || one.trim() === `:root.${skin}`)) };
}

type Rgb = readonly [number, number, number];

/** Linear light, 0 to 1. */
function light(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

/**
 * Full loss of one kind of cone, on linear light: Machado, Oliveira, Fernandes, “A Physiologically-based
 * Model for Simulation of Color Vision Deficiency” (2009), severity 1.
 */
const SEEN: Record<string, readonly (readonly number[])[]> = {
  'all colours': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function seen(hex: string, how: string): Rgb {
  const rgb = light(hex);
  return SEEN[how]!.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, i) => sum + part * rgb[i]!, 0)))) as unknown as Rgb;
}

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  const pairs = ['ink paper', 'ink card', 'ink sunk', 'muted paper', 'muted card', 'accent paper', 'accent card', 'danger card', 'danger paper', 'on-primary primary', 'on-primary primary-hot', 'paper ink'];
  it.each(pairs)('text in %s has the contrast of AA', (pair) => {
    const [text, ground] = pair.split(' ').map((name) => theme[name]!);
    expect(contrast(light(text!), light(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'card'])('the ring of the focus stands out from %s', (ground) => {
    expect(contrast(light(theme['focus']!), light(theme[ground]!))).toBeGreaterThanOrEqual(3);
  });
});

/** What must be told apart on a board, and the least contrast of brightness for it. */
const APART: readonly (readonly [string, string, number])[] = [
  ['ivory', 'ebony', 4.5],
  // A stone is seen by its rim, an arrow by its light edge.
  ['ebony-rim', 'field', 3],
  ['ebony', 'point-light', 3],
  ['red', 'white', 3],
  ['red-head', 'white-head', 2.4],
  ['glow', 'glow-deep', 4.5],
  ['trace', 'trace-edge', 4.5],
  ['engraved', 'frame', 4.5],
];

describe.each(Object.keys(palettes))('on the board of palette “%s”', (name) => {
  const palette = palettes[name]!;
  it('every colour asked about is there', () => {
    for (const [a, b] of APART) expect([a, palette[a], b, palette[b]]).not.toContain(undefined);
  });

  describe.each(Object.keys(SEEN))('seen with %s', (how) => {
    it.each(APART)('%s and %s are told apart by brightness alone', (a, b, least) => {
      expect(contrast(seen(palette[a]!, how), seen(palette[b]!, how))).toBeGreaterThanOrEqual(least);
    });
  });
});
