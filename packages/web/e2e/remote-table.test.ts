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

/** Every option of the decision at hand is in the bar or in the complete list. */
async function answerOnce(page: Page): Promise<boolean> {
  const inBar = page.locator('.options button[data-option]:not(:disabled)').first();
  const list = page.getByRole('button', { name: /^All options/ });
  if (await inBar.isVisible()) await inBar.click({ timeout: 2000 }).catch(() => undefined);
  else if (await list.isVisible()) {
    await list.click({ timeout: 2000 }).catch(() => undefined);
    await page
      .locator('dialog [data-option]')
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  } else return false;
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  if (await confirm.isVisible()) await confirm.click({ timeout: 2000 }).catch(() => undefined);
  return true;
}

test('two friends meet by a link and play at two browsers', async () => {
  const ann = await visit(browser, { settings: { name: 'Ann' } });
  const bo = await visit(browser, { settings: { name: 'Bo' } });
  await ann.page.goto(site.url);
  await ann.page.getByRole('link', { name: 'Play with friends' }).first().click();
  await choosePlayers(ann.page, 2);
  await ann.page.getByTestId('start').click();
  await ann.page.getByRole('heading', { name: 'The table is set' }).waitFor();
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit here' }).click();
  await ann.page.getByText('Bo').waitFor();
  await ann.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [ann, bo]) await page.getByTestId('undo').waitFor();

  let answered = 0;
  for (let tries = 0; tries < 400 && answered < 24; tries++) {
    const taken = (await answerOnce(ann.page)) || (await answerOnce(bo.page));
    if (taken) answered += 1;
    else await ann.page.waitForTimeout(50);
  }
  expect(answered).toBe(24);
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page.getByLabel('Say something').fill('Well met');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await bo.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await bo.page.getByText('Well met').waitFor();
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('a table is kept through a lost connection', async () => {
  const { page } = await visit(browser, { settings: { name: 'Cy' } });
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByTestId('start').click();
  await page.getByTestId('question').waitFor();
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByTestId('question').waitFor();
  await answerOnce(page);
  await page.context().close();
});
