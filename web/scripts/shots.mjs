/**
 * Pictures of every kind of page, to be looked at: `node scripts/shots.mjs ADDRESS FOLDER [FILTER…]`, in the
 * folder of this module, while the built server runs there.
 *
 * Plays a little of each game first; then takes every page in four languages, both themes and on four
 * screens, pages with a board in all three skins too, and lays them out on contact sheets
 * (FOLDER/sheets). A filter is a name and its values: `lang=de,fr`, `theme=dark`, `skin=slate`, `screen=360`,
 * `page=home,lesson`. What the page complains about is printed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { CARDS, pagesOf } from './shots-pages.mjs';
import { sheets } from './shots-sheets.mjs';

const [address, folder, ...filters] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node scripts/shots.mjs ADDRESS FOLDER [lang=…] [theme=…] [skin=…] [screen=…] [page=…]');
  process.exit(2);
}
const wanted = Object.fromEntries(filters.map((one) => one.split('=')).map(([name, values]) => [name, values.split(',')]));
const chosen = (name, all) => all.filter((one) => wanted[name] === undefined || wanted[name].some((value) => String(one).startsWith(value)));

const SCREENS = { 360: [360, 740], 390: [390, 844], 768: [768, 1024], 1280: [1280, 800] };
const LANGUAGES = ['cs', 'en', 'de', 'fr'];
const THEMES = ['light', 'dark'];
const SKINS = ['walnut', 'birch', 'slate'];

mkdirSync(join(folder, 'sheets'), { recursive: true });
const browser = await launch();
const kept = await prepare();
const taken = [];
/** Each complaint is told once. */
const complaints = new Set();
for (const screen of chosen('screen', Object.keys(SCREENS))) {
  for (const lang of chosen('lang', LANGUAGES)) {
    for (const theme of chosen('theme', THEMES)) {
      for (const skin of chosen('skin', SKINS)) await walk(screen, lang, theme, skin);
    }
  }
}
await sheets(browser, folder, taken);
await browser.close();
console.log(`${taken.length} pictures`);

/** Somebody who has played a little: a game of each kind running, one of each given up. */
async function prepare() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'cs-CZ', reducedMotion: 'reduce' });
  await context.addInitScript({ path: fileURLToPath(new URL('./tap.js', import.meta.url)) });
  const page = await context.newPage();
  const turn = readFileSync(new URL('./shots-play.js', import.meta.url), 'utf8');
  const ids = {};
  for (const game of CARDS) {
    for (const end of [true, false]) {
      await page.goto(`${address}/`);
      await page.locator(`[data-testid=card-${game}] .button.primary`).click();
      await page.waitForURL(/\/hra\//);
      for (let i = 0; i < 5; i++) await page.evaluate(`(${turn.trim()})(${i})`);
      ids[`${game}-${end ? 'over' : 'running'}`] = page.url().split('/').at(-1);
      if (!end) continue;
      await page.locator('.table-head [aria-haspopup=dialog]').click();
      await page.locator('[data-testid=menu] .danger-quiet').click();
      await page.locator('[data-testid=resign] .danger').click();
      await page.locator('[data-testid=result][open]').waitFor();
    }
  }
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return { state, ids };
}

async function walk(screen, lang, theme, skin) {
  const [width, height] = SCREENS[screen];
  const context = await browser.newContext({
    viewport: { width, height }, hasTouch: width < 700, isMobile: width < 700, locale: lang, colorScheme: theme,
    reducedMotion: 'reduce', storageState: kept.state, serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage['kameny.preferences'] = JSON.stringify({ ...JSON.parse(localStorage['kameny.preferences'] ?? '{}'), ...chosen });
  }, { language: lang, theme: 'system', skin, sound: false });
  const page = await context.newPage();
  const where = `${lang}-${theme}-${skin}-${screen}`;
  const complain = (text) => {
    const line = `${page.url()}: ${text.split('\n')[0].replace(/[\d.-]+/g, '#')}`;
    if (!complaints.has(line)) console.log(`${where}: ${page.url()}: ${text.split('\n')[0]}`);
    complaints.add(line);
  };
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  for (const one of pagesOf(address, kept.ids)) {
    // A page without a board looks the same in every skin.
    if ((skin !== 'walnut' && !one.board) || chosen('page', [one.name]).length === 0) continue;
    try {
      await page.goto(one.path);
      await one.until(page);
      await page.waitForTimeout(150);
      const file = join(folder, `${one.name}-${where}.png`);
      await page.screenshot({ path: file, fullPage: one.whole === true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.log(`${where}: ${one.name} is ${wide} wide`);
      taken.push({ ...one, lang, theme, skin, screen, file });
    } catch (reason) {
      console.log(`${where}: ${one.name}: ${String(reason.message).split('\n')[0]}`);
    }
  }
  await context.close();
}
