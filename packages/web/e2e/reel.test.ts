import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resize } from './appearance.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import {
  contradictions,
  leaps,
  recordAt,
  samplesOf,
  truthOf,
  watchFrames,
  watchNextPage,
} from './every-frame.ts';
import { keepMoment, type Moment, momentNamed, openMoment } from './moments.ts';
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

const classic = { game: 'ankh', file: 'ankh-3p-middle-kingdom-easy-0' } as const;
const brisk = { still: true, settings: { pace: 'quick', sound: false } };

/** Somebody who follows what happens, frame by frame. */
const watcher = (): Promise<Visit> => visit(browser, brisk);

const isPresent = (page: Page) => page.locator('[data-present="true"][data-busy="false"]').waitFor();

/** Answers what is asked, from the complete list. */
async function answer(page: Page, option: string): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.keyboard.press('o');
  await page.locator(`dialog [data-option="${option}"]`).click();
  const confirm = page.locator('[data-testid="confirm"]:not(:disabled)');
  if (await confirm.isVisible()) await confirm.click();
}

async function mustAgree(page: Page, id: string): Promise<readonly { readonly told: number }[]> {
  await expect.poll(() => page.evaluate('window.samples.length')).toBeGreaterThan(0);
  const samples = await samplesOf(page);
  const record = await recordAt(page, id);
  expect(contradictions(samples, (viewer) => truthOf(record, viewer))).toEqual([]);
  return samples;
}

/** Opens the table of a moment, gives the answer of the record, and looks at every frame until the next question. */
async function follow(moment: Moment): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await watcher();
  const next = await keepMoment(page, site.url, moment);
  await watchNextPage(page);
  await page.goto(`${site.url}/local/${moment.name}`);
  await isPresent(page);
  const before = await page.locator('[data-told]').getAttribute('data-told');
  await answer(page, String(next));
  await expect.poll(() => page.locator('[data-told]').getAttribute('data-told')).not.toBe(before);
  await page.locator('[data-testid="question"], [data-testid="game-over"]').first().waitFor();
  expect(leaps(await samplesOf(page))).toEqual([]);
  return { page, complaints };
}

