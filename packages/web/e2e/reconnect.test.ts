import type { MatchRecord } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { contradictions, samplesOf, truthOf, watchNextPage } from './every-frame.ts';
import { startServer } from './game-server.ts';
import { click, look, luckFrom } from './hand.ts';
import { api, playOut, sitDown } from './people.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A line to the server that can be cut and mended. */
async function lineOf(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let mended = Promise.resolve();
  let mend = () => {};
  let close = async () => {};
  await page.routeWebSocket('**/api/v1/socket', async (socket) => {
    await mended;
    const server = socket.connectToServer();
    close = async () => void (await Promise.all([socket.close(), server.close()]));
  });
  return {
    async cut() {
      const { promise, resolve } = Promise.withResolvers<void>();
      [mended, mend] = [promise, resolve];
      await close();
    },
    mend: () => mend(),
  };
}

const lost = (page: Page) => page.locator('header [role="status"]');
const told = (page: Page) => page.locator('[data-told]').getAttribute('data-told').then(Number);

test.each(['ankh', 'kemet'])(
  'whoever loses the connection in %s sees what happened meanwhile, frame by frame',
  async (game) => {
    const brisk = { still: true, settings: { pace: 'quick', sound: false } };
    const [ann, bo] = await Promise.all([visit(browser, brisk), visit(browser, brisk)]);
    const id = await sitDown(site.url, [ann.page, bo.page], ['Ann', 'Bo'], { game });
    const line = await lineOf(ann.page);
    await watchNextPage(ann.page);
    await ann.page.goto(`${site.url}/table/${id}`);
    await ann.page.locator('[data-told]').waitFor();
    const luck = luckFrom(3);

    for (let cuts = 0; cuts < 3; cuts++) {
      await untilAskedNothing(ann.page, luck);
      await line.cut();
      await lost(ann.page).waitFor();
      const before = await told(ann.page);
      await playOut(bo.page, id, cuts + 1, 'idle');
      expect(await told(ann.page)).toBe(before);
      line.mend();
      await lost(ann.page).waitFor({ state: 'detached' });
      await ann.page.locator('[data-present="true"]').getByTestId('question').waitFor();
      const samples = await samplesOf(ann.page);
      const after = samples.filter((sample) => sample.told > before);
      // Not at once: what came in between was seen.
      expect(new Set(after.map((sample) => sample.told)).size).toBeGreaterThan(1);
      expect(after.some(({ caption }) => caption.includes('Bo'))).toBe(true);
    }

    const samples = await samplesOf(ann.page);
    await ann.page.goto(site.url);
    await Promise.all([playOut(ann.page, id, 1), playOut(bo.page, id, 2)]);
    const record = await api<MatchRecord>(bo.page, 'GET', `/tables/${id}/record`);
    expect(contradictions(samples, (viewer) => truthOf(record, viewer))).toEqual([]);
    for (const { page } of [ann, bo]) await page.context().close();
  },
);

/** Answers at the page until somebody else has to. */
async function untilAskedNothing(page: Page, luck: () => number): Promise<void> {
  for (;;) {
    await page.locator('[data-present="true"][data-busy="false"]').waitFor();
    if (!(await page.getByTestId('question').isVisible())) return;
    await click(page, await look(page, luck()));
  }
}
