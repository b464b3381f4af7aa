import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { framesOf, partsNamed, strayFacts } from './frames.ts';
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

/** Ann opens a table that is dealt the same each time, Bo sits down by the link, Ann starts. */
async function meet(ann: Page, bo: Page, game: string, deal: string): Promise<void> {
  await dealAlways(ann, deal);
  await ann.goto(`${site.url}/new?game=${game}&place=remote`);
  await choosePlayers(ann, 2);
  await ann.getByTestId('start').click();
  await ann.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bo.goto(ann.url());
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await bo.getByRole('button', { name: 'Leave seat' }).waitFor();
  await ann.getByText('Bo', { exact: true }).waitFor();
  await ann.getByRole('button', { name: 'Start game' }).click();
  for (const page of [ann, bo]) await page.locator('[data-number]').waitFor();
}

async function twoVisitors(): Promise<readonly [Visit, Visit]> {
  return Promise.all([
    visit(browser, { still: true, settings: { name: 'Ann' } }),
    visit(browser, { still: true, settings: { name: 'Bo' } }),
  ]);
}

test('battles of Ankh at two browsers: nobody is told what the other hides', async () => {
  const [ann, bo] = await twoVisitors();
  const heard = [framesOf(ann.page), framesOf(bo.page)] as const;
  await meet(ann.page, bo.page, 'ankh', 'two browsers');
  expect(await playTogether([ann.page, bo.page], 11, 160)).toBeGreaterThan(50);

  for (const seat of [0, 1]) {
    const messages = heard[seat] ?? [];
    expect(strayFacts(messages, seat)).toEqual([]);
    // One line a seat: on two, everything would be told twice.
    expect(messages.filter((message) => message.type === 'fresh' && message.seat === seat)).toHaveLength(1);
    const battles = partsNamed(messages, 'battle') as { readonly chosen: readonly number[] }[];
    expect(battles.length).toBeGreaterThan(0);
    // A card is a bit of a set: what is laid by the other shows as one mark, whatever it is.
    const marks = new Set(battles.map(({ chosen }) => chosen[1 - seat]).filter((card) => card !== 0));
    expect(marks.size).toBeLessThanOrEqual(1);
  }
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
}, 600_000);

test('hands of Kemet stay in their own browser', async () => {
  const [ann, bo] = await twoVisitors();
  const heard = [framesOf(ann.page), framesOf(bo.page)] as const;
  await meet(ann.page, bo.page, 'kemet', 'two hands');
  await playTogether([ann.page, bo.page], 7, 60);

  for (const seat of [0, 1]) {
    const messages = heard[seat] ?? [];
    expect(strayFacts(messages, seat)).toEqual([]);
    const hands = partsNamed(messages, 'hands') as number[][];
    const cards = (of: number) => hands.flatMap((counts) => counts.slice(of * 14, of * 14 + 14));
    expect(Math.max(...cards(seat))).toBeGreaterThan(0);
    expect(Math.max(...cards(1 - seat))).toBe(0);
  }
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
}, 300_000);

test('a cut connection is shown, mends itself and loses nothing', async () => {
  const { page, complaints } = await visit(browser, { still: true, settings: { name: 'Cy' } });
  const lines: (() => Promise<unknown>)[] = [];
  let mended = Promise.resolve();
  await page.routeWebSocket('**/api/v1/socket', async (socket) => {
    await mended;
    const server = socket.connectToServer();
    lines.push(() => Promise.all([socket.close(), server.close()]));
  });
  await dealAlways(page, 'cut');
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByTestId('start').click();
  await page.getByTestId('question').waitFor();
  const luck = luckFrom(2);
  const moves = async () => Number(await page.locator('[data-number]').getAttribute('data-number'));
  for (let cuts = 0; cuts < 3; cuts++) {
    const seen = await look(page, luck());
    const before = await moves();
    await click(page, seen);
    const { promise, resolve: mend } = Promise.withResolvers<void>();
    mended = promise;
    await lines.at(-1)?.();
    await page.locator('header [role="status"]').waitFor();
    mend();
    await page.locator('header [role="status"]').waitFor({ state: 'detached' });
    expect(lines.length).toBe(cuts + 2);
    await expect.poll(moves).toBeGreaterThanOrEqual(before);
  }
  await look(page, luck());
  await page.reload();
  await page.getByTestId('question').waitFor();
  // The browser itself remarks that a line was cut while something was being said.
  expect(complaints.filter((words) => !words.startsWith('WebSocket is already'))).toEqual([]);
  await page.context().close();
}, 180_000);

test('an answer is on its way until the page shows what came of it', async () => {
  const { page, complaints } = await visit(browser, { still: true, settings: { name: 'Ed' } });
  let hold: Promise<void> = Promise.resolve();
  let isDone = false;
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      if (String(message).includes('"type":"moved"')) await hold;
      else isDone ||= String(message).includes('"type":"done"');
      socket.send(message);
    });
  });
  await dealAlways(page, 'slow');
  await page.goto(`${site.url}/new?game=ankh&place=remote`);
  await choosePlayers(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random');
  await page.getByTestId('start').click();
  const seen = await look(page, luckFrom(1)());
  const { promise, resolve: letPass } = Promise.withResolvers<void>();
  hold = promise;
  await click(page, seen);
  await expect.poll(() => isDone).toBe(true);
  const table = page.locator('[data-number]');
  const before = await table.getAttribute('data-number');
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  expect(await table.getAttribute('data-busy')).toBe('true');
  letPass();
  await expect.poll(() => table.getAttribute('data-busy')).toBe('false');
  await expect.poll(() => table.getAttribute('data-number')).not.toBe(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});
