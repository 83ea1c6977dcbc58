/** Screenshots of addresses: node dev/shoot.mjs <base> <out> <WxH,...> name=path ... */
import { chromium } from 'playwright-core';
const [base, out, sizes, ...shots] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 700 });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  for (const shot of shots) {
    const [name, path] = shot.split('=', 1)[0] === shot ? [shot, '/'] : [shot.slice(0, shot.indexOf('=')), shot.slice(shot.indexOf('=') + 1)];
    await page.goto(base + path);
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `${out}/${name}-${size}.png` });
  }
  await page.close();
}
await browser.close();
