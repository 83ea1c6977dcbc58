/**
 * How smooth the pages are: `node scripts/smooth.mjs [ADDRESS]`, in the folder of this module, while
 * the built server runs there (http://localhost:8080 unless said otherwise).
 *
 * Plays a few turns of two games against the highest level in the system's Chromium, on a phone's
 * screen, with the processor as it is and throttled to a quarter, and prints
 *
 *  - the longest time the page's thread did not come round while the level was thinking;
 *  - the time from a finger's coming down to the first frame that shows it was taken;
 *  - the time from its lifting to the first frame that shows what came of it;
 *  - frames a second while pieces move, counted in the browser's trace.
 *
 * Nothing here passes or fails: the figures belong into docs/benchmarks.md.
 */
import { launch } from './chromium.mjs';
import { watch } from './smooth-watch.mjs';

const address = process.argv[2] ?? 'http://localhost:8080';
const TURNS = 8;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

const browser = await launch();
console.log('| game | processor | thoughts (longest) | longest gap meanwhile | touch to mark: median, 95 %, longest | tap to result: median, 95 %, longest | moving: frames/s (slowest move) |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const game of ['pres-palubu', 'dlouhe-vrhcaby']) {
  for (const rate of [1, 4]) console.log(await measure(game, rate));
}
await browser.close();

async function measure(game, rate) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'cs' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${address}/nova/${game}`);
  await page.getByRole('radio', { name: 'Velmistr' }).check();
  await page.getByText('Začít hru').click();
  await waiting(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(() => window.watched.clear());
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let turn = 0; turn < TURNS; turn++) await playTurn(page, cdp, turn);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const { thoughts, taps, presses } = await page.evaluate(() => window.watched);
  await context.close();
  const moves = movesIn(trace.traceEvents);
  const frames = moves.reduce((sum, move) => sum + move.frames, 0);
  const seconds = moves.reduce((sum, move) => sum + move.seconds, 0);
  const slowest = Math.min(...moves.map((move) => move.frames / move.seconds));
  return `| ${game} | ${rate === 1 ? 'as it is' : `1/${rate}`} | ${thoughts.length} (${ms(Math.max(...thoughts.map((one) => one.took)))}) ` +
    `| ${ms(Math.max(...thoughts.map((one) => one.gap)))} ` +
    `| ${spread(presses)} | ${spread(taps)} ` +
    `| ${(frames / seconds).toFixed(1)} (${slowest.toFixed(1)}; ${moves.length} moves) |`;
}

function spread(times) {
  times.sort((a, b) => a - b);
  return `${ms(times[times.length >> 1])}, ${ms(times[Math.floor(times.length * 0.95)])}, ${ms(times.at(-1))} (${times.length})`;
}

function ms(value) {
  return `${Math.round(value)} ms`;
}

/** Waits until the game wants something of the person. */
async function waiting(page) {
  await page.waitForFunction(() => {
    const game = document.querySelector('[data-testid=game]');
    const primary = document.querySelector('[data-testid=primary]');
    const source = document.querySelector('[data-source=true]');
    if (!game || game.dataset.busy !== '' || document.querySelector('[data-testid=notice]')) return false;
    return document.querySelector('dialog[open]') !== null || (primary && !primary.disabled) || source !== null;
  }, undefined, { polling: 50, timeout: 60_000 });
}

/** One turn by taps: rolls if there are dice, takes what lights up, confirms. */
async function playTurn(page, cdp, turn) {
  for (let i = 0; i < 24; i++) {
    await waiting(page);
    const next = await page.evaluate((n) => {
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const pick = (list) => (list.length > 0 ? middle(list[n % list.length]) : null);
      const die = document.querySelector('[data-testid=which-die] button');
      if (die) return { at: middle(die), ends: false };
      const target = pick([...document.querySelectorAll('[data-target=true]')]);
      if (target) return { at: target, ends: document.querySelector('[data-testid=deck]') !== null };
      const primary = document.querySelector('[data-testid=primary]');
      if (primary && !primary.disabled) return { at: middle(primary), ends: document.querySelector('[data-testid=game]').dataset.phase === 'turn' };
      const source = pick([...document.querySelectorAll('[data-source=true]')]);
      return source && { at: source, ends: false };
    }, turn * 7 + i);
    if (!next) return;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [next.at] });
    // As long as a finger stays down in a tap.
    await page.waitForTimeout(70);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(120);
    if (next.ends) break;
  }
  await waiting(page);
}

/** Stretches in which something moved, by the page's own marks, and the frames drawn in each. */
function movesIn(events) {
  const marks = events.filter((one) => one.cat?.includes('blink.user_timing') && (one.name === 'moving' || one.name === 'still'));
  const frames = events.filter((one) => one.name === 'DrawFrame').map((one) => one.ts);
  marks.sort((a, b) => a.ts - b.ts);
  const moves = [];
  for (const [i, mark] of marks.entries()) {
    const end = marks[i + 1];
    if (mark.name !== 'moving' || end?.name !== 'still') continue;
    const seconds = (end.ts - mark.ts) / 1e6;
    if (seconds < 0.15) continue;
    moves.push({ seconds, frames: frames.filter((at) => at > mark.ts && at <= end.ts).length });
  }
  return moves;
}
