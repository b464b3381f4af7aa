import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { startServer } from './game-server.ts';
import { choosePlayers } from './set-up.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openTable(page: Page): Promise<void> {
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 3);
  await page.getByTestId('start').click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
}

test('a link is an invitation: a name, one golden button, talk, ready, a bot for the seat that is left', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { size: [390, 844] });
  await openTable(ann.page);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('heading', { name: 'Ann invites you to play' }).waitFor();
  // Nobody sits down without a name.
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  expect(await bo.page.getByRole('button', { name: 'Leave seat' }).count()).toBe(0);
  await bo.page.getByTestId('name').fill('Bo');
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await bo.page.getByRole('button', { name: 'Leave seat' }).waitFor();
  await ann.page.getByText('Bo', { exact: true }).waitFor();

  await bo.page.getByLabel('Message').fill('Hello Ann');
  await bo.page.getByLabel('Message').press('Enter');
  await ann.page.getByText('Hello Ann').waitFor();

  await ann.page.getByLabel('Seat 3').selectOption('easy');
  await ann.page.getByText('Not ready yet: Bo.').waitFor();
  await bo.page.getByRole('button', { name: 'I’m ready' }).click();
  await ann.page.getByText('All seats are taken. Start when you’re ready.').waitFor();
  await ann.page.getByRole('button', { name: 'Start game' }).click();
  for (const { page } of [ann, bo]) await page.locator('[data-number]').waitFor();
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a host sends a sitter away, who may look on; the link is shown as a code for cameras', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { settings: { name: 'Bo' } });
  await openTable(ann.page);
  await ann.page.getByRole('button', { name: 'QR code' }).click();
  const squares = await ann.page.getByRole('img', { name: 'QR code' }).locator('path').getAttribute('d');
  expect(squares?.split('M').length).toBeGreaterThan(200);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit down' }).click();
  await ann.page.getByRole('button', { name: 'Remove Bo' }).click();
  await bo.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await bo.page.getByRole('button', { name: 'Just watch' }).click();
  expect(await bo.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
