import { join } from 'node:path';
import { readFileSync } from 'node:fs';

/** How many pictures stand in a row of a sheet, and how wide each is drawn, by screen. */
const ROWS = { 360: [8, 260], 390: [8, 260], 768: [4, 480], 1280: [4, 640] };
const HIGHEST = 2000;

/** Lays pictures of one kind of page side by side, so that many are seen at once. */
export async function sheets(browser, folder, taken) {
  const groups = new Map();
  for (const one of taken) {
    const key = `${one.screen}-${one.name}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const page = await browser.newPage();
  for (const [key, pictures] of groups) {
    const [, width] = ROWS[pictures[0].screen];
    const inRow = Math.min(ROWS[pictures[0].screen][0], pictures.length);
    await page.setViewportSize({ width: inRow * (width + 6), height: 400 });
    const cells = pictures.map(({ file, lang, theme, skin }) => {
      const data = readFileSync(file).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${lang} ${theme} ${skin}</figcaption></figure>`;
    });
    await page.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:6px;align-items:flex-start;background:#888}figure{margin:0;width:${width}px}` +
        `img{width:100%;max-height:${HIGHEST}px;object-fit:cover;object-position:top;display:block}figcaption{font:12px sans-serif}</style>${cells.join('')}`,
    );
    await page.waitForFunction(() => [...document.images].every((one) => one.complete));
    await page.screenshot({ path: join(folder, 'sheets', `${key}.png`), fullPage: true });
  }
  await page.close();
}
