/**
 * Pictures of the online room, to be looked at: `node scripts/shots-room.mjs ADDRESS FOLDER`, in the folder of
 * this module, while a new server runs there whose grace is short (KAMENY_GRACE=5).
 *
 * Two with an account play for rating and chips, others open tables; then every page is taken on a phone and on
 * a desktop, and laid out on contact sheets (FOLDER/sheets).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './chromium.mjs';
import { sheets } from './shots-sheets.mjs';

const [address, folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node scripts/shots-room.mjs ADDRESS FOLDER');
  process.exit(2);
}
const SCREENS = { 390: [390, 844], 1280: [1280, 800] };
const PASSWORD = 'dlouhé heslo';
const taken = [];

mkdirSync(join(folder, 'sheets'), { recursive: true });
const browser = await launch();
const anna = await person('Anička');
const karel = await person('Kája');

/** Somebody in a browser of their own; an account when it has a name. */
async function person(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'cs-CZ', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`));
  await page.goto(`${address}/herna`);
  const call = (method, path, body) =>
    page.evaluate(
      async ([method, path, body]) => {
        const answer = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${text}`);
        return text && JSON.parse(text);
      },
      [method, path, body],
    );
  await (name ? call('POST', '/api/accounts', { name, password: PASSWORD }) : call('POST', '/api/guest', {}));
  await page.reload();
  return { context, page, call, number: 0 };
}

async function shoot(page, name) {
  for (const [screen, [width, height]] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    const file = join(folder, `${name}-${screen}.png`);
    await page.screenshot({ path: file });
    taken.push({ file, name: 'room', screen, lang: name, theme: '', skin: '' });
  }
}

async function begin(a, b, table) {
  const { table: opened } = await a.call('POST', '/api/tables', table);
  return (await b.call('POST', `/api/tables/${opened.id}/join`)).matchId;
}

async function say(who, match, payload) {
  const { match: info } = await who.call('GET', `/api/matches/${match}`);
  return who.call('POST', `/api/matches/${match}/commands`, { expectedSeq: info.seq, commandId: `s${who.number++}`, payload });
}

async function ready(a, b, match) {
  for (const who of [a, b]) await say(who, match, { do: 'ready', nonce: '00112233445566778899aabbccddeeff' });
}

// Some history: ratings, chips, results.
for (let i = 0; i < 7; i++) {
  const match = await begin(anna, karel, { game: ['dlouhe-vrhcaby', 'taiga-puff'][i % 2], settings: { stake: '10' }, rated: true, clock: 'none' });
  await ready(anna, karel, match);
  await say(i % 3 === 0 ? anna : karel, match, { do: 'resign' });
}
// Others in the lobby.
const others = [];
for (let i = 0; i < 4; i++) others.push(await person(''));
await others[0].call('POST', '/api/tables', { game: 'taiga-puff', clock: 'days:3' });
await others[1].call('POST', '/api/tables', { game: 'pres-palubu', settings: { length: '5' } });
const watched = await begin(others[2], others[3], { game: 'dlouhe-vrhcaby', clock: 'none' });
await ready(others[2], others[3], watched);

await anna.page.goto(`${address}/stul?hra=dlouhe-vrhcaby`);
await shoot(anna.page, 'open-form');
await anna.page.screenshot({ path: join(folder, 'open-form-whole.png'), fullPage: true });
const { table } = await anna.call('POST', '/api/tables', { game: 'dlouhe-vrhcaby', settings: { length: '3', stake: '20' }, rated: true, access: 'link' });
await anna.page.goto(`${address}/stul/${table.id}`);
await shoot(anna.page, 'table-owner');
await karel.page.goto(`${address}/stul/${table.id}`);
await shoot(karel.page, 'table-guest');
await anna.call('DELETE', `/api/tables/${table.id}`);
await karel.page.goto(`${address}/herna`);
await karel.page.waitForTimeout(1500);
await shoot(karel.page, 'lobby');
await shoot(others[0].page, 'lobby-own-table');

const match = await begin(anna, karel, { game: 'dlouhe-vrhcaby', settings: { stake: '10' }, rated: true, clock: 'delay:10+60' });
for (const who of [anna, karel]) {
  await who.page.goto(`${address}/zapas/${match}`);
  await who.page.getByTestId('game').waitFor();
}
await anna.page.waitForTimeout(2500);
await shoot(anna.page, 'match-a');
await shoot(karel.page, 'match-b');
await others[0].page.goto(`${address}/zapas/${watched}`);
await others[0].page.getByTestId('game').waitFor();
await shoot(others[0].page, 'watcher');

await karel.page.goto('about:blank');
await anna.page.getByTestId('claim-win').waitFor({ timeout: 30_000 });
await shoot(anna.page, 'claim');
await karel.page.goto(`${address}/zapas/${match}`);
await karel.page.getByTestId('game').waitFor();
await say(karel, match, { do: 'resign' });
await anna.page.getByTestId('result').waitFor();
await shoot(anna.page, 'result-won');
await shoot(karel.page, 'result-lost');
await karel.page.getByTestId('rematch').click();
await shoot(karel.page, 'rematch-asked');
await shoot(anna.page, 'rematch-answer');

await anna.page.goto(`${address}/hrac?jmeno=${encodeURIComponent('Kája')}`);
await shoot(anna.page, 'player');
await anna.page.screenshot({ path: join(folder, 'player-whole.png'), fullPage: true });
await anna.page.goto(`${address}/zebricek`);
await shoot(anna.page, 'leaders');
await anna.page.goto(`${address}/ucet`);
await shoot(anna.page, 'account');
await anna.page.goto(`${address}/`);
await shoot(anna.page, 'home');
await sheets(browser, folder, taken);
await browser.close();
console.log(`${taken.length} pictures`);
