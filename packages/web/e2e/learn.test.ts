import type { Option } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ankhLesson } from '../src/learn/ankh-lesson.ts';
import { kemetLesson } from '../src/learn/kemet-lesson.ts';
import type { Lesson, Want } from '../src/learn/lesson.ts';
import { openBrowser, visit } from './browser.ts';
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

const optionOn = (page: Page, option: Option) => page.locator(`[data-option="${option}"]:not(:disabled)`);

/** Clicks what is asked for, wherever it is lit: on the board, the stage, the rail, in the market or the bar. */
async function answer(page: Page, { options }: Want): Promise<void> {
  const [option] = options === 'any' ? [] : options;
  const card = page.locator(option === undefined ? '.stage [data-card]' : `.stage [data-card="${option}"]`);
  const lit =
    option === undefined ? page.locator('.board [data-option]:not(:disabled)') : optionOn(page, option);
  await card.or(lit).filter({ visible: true }).first().waitFor();
  if (await card.first().isVisible()) {
    await card.first().click();
    await page.locator('.stage .commit[data-option]:not(:disabled)').click();
    return;
  }
  // The map on the stage comes after the one under it.
  const target = lit.filter({ visible: true }).last();
  const isShape = await target.evaluate((element) => element instanceof SVGElement);
  // Hexes and sectors lie under the pieces that stand on them, and their middle may be bare.
  if (isShape) await target.dispatchEvent('click');
  else await target.click();
}

const number = (page: Page) => page.locator('.lesson-card .count .unseen').textContent();

async function learn(page: Page, { game, chapters }: Lesson): Promise<void> {
  await page.goto(`${site.url}/learn/${game}`);
  const steps = chapters.flatMap((chapter) => chapter.steps);
  for (const [at, { id, wants }] of steps.entries()) {
    await expect
      .poll(() => number(page), { message: id, timeout: 20_000 })
      .toBe(`Step ${at + 1} of ${steps.length}`);
    for (const want of wants) {
      await answer(page, want);
    }
    if (wants.length === 0 && at + 1 < steps.length) await page.getByTestId('lesson-next').click();
  }
  await page.getByRole('button', { name: 'Play a game' }).waitFor();
}

test.each([ankhLesson, kemetLesson])('the guided game of $game is clicked through', async (lesson) => {
  const { page, complaints } = await visit(browser);
  await learn(page, lesson);
  await page.getByRole('button', { name: 'Play a game' }).click();
  await page.waitForURL(/\/local\//);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([ankhLesson, kemetLesson])('the guided game of $game fits a phone', async (lesson) => {
  const { page, complaints } = await visit(browser, { size: [390, 844], scheme: 'dark' });
  await learn(page, lesson);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('another legal choice gets a kind word and changes nothing', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/learn/ankh`);
  await page.getByTestId('lesson-next').click();
  await optionOn(page, 'summon').first().click();
  await page.getByText('That is allowed too, but first: Choose Move Figures.').first().waitFor();
  expect(await number(page)).toBe('Step 2 of 16');
  await page.getByTestId('lesson-show').click();
  await optionOn(page, 'move').first().click();
  await expect.poll(() => number(page)).toBe('Step 3 of 16');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['uk', 'Далі'],
  ['cs', 'Dál'],
  ['ru', 'Дальше'],
])('the lessons speak %s', async (locale, next) => {
  const { page, complaints } = await visit(browser, { locale, settings: { locale } });
  for (const game of ['ankh', 'kemet']) {
    await page.goto(`${site.url}/learn/${game}`);
    await page.getByRole('button', { name: next, exact: true }).click();
    await page.getByTestId('lesson-task').waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
