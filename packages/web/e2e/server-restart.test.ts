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

/** Clicks what is lit until the bot has moved and the person is asked again; returns the person's clicks on options. */
async function playUntilBotMoved(page: Page, luck: () => number): Promise<number> {
  const before = await movesOn(page);
  for (let options = 0, clicks = 0; clicks < 60; clicks++) {
    const seen = await look(page, luck());
    if (seen.state === 'click' && options > 0 && (await movesOn(page)) > before + options) return options;
    expect(seen.state).toBe('click');
    await click(page, seen);
    if (seen.isOption) options += 1;
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
  expect(await movesOn(page)).toBe(moves);
  expect(await page.getByTestId('question').textContent()).toBe(question);
  await expect.poll(() => logOf(page)).toEqual(log);

  await playUntilBotMoved(page, luck);
  expect(await movesOn(page)).toBeGreaterThan(moves + 1);
  const later = await logOf(page);
  await page.reload();
  await page.getByTestId('question').waitFor();
  await expect.poll(() => logOf(page)).toEqual(later);
  expect(later.slice(0, log.length)).toEqual(log);
  expect(complaints.filter((words) => !words.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  await page.context().close();
}, 120_000);
