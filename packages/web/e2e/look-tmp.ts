import { openBrowser, visit } from './browser.ts';
import { serveAlone } from './serve.ts';
const [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
for (const [name, path, size] of [
  ['walls', '/rules/kemet/walls', [1440, 900]], ['gain', '/rules/ankh/gain', [1024, 768]], ['phone', '/rules/ankh/gain', [390, 844]], ['aid', '/rules/aids', [1440, 900]], ['battle', '/rules/ankh/caravan', [1440, 900]], ['try', '/try/kemet/walls', [1440,900]],
] as const) {
  const { page, complaints } = await visit(browser, { size });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/look-${name}.png` });
  console.log(name, page.url(), complaints);
  await page.context().close();
}
await browser.close(); await site.stop();
