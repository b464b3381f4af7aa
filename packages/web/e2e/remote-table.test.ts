import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { click, look, luckFrom, playTogether } from './hand.ts';
import { choosePlayers, dealAlways } from './set-up.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('two friends meet by a link and play at two browsers', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { settings: { name: 'Bo' } });
  await dealAlways(ann.page, 'friends');
  await ann.page.goto(site.url);
  await ann.page.getByRole('link', { name: 'Play online' }).first().click();
  await choosePlayers(ann.page, 2);
  await ann.page.getByTestId('start').click();
  await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit here' }).click();
  await ann.page.getByText('Bo', { exact: true }).waitFor();
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [ann, bo]) await page.getByTestId('undo').waitFor();

  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page.getByLabel('Write a message').fill('Well met');
  await ann.page.getByRole('button', { name: 'Send', exact: true }).click();
  await bo.page.getByRole('button', { name: /^Chat/ }).click();
  await bo.page.getByText('Well met').waitFor();
  expect(await playTogether([ann.page, bo.page], 5, 24)).toBeGreaterThanOrEqual(24);
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a table is kept through a lost connection', async () => {
  const { page } = await visit(browser, { settings: { name: 'Cy' } });
  await dealAlways(page, 'lost');
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByTestId('start').click();
  await page.getByTestId('question').waitFor();
  const luck = luckFrom(6);
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByTestId('question').waitFor();
  const moves = async () => Number(await page.locator('[data-number]').getAttribute('data-number'));
  const before = await moves();
  await expect
    .poll(async () => {
      await click(page, await look(page, luck()));
      return moves();
    })
    .toBeGreaterThan(before);
  await page.context().close();
});
