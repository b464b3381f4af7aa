import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { luckFrom, playByHand } from './hand.ts';
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

async function start(page: Page, people = 1): Promise<void> {
  await page.goto(`${site.url}/new?game=toy`);
  if (people === 2) await page.getByLabel('Seat 2').selectOption('person');
  await page.getByTestId('start').click();
  await page.waitForURL(/\/local\//);
  if (people === 2) await page.getByRole('button', { name: 'I’m Player 1' }).click();
}

test('a solo game is played to its end, told and watched again', async () => {
  const { page, complaints } = await visit(browser);
  await start(page);
  expect((await playByHand(page, luckFrom(1))).length).toBeGreaterThan(4);
  await page.getByText('Game summary').click();
  await page.getByRole('heading', { name: 'Game summary' }).waitFor();
  await page.getByText('Watch replay').click();
  await page.getByText(/^Move 0 of \d+$/).waitFor();
  await page.getByTestId('step-forward').click();
  await page.getByText(/^Move 1 of \d+$/).waitFor();
  await page.waitForURL(/at=1/);
  await page.reload();
  await page.getByText(/^Move 1 of \d+$/).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a table is found again after a reload, at the same decision', async () => {
  const { page, complaints } = await visit(browser);
  await start(page, 2);
  const question = page.getByTestId('question');
  await question.waitFor();
  const options = await page.locator('[data-option]').allTextContents();
  await page.reload();
  await page.getByRole('button', { name: 'I’m Player 1' }).click();
  await question.waitFor();
  await expect.poll(() => page.locator('[data-option]').allTextContents()).toEqual(options);
  await page.goto(site.url);
  await page.getByTestId('local-tables').getByRole('link').first().click();
  await question.waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on one device secrets are covered until the right person takes over', async () => {
  const { page, complaints } = await visit(browser);
  await start(page, 2);
  await page.locator('[data-option]').first().click();
  const cover = page.getByRole('dialog', { name: 'Pass the device to Player 2' });
  await cover.waitFor();
  await cover.getByRole('button').click();
  await page.getByText('Player 2’s choice').waitFor();
  await playByHand(page, luckFrom(2));
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a decision is taken back', async () => {
  const { page, complaints } = await visit(browser);
  await start(page);
  const option = page.locator('[data-option]');
  await option.first().waitFor();
  const options = await option.allTextContents();
  await option.first().click();
  await page.getByRole('button', { name: 'Ask to undo' }).click();
  await page.getByText('Bid').first().waitFor();
  await expect.poll(() => option.allTextContents()).toEqual(options);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a tap is on the screen before its outcome, and asks for no second one', async () => {
  const { page, complaints } = await visit(browser);
  await start(page);
  const option = page.locator('[data-option]').first();
  await option.waitFor();
  // Options are there before all of the table is, and that has a number.
  await page.locator('[data-number]').waitFor();
  const frames = page.evaluate(
    () =>
      new Promise<readonly string[]>((settle) => {
        const table = document.querySelector<HTMLElement>('[data-number]');
        const from = table?.dataset.number;
        const seen: string[] = [];
        const look = () => {
          const isOver = table?.dataset.number !== from;
          const marks = document.querySelector('[data-option][aria-pressed="true"]') ? 'picked' : 'open';
          const asks = document.querySelector('[data-testid="confirm"]') ? ' and asks' : '';
          const now = isOver ? 'answered' : `${marks}${asks}`;
          if (now !== seen.at(-1)) seen.push(now);
          if (isOver) settle(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await option.click();
  expect(await frames).toEqual(['open', 'picked', 'answered']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a list of options opened as the answer leaves does not come back with the next question', async () => {
  const { page, complaints } = await visit(browser);
  await start(page);
  await page.locator('[data-option]').first().waitFor();
  const number = page.locator('[data-number]');
  const before = Number(await number.getAttribute('data-number'));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.options [data-option]')?.click();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }));
  });
  await expect.poll(async () => Number(await number.getAttribute('data-number'))).toBeGreaterThan(before + 1);
  await page.locator('.options [data-option]:not([aria-disabled="true"])').first().waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a whole game is played by keyboard alone, and what happens is announced', async () => {
  const { page, complaints } = await visit(browser);
  await start(page);
  const news = page.getByTestId('news');
  await page.locator('[data-option]').first().waitFor();
  await expect.poll(() => news.textContent()).toContain('Your choice: Bid');
  const first = await page.locator('[data-option]').first().textContent();
  await page.locator('[data-option]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('[data-option]:focus').textContent()).not.toBe(first);
  const over = page.getByTestId('game-over');
  const asked = page.locator('.options [data-option]:not(:disabled)');
  for (let keys = 0; keys < 2000 && !(await over.isVisible()); keys++) {
    await asked.or(over).first().waitFor();
    await page.keyboard.press('1');
  }
  await over.waitFor();
  await expect.poll(() => news.textContent()).toContain('Game over');
  expect(complaints).toEqual([]);
  await page.context().close();
});
