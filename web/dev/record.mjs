/**
 * Records the games for the pictures of the home page: has the module play one of each kind, the
 * strongest level against itself, and writes what the pictures need to src/demo/<game>.json.
 *
 *   npm run dev -- --port 5199     (in another window, with the module built)
 *   node dev/record.mjs http://localhost:5199
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://localhost:5173';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error.message));
await page.goto(`${base}/dev/record.html`);
await page.waitForFunction(() => 'record' in window);
for (const [game, most] of [['pres-palubu', 60], ['taiga-puff', 46], ['dlouhe-vrhcaby', 46]]) {
  const recording = await page.evaluate(([game, most]) => window.record(game, most), [game, most]);
  writeFileSync(new URL(`../src/demo/${game}.json`, import.meta.url), `${JSON.stringify(recording)}\n`);
  console.log(game, recording.turns.length, 'turns');
}
await browser.close();
