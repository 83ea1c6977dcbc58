/**
 * Whether memory stays flat: `node scripts/memory.mjs [ADDRESS] [GAMES]`, in the folder of this module,
 * while the built server runs there (http://localhost:8080 and 50 unless said otherwise).
 *
 * Plays whole games of dlouhé vrhcáby against the weakest level on one page, one rematch after the other,
 * without waiting for anything to be read, and prints after every tenth: the page's heap after a
 * collection, its DOM nodes and listeners, and what the renderer's process holds in all, the worker with
 * the rules included.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';

const address = process.argv[2] ?? 'http://localhost:8080';
const games = Number(process.argv[3] ?? 50);

const browser = await launch();
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'cs' });
await context.addInitScript(() => {
  localStorage['kameny.preferences'] = JSON.stringify({ pace: 'off', sound: false });
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (job, time, ...more) => wait(job, Math.min(time ?? 0, 5), ...more);
});
await context.addInitScript({ path: fileURLToPath(new URL('./tap.js', import.meta.url)) });
const page = await context.newPage();
await page.goto(`${address}/nova/dlouhe-vrhcaby`);
await page.getByRole('radio', { name: 'Nováček' }).check();
await page.getByText('Začít hru').click();
await page.waitForURL(/\/hra\//);
const cdp = await context.newCDPSession(page);
await cdp.send('Performance.enable');
await cdp.send('HeapProfiler.enable');
const root = await browser.newBrowserCDPSession();

console.log('| games | heap of the page | DOM nodes | listeners | process of the page |');
console.log('| --- | --- | --- | --- | --- |');
for (let played = 0; played < games; played++) {
  await page.evaluate(playToTheEnd);
  if ((played + 1) % 10 === 0 || played === 0) await report(played + 1);
  await page.evaluate(() => {
    const id = location.pathname;
    document.querySelector('[data-testid=result] .button.primary').click();
    return new Promise((done) => {
      const look = () => (location.pathname !== id ? done() : requestAnimationFrame(look));
      look();
    });
  });
}
await browser.close();

async function report(played) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  const held = processInfo.filter((one) => one.type === 'renderer').map((one) => residentOf(one.id));
  console.log(`| ${played} | ${mega(usedSize)} | ${metric('Nodes')} | ${metric('JSEventListeners')} | ${mega(Math.max(...held))} |`);
}

function residentOf(pid) {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

function mega(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** In the page: plays whatever is lit until the result is shown. */
async function playToTheEnd() {
  const one = (selector) => document.querySelector(selector);
  const act = () => {
    if (one('[data-testid=game]')?.dataset.busy !== '' || one('[data-testid=notice]')) return;
    const die = one('[data-testid=which-die] button');
    const target = one('[data-target=true]');
    const primary = one('[data-testid=primary]:not(:disabled)');
    const sources = [...document.querySelectorAll('[data-source=true]')];
    if (die) die.click();
    else if (target) window.tap(target);
    else if (primary) primary.click();
    else if (sources.length > 0) window.tap(sources[Math.floor(Math.random() * sources.length)]);
  };
  while (!one('[data-testid=result][open]')) {
    act();
    await new Promise((done) => setTimeout(done, 4));
  }
}
