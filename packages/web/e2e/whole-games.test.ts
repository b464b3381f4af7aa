import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { luckFrom, playByHand } from './hand.ts';
import { openMoment } from './moments.ts';
import { serveAlone } from './serve.ts';
import { openLocalTable } from './set-up.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('after the first visit two people play a whole game of Ankh on one device, off the network', async () => {
  const { page, complaints } = await visit(browser, { seed: 3, still: true, offlineWorker: true });
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  );
  await page.context().setOffline(true);
  await openLocalTable(page, site.url, 'ankh', 'person');
  const clicked = await playByHand(page, luckFrom(3));
  expect(clicked.length).toBeGreaterThan(50);
  await page.getByRole('link', { name: 'Game summary' }).click();
  await page.getByRole('img').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
}, 600_000);

test('two people play a game of Kemet to its end on one phone by clicking what is lit', async () => {
  const { page, complaints } = await visit(browser, { seed: 5, still: true, size: [390, 844] });
  const late = { game: 'kemet', file: 'kemet-2p-long-0', name: 'late', asked: 'token', after: 0.7 } as const;
  await openMoment(page, site.url, { ...late, shared: true });
  const clicked = await playByHand(page, luckFrom(5));
  expect(clicked.length).toBeGreaterThan(30);
  await page.getByRole('link', { name: 'Game summary' }).click();
  await page.getByRole('img').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
}, 600_000);