test('a table is opened, and opened again, at its question and nowhere else', async () => {
  const { page, complaints } = await watcher();
  const moment = momentNamed('ankh-middle');
  await keepMoment(page, site.url, moment);
  await watchNextPage(page);
  for (let visits = 0; visits < 2; visits++) {
    await page.goto(`${site.url}/local/${moment.name}`);
    await page.getByTestId('question').waitFor();
    await expect.poll(() => samplesOf(page)).not.toEqual([]);
    const samples = await mustAgree(page, moment.name);
    expect(new Set(samples.map(({ told }) => told)).size).toBe(1);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a move that is taken back is gone from board, score and log at once', async () => {
  const { page, complaints } = await watcher();
  const moment = momentNamed('ankh-move');
  const next = await keepMoment(page, site.url, moment);
  await page.goto(`${site.url}/local/${moment.name}`);
  await isPresent(page);
  const told = page.locator('[data-told]');
  const before = await told.getAttribute('data-told');
  const samples = await mustAgreeAfter(page, moment.name, async () => {
    await answer(page, String(next));
    await expect.poll(() => told.getAttribute('data-told')).not.toBe(before);
    await page.getByTestId('undo').click();
    await expect.poll(() => told.getAttribute('data-told')).toBe(before);
    await page.getByTestId('question').waitFor();
    await answer(page, String(next));
    await expect.poll(() => told.getAttribute('data-told')).not.toBe(before);
  });
  expect(samples.length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await page.context().close();
});

async function mustAgreeAfter(page: Page, id: string, act: () => Promise<void>) {
  await watchFrames(page);
  await act();
  return mustAgree(page, id);
}

test('two battles in a row are told one after the other, each on its own board', async () => {
  const { page, complaints } = await follow({
    ...classic,
    name: 'two-battles',
    asked: 'worshipful',
    before: 'battle-began',
  });
  const samples = await mustAgree(page, 'two-battles');
  expect(samples.length).toBeGreaterThan(6);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a caravan of six, side by side', async () => {
  const { page, complaints } = await watcher();
  const moment = momentNamed('ankh-caravan');
  await keepMoment(page, site.url, moment);
  await page.goto(`${site.url}/local/${moment.name}`);
  await isPresent(page);
  await watchFrames(page);
  const side = page.locator('main .board [data-option]:not([data-option=""])');
  for (let drawn = 0; drawn < 6; drawn++) {
    await page.getByTestId('question').waitFor();
    if (!/caravan/i.test((await page.getByTestId('question').textContent()) ?? '')) break;
    const number = await page.locator('[data-number]').getAttribute('data-number');
    const option = await side.first().getAttribute('data-option');
    await answer(page, option ?? '');
    await expect.poll(() => page.locator('[data-number]').getAttribute('data-number')).not.toBe(number);
  }
  await isPresent(page);
  await mustAgree(page, moment.name);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('gods merge in a moment of their own, after what led to it and before what is asked', async () => {
  const { page, complaints } = await follow({
    ...classic,
    name: 'merge',
    asked: 'worshipful',
    before: 'gods-merged',
  });
  const samples = await samplesOf(page);
  expect(samples.some(({ moment }) => moment)).toBe(true);
  expect(samples.some(({ staged, moment }) => staged && moment)).toBe(false);
  await mustAgree(page, 'merge');
  // Whoever steps back to it has all the time, and can go both ways from there.
  const union = page.locator('.moment .union');
  const back = page.getByTestId('reel-back').first();
  while (!(await union.isVisible())) await back.click();
  for (const size of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await resize(page, size);
    const frame = Number(await page.locator('[data-frame]').getAttribute('data-frame'));
    await page.getByTestId('reel-forward').first().click();
    await page.locator(`[data-frame="${frame + 1}"]`).waitFor();
    await expect.poll(() => union.count()).toBe(0);
    await back.click();
    await union.waitFor();
    await page.locator('.moment').click();
    await page.locator(`[data-frame="${frame + 1}"]`).waitFor();
    await back.click();
    await union.waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the end comes after everything that led to it', async () => {
  const { page, complaints } = await follow({
    game: 'kemet',
    file: 'kemet-2p-short-0',
    name: 'the-end',
    asked: 'delta',
    after: 0.5,
    before: 'game-over',
  });
  await mustAgree(page, 'the-end');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('whoever gets the device sees their own side, and nobody the other', async () => {
  const { page, complaints } = await watcher();
  const moment = momentNamed('kemet-pass');
  const next = await keepMoment(page, site.url, moment);
  await page.goto(`${site.url}/local/${moment.name}`);
  await page.locator('[aria-modal="true"] .commit').click();
  await isPresent(page);
  await watchFrames(page);
  await answer(page, String(next));
  // A second card is discarded unseen, and more may be added.
  const cover = page.locator('[aria-modal="true"]');
  const numberOf = () => page.locator('[data-number]').getAttribute('data-number');
  while (!(await cover.isVisible())) {
    const number = await numberOf();
    await page.keyboard.press('o');
    await page.locator('dialog [data-option]').last().click();
    const confirm = page.locator('[data-testid="confirm"]:not(:disabled)');
    if (await confirm.isVisible()) await confirm.click();
    await expect.poll(async () => (await cover.isVisible()) || (await numberOf()) !== number).toBe(true);
    await page.locator('[data-busy="false"]').waitFor();
  }
  await page.locator('[aria-modal="true"] .commit').click();
  await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
  await isPresent(page);
  await mustAgree(page, moment.name);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what the others did can be read and watched, stepped through, and left for the present', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  const moment: Moment = { ...classic, name: 'since', asked: 'action', after: 0.5 };
  await openMoment(page, site.url, moment);
  const told = () => page.locator('[data-told]').getAttribute('data-told').then(Number);
  const now = await told();
  await page.getByTestId('since').click();
  const list = page.getByTestId('since-list');
  await list.locator('li').first().waitFor();
  await page.getByTestId('since-play').click();
  await expect.poll(told).toBeLessThan(now);
  await expect.poll(() => page.getByTestId('question').count()).toBe(0);
  await expect.poll(() => page.getByTestId('caption').first().textContent()).not.toBe('');
  await page.keyboard.press('Space');
  await expect.poll(told).toBe(now);
  await page.getByTestId('question').waitFor();
  await page.getByTestId('reel-back').first().click();
  await expect.poll(told).toBeLessThan(now);
  await page.getByTestId('reel-now').first().click();
  await expect.poll(told).toBe(now);
  await expect.poll(() => page.getByTestId('trace').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});
