import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { luckFrom } from './hand.ts';
import { playByKeyboard } from './keyboard.ts';
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

test.each(['ankh', 'kemet'])(
  'a whole game of %s is played with the keyboard alone',
  async (game) => {
    const { page, complaints } = await visit(browser, { seed: 9, still: true, size: [1024, 768] });
    await openLocalTable(page, site.url, game, 'random');
    expect(await playByKeyboard(page, luckFrom(9))).toBeGreaterThan(20);
    await expect.poll(() => page.getByTestId('news').textContent()).toMatch(/won|wins|Game over/);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);
