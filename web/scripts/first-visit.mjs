/**
 * What a visit costs: `node scripts/first-visit.mjs [ADDRESS]`, in the folder of this module, while the built
 * server runs there (http://localhost:8080 unless said otherwise).
 *
 * Counts every byte that comes from the server through a line of its own, headers and the service worker's
 * requests included: until the first game runs, until all of the first visit is kept, and what the
 * second visit fetches.
 */
import { connect, createServer } from 'node:net';
import { launch } from './chromium.mjs';

const { hostname, port } = new URL(process.argv[2] ?? 'http://localhost:8080');
let bytes = 0;
const line = createServer((client) => {
  const server = connect(Number(port), hostname);
  client.pipe(server);
  server.pipe(client);
  server.on('data', (data) => (bytes += data.length));
  for (const end of [client, server]) end.on('error', () => [client, server].forEach((one) => one.destroy()));
});
await new Promise((listening) => line.listen(0, 'localhost', listening));
const address = `http://localhost:${line.address().port}`;

const browser = await launch();
console.log('| game, language | until it runs | all of the first visit | the second visit |');
console.log('| --- | --- | --- | --- |');
for (const [game, locale] of [['pres-palubu', 'cs'], ['taiga-puff', 'cs'], ['dlouhe-vrhcaby', 'cs'], ['dlouhe-vrhcaby', 'de']]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });
  const page = await context.newPage();
  bytes = 0;
  await page.goto(address);
  await page.locator(`[data-testid=card-${game}] .button.primary`).tap();
  await page.locator('[data-testid=game] [data-source=true], [data-testid=primary]:enabled').first().waitFor();
  const running = bytes;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await quiet();
  const first = bytes;
  await page.goto(address);
  await quiet();
  console.log(`| ${game}, ${locale} | ${kilo(running)} | ${kilo(first)} | ${kilo(bytes - first)} |`);
  await context.close();
}
await browser.close();
line.close();

/** Until nothing has come for three seconds. */
async function quiet() {
  for (let before = -1; before !== bytes; ) {
    before = bytes;
    await new Promise((done) => setTimeout(done, 3000));
  }
}

function kilo(count) {
  return `${Math.round(count / 1000)} KB`;
}
