import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { heapOf } from './heap.ts';
import { goToMoment, momentNamed, openMoment } from './moments.ts';
import { type Site, serveAlone } from './serve.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Of the three tables in between, each of which holds megabytes and thousands of nodes. */
const MOST_KB = 150;
const MOST_NODES = 30;
const MOST_LISTENERS = 2;

test.each(['ankh', 'kemet'])('nothing of a table of %s stays when another is opened', async (game) => {
  const { page } = await visit(browser);
  const devtools = await page.context().newCDPSession(page);
  const moment = momentNamed(`${game}-middle`);
  await openMoment(page, site.url, moment);
  const held: { readonly dataKb: number; readonly nodes: number; readonly listeners: number }[] = [];
  for (let table = 1; table <= 5; table++) {
    await goToMoment(page, site.url, { ...moment, name: `${moment.name}-${table}` });
    await page.waitForLoadState('networkidle');
    const { kb, codeKb } = await heapOf(devtools);
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    held.push({ dataKb: kb - codeKb, nodes, listeners: jsEventListeners });
  }
  // The first ones fill what is kept for all of them: words, outlines, formats.
  const [, second, , , last] = held;
  expect((last?.dataKb ?? 0) - (second?.dataKb ?? 0)).toBeLessThan(MOST_KB);
  expect((last?.nodes ?? 0) - (second?.nodes ?? 0)).toBeLessThan(MOST_NODES);
  expect((last?.listeners ?? 0) - (second?.listeners ?? 0)).toBeLessThan(MOST_LISTENERS);
  await page.context().close();
});
