/**
 * How long the computer thinks in a browser: `node scripts/levels.mjs [TURNS] [LEVELS]`, in the
 * folder of this module, after the module was built (`mvn package -DskipTests -pl browser -am`).
 *
 * Each level plays games against itself and, every other one, against level 2, which leaves positions that
 * nobody else would: first as fast as the machine is, then with the processor four times as slow, as on a
 * cheap phone. Prints the mean and the slowest turn.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';

const turns = Number(process.argv[2] ?? 60);
const levels = (process.argv[3] ?? '1,4,6,7,8').split(',').map(Number);
const from = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const file = (path) => readFileSync(from(path));
const module = (name) => file(`browser/target/module/${name}`);
const NETS = 'engine/src/main/resources/cz/kameny/engine/net';
const ADDRESS = 'http://module.test';

const browser = await launch();
const page = await browser.newPage();
await page.route(`${ADDRESS}/**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type=module src=/start.js></script>' });
  if (name === 'start.js') {
    return route.fulfill({
      contentType: 'text/javascript',
      body: "import { load } from '/kameny.wasm-runtime.js'; window.beginner = (await load('/kameny.wasm')).exports; window.kameny = (await load('/kameny.wasm')).exports;",
    });
  }
  return route.fulfill({ contentType: name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript', body: module(name) });
});
await page.goto(`${ADDRESS}/`);
await page.waitForFunction(() => window.kameny);
for (const net of readdirSync(from(NETS))) {
  const bytes = file(`${NETS}/${net}`).toString('base64');
  await page.evaluate(
    ([name, base64]) => [window.kameny, window.beginner].forEach((one) => one.provide(name, base64)),
    [net.replace('.net', ''), bytes],
  );
}
const cdp = await page.context().newCDPSession(page);

console.log('| game | level | mean | slowest | mean, 4 × slower | slowest, 4 × slower |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const game of ['pres-palubu', 'taiga-puff', 'dlouhe-vrhcaby']) {
  for (const level of levels) {
    await page.evaluate(think, { game, level, turns: 10 }); // the compiler warms up
    const cells = [];
    for (const rate of [1, 4]) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const times = await page.evaluate(think, { game, level, turns });
      cells.push(`${Math.round(times.reduce((a, b) => a + b) / times.length)} ms`, `${Math.round(Math.max(...times))} ms`);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.log(`| ${game} | ${level} | ${cells.join(' | ')} |`);
  }
}
await browser.close();

/** Times of the turns of a game from its start, milliseconds; a game that ends is begun again. */
function think({ game, level, turns }) {
  const times = [];
  let random = 1;
  const next = () => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return (random >>> 16) % 6;
  };
  let view;
  let games = 0;
  // A module of its own plays the beginner: a player that is made anew for each turn would take longer.
  const both = (call) => {
    call(window.beginner);
    view = JSON.parse(call(window.kameny));
    if (view.error) throw new Error(JSON.stringify(view.error));
  };
  const begin = () => {
    games++;
    both((one) => one.create(game, 'starts=a', 'a', 'b'));
  };
  begin();
  while (times.length < turns) {
    if (view.phase === 'roll') {
      const roll = `roll ${1 + next()}${1 + next()}`;
      both((one) => one.apply(roll));
    }
    if (view.phase !== 'turn') {
      begin();
      continue;
    }
    let turn;
    if (games % 2 === 0 && view.toAct === 'b') {
      turn = JSON.parse(window.beginner.choose(2, times.length + 1)).turn;
    } else {
      const start = performance.now();
      turn = JSON.parse(window.kameny.choose(level, times.length + 1)).turn;
      times.push(performance.now() - start);
    }
    both((one) => one.apply(`turn ${turn}`));
  }
  return times;
}
