import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { serveAlone } from './serve.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** What axe finds against WCAG 2.2 A and AA, in short. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: {
        run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await checker.run({ runOnly: tags });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
}

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const pages = ['/', '/new', '/new?game=kemet&place=remote', '/about', '/settings', '/lobby', '/nowhere'];

test.each(sizes.flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ size, scheme }))))(
  'every page passes axe and fits at $size.0 x $size.1 in the $scheme',
  async ({ size, scheme }) => {
    const { page, complaints } = await visit(browser, { size, scheme });
    for (const path of pages) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect(await violations(page), path).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
    await page.goto(`${site.url}/new?game=toy`);
    await page.getByTestId('start').click();
    await page.getByTestId('question').waitFor();
    expect(await violations(page), 'table').toEqual([]);
    const over = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
    expect(await over()).toEqual([0, 0]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

// A long page takes axe long: once is enough.
test('the rulebook passes axe', async () => {
  const { page } = await visit(browser, { size: [390, 844] });
  await page.goto(`${site.url}/rules/ankh-scenarios`, { waitUntil: 'networkidle' });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});
