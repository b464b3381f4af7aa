import type { MatchRecord } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { contradictions, samplesOf, truthOf, watchNextPage } from './every-frame.ts';
import { startServer } from './game-server.ts';
import { click, look, luckFrom } from './hand.ts';
import { answerOnce, api, playOut, sitDown } from './people.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const lost = (page: Page) => page.getByRole('status').filter({ hasText: /connection/i });
const told = (page: Page) => page.locator('[data-told]').getAttribute('data-told').then(Number);
const isAsked = (page: Page) => page.getByTestId('question').isVisible();

test('whoever loses the connection sees what happened meanwhile in order, and nothing of it twice', async () => {
  const brisk = { still: true, settings: { pace: 'quick', sound: false } };
  const [ann, bo] = await Promise.all([visit(browser, brisk), visit(browser, brisk)]);
  const id = await sitDown(site.url, [ann.page, bo.page], ['Ann', 'Bo']);
  await watchNextPage(ann.page);
  await ann.page.goto(`${site.url}/table/${id}`);
  await ann.page.locator('[data-told]').waitFor();
  const luck = luckFrom(3);

  /** Ann answers at her page until it is Bo's turn. */
  async function untilBo(): Promise<void> {
    await expect
      .poll(async () => {
        await ann.page.locator('[data-present="true"][data-busy="false"]').waitFor();
        if (!(await isAsked(ann.page))) return true;
        await click(ann.page, await look(ann.page, luck()));
        return false;
      })
      .toBe(true);
  }

  /** Bo answers until it is Ann's turn. */
  async function untilAnn(): Promise<void> {
    while (await answerOnce(bo.page, id, luck()));
  }

  for (let times = 0; times < 3; times++) {
    await untilBo();
    const before = await told(ann.page);
    await ann.page.context().setOffline(true);
    await lost(ann.page).waitFor();
    await untilAnn();
    expect(await told(ann.page)).toBe(before);
    await ann.page.context().setOffline(false);
    await lost(ann.page).waitFor({ state: 'detached' });
    await ann.page.getByTestId('question').waitFor();
    expect(await told(ann.page)).toBeGreaterThan(before);
  }

  const samples = await samplesOf(ann.page);
  await Promise.all([playOut(ann.page, id, 1), playOut(bo.page, id, 2)]);
  const record = await api<MatchRecord>(bo.page, 'GET', `/tables/${id}/record`);
  expect(samples.length).toBeGreaterThan(6);
  expect(contradictions(samples, (viewer) => truthOf(record, viewer))).toEqual([]);
  for (const { page } of [ann, bo]) await page.context().close();
}, 300_000);
