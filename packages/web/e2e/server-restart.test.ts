import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { type GameServer, startServer } from './game-server.ts';
import { click, look, luckFrom } from './hand.ts';
import { choosePlayers, dealAlways } from './set-up.ts';

let browser: Browser;
let site: GameServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const movesOn = async (page: Page) => Number(await page.locator('[data-number]').getAttribute('data-number'));
const logOf = (page: Page) => page.getByRole('list', { name: 'Log' }).locator('.line').allTextContents();

/** The person has the turn, nothing covers the board, and nobody else is asked anything. */
const isOnesTurn = (page: Page) =>
  page
    .locator('.table:has(main:not(:has(.stage, .moment)))')
    .getByTestId('question')
    .filter({ hasText: 'Choose your first action' })
    .isVisible();

/** Clicks what is lit until the bot has had a turn and it is the person's again. */
async function playUntilBotMoved(page: Page, luck: () => number): Promise<void> {
  for (let clicks = 0, turns = 0; clicks < 200; clicks++) {
    const seen = await look(page, luck());
    expect(seen.state).toBe('click');
    if (seen.isOption && (await isOnesTurn(page))) turns += 1;
    if (turns === 2) return;
    await click(page, seen);
  }
  throw new Error('the bot does not move');
}

test('moves of a person and of a bot outlive the death of the server, and play goes on', async () => {
  const { page, complaints } = await visit(browser, { still: true, settings: { name: 'Dee' } });
  await dealAlways(page, 'pull the plug');
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByTestId('start').click();
  await page.getByTestId('question').waitFor();
  const luck = luckFrom(21);
  await playUntilBotMoved(page, luck);
  const [moves, question, log] = await Promise.all([
    movesOn(page),
    page.getByTestId('question').textContent(),
    logOf(page),
  ]);
  const actions = log.filter((line) => line.includes(' takes '));
  expect(new Set(actions.map((line) => line.includes('Dee')))).toEqual(new Set([true, false]));

  await site.crash();
  const lost = page.getByRole('status').filter({ hasText: /connection/i });
  await lost.waitFor();
  await site.comeBack();
  await lost.waitFor({ state: 'detached' });
  await expect.poll(() => movesOn(page)).toBe(moves);
  await expect.poll(() => page.getByTestId('question').textContent()).toBe(question);
  await expect.poll(() => logOf(page)).toEqual(log);

  await playUntilBotMoved(page, luck);
  await expect.poll(() => movesOn(page)).toBeGreaterThan(moves + 1);
  const later = await logOf(page);
  await page.reload();
  await page.getByTestId('question').waitFor();
  await expect.poll(() => logOf(page)).toEqual(later);
  expect(later.slice(0, log.length)).toEqual(log);
  // The browser itself remarks that nobody answers.
  expect(complaints.filter((words) => !/WebSocket connection|net::ERR_CONNECTION/.test(words))).toEqual([]);
  await page.context().close();
}, 300_000);
