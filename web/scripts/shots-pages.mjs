/** The games by the names of their pages. */
export const CARDS = ['pres-palubu', 'taiga-puff', 'dlouhe-vrhcaby'];

const READY = '[data-testid=game]:not(:has([data-testid=notice])):is(:has([data-source=true]), :has([data-testid=primary]:enabled))';

/**
 * Every kind of page: its name, its path, how to tell that it stands and what is opened on it. `whole` is
 * taken in all its length, `board` in every skin.
 */
export function pagesOf(address, ids) {
  const at = (path) => `${address}${path}`;
  const there = (selector) => (page) => page.locator(selector).first().waitFor();
  const game = (name) => ({ path: at(`/hra/${ids[`${name}-running`]}`) });
  const pages = [
    { name: 'home', path: at('/'), whole: true, until: there('.game-card:nth-of-type(3) svg') },
    {
      name: 'settings', path: at('/'), until: async (page) => {
        await page.locator('.site-nav button').click();
        await page.locator('[data-testid=settings] .segment').last().waitFor();
      },
    },
    { name: 'keys', path: at('/'), until: async (page) => {
      await page.locator('.game-card svg').first().waitFor();
      await page.keyboard.press('?');
      await page.locator('[data-testid=shortcuts] kbd').last().waitFor();
    } },
    { name: 'statistics', path: at('/statistika'), whole: true, until: there('.course') },
    { name: 'nowhere', path: at('/nowhere'), until: there('h1') },
    { name: 'room', path: at('/herna'), whole: true, until: there('.panel') },
    { name: 'open-table', path: at('/stul?proti=odkaz'), whole: true, until: there('.panel:nth-of-type(2)') },
    { name: 'account', path: at('/ucet'), whole: true, until: there('[data-testid=register]') },
    { name: 'leaders', path: at('/zebricek'), whole: true, until: there('h1') },
    { name: 'dice', path: at('/kostky'), whole: true, until: there('h1') },
    { name: 'records', path: at('/zaznam'), whole: true, until: there('h1') },
  ];
  for (const name of CARDS) {
    pages.push(
      { name: `new-${name}`, path: at(`/nova/${name}`), whole: true, until: there('.panel:nth-of-type(3)') },
      { name: `rules-${name}`, path: at(`/pravidla/${name}`), until: there('article.prose h2') },
      { name: `lesson-${name}`, path: at(`/lekce/${name}`), board: true, until: async (page) => {
        await page.locator('[role=gridcell]').first().waitFor();
        await page.waitForFunction(() => document.querySelector('[data-testid=lesson-ask]').textContent !== '');
      } },
      { name: `game-${name}`, ...game(name), board: true, until: there(READY) },
      { name: `chosen-${name}`, ...game(name), board: true, until: chosen },
    );
  }
  pages.push(
    { name: 'menu', ...game('dlouhe-vrhcaby'), until: async (page) => {
      await page.locator(READY).waitFor();
      await page.locator('.table-head [aria-haspopup=dialog]').click();
      await page.locator('[data-testid=menu] .danger-quiet').waitFor();
    } },
    { name: 'resign', ...game('dlouhe-vrhcaby'), until: async (page) => {
      await page.locator(READY).waitFor();
      await page.locator('.table-head [aria-haspopup=dialog]').click();
      await page.locator('[data-testid=menu] .danger-quiet').click();
      await page.locator('[data-testid=resign] .danger').waitFor();
    } },
    { name: 'result', path: at(`/hra/${ids['taiga-puff-over']}`), until: result },
    { name: 'replay', path: at(`/hra/${ids['pres-palubu-over']}/zaznam`), board: true, until: there('[data-testid=replay-at]') },
    { name: 'hint', ...game('taiga-puff'), until: hint },
  );
  return pages;
}

/** Something is taken up: what it can do is lit. */
async function chosen(page) {
  await page.locator(READY).waitFor();
  const roll = page.locator('[data-phase=roll] [data-testid=primary]');
  if ((await roll.count()) > 0) await roll.click();
  const source = page.locator('[data-source=true]').last();
  await source.waitFor();
  await source.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-target=true]').first().waitFor();
}

async function result(page) {
  await page.locator('[data-testid=game]').waitFor();
  const open = page.locator('[data-testid=result][open]');
  if ((await open.count()) === 0) await page.locator('.button.go').click();
  await open.waitFor();
}

async function hint(page) {
  await page.locator(READY).waitFor();
  const roll = page.locator('[data-phase=roll] [data-testid=primary]');
  if ((await roll.count()) > 0) await roll.click();
  await page.locator('[data-source=true]').first().waitFor();
  await page.keyboard.press('h');
  await page.locator('[data-testid=hint]').first().waitFor();
}
