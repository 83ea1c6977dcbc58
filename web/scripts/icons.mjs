/**
 * Draws the icons of the home screen and the pictures that iPhones and iPads show while the pages start, from
 * public/icon.svg: `node scripts/icons.mjs`, in the folder of
 * this module. Their outcome is committed; to be run again when the drawing changes.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { launch } from './chromium.mjs';

const svg = readFileSync('public/icon.svg', 'utf8');
// A maskable icon reaches to every edge, and what matters stays in the middle four fifths.
const maskable = svg
  .replace('rx="14"', '')
  .replace(/(<rect [^>]*\/>)(.*)(<\/svg>)/s, '$1<g transform="translate(32 32) scale(.76) translate(-32 -32)">$2</g>$3');

const browser = await launch();
const page = await browser.newPage();
for (const [name, size, picture] of [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['maskable-192', 192, maskable],
  ['maskable-512', 512, maskable],
  ['touch-180', 180, maskable],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}

// What index.html shows until the first page stands, on the colour of the manifest.
const splash = /<svg[\s\S]*?<\/svg>/.exec(readFileSync('index.html', 'utf8'))[0];
mkdirSync('public/splash', { recursive: true });
for (const { width, height, ratio, turns } of JSON.parse(readFileSync('build/screens.json', 'utf8'))) {
  for (const [wide, high] of turns ? [[width, height], [height, width]] : [[width, height]]) {
    const context = await browser.newContext({ viewport: { width: wide, height: high }, deviceScaleFactor: ratio });
    const screen = await context.newPage();
    const size = Math.round(Math.min(wide, high) * 0.36);
    await screen.setContent(`<style>body{margin:0;height:100vh;display:grid;place-items:center;background:#0d181d}svg{width:${size}px;height:${size}px}</style>${splash}`);
    await screen.screenshot({ path: `public/splash/${wide * ratio}x${high * ratio}.png` });
    await context.close();
  }
}
await browser.close();
