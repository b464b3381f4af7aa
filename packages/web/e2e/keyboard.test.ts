import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { luckFrom } from './hand.ts';
import { playByKeyboard } from './keyboard.ts';
import { type Moment, openMoment } from './moments.ts';
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

/** Late enough that everything is there to be reached: battles, powers, tiles, the end. */
const late: readonly Moment[] = [
  { game: 'ankh', file: 'ankh-2p-middle-kingdom-easy-0', name: 'ankh-keys', asked: 'action', after: 0.3 },
  { game: 'kemet', file: 'kemet-2p-long-0', name: 'kemet-keys', asked: 'token', after: 0.75 },
];

test.each(late)(
  'a game of $game is played to its end with the keyboard alone',
  async (moment) => {
    const { page, complaints } = await visit(browser, { seed: 9, still: true, size: [1024, 768] });
    await openMoment(page, site.url, moment);
    expect(await playByKeyboard(page, luckFrom(9))).toBeGreaterThan(12);
    await expect.poll(() => page.getByTestId('news').textContent()).toMatch(/won|wins|Game over/);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);
