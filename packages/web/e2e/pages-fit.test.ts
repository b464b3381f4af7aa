import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { everyWay } from './every-screen.ts';
import { keepMoment, momentNamed } from './moments.ts';
import { misfits } from './room.ts';
import { serveAlone } from './serve.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const pages = [
  '/',
  '/new',
  '/new?game=kemet&place=remote',
  '/lobby',
  '/learn/ankh',
  '/learn/kemet',
  '/editor',
  '/rules',
  '/settings',
  '/tables',
  '/exercises',
  '/about',
  '/story/local/ankh-over',
  '/replay/local/kemet-over?at=90',
  '/nowhere',
];

test('no page scrolls sideways, in any language at any size', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  for (const name of ['ankh-over', 'kemet-over']) await keepMoment(page, site.url, momentNamed(name));
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    found.push(...(await everyWay(page, path, () => misfits(page))));
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 600_000);
