import type { Option } from '@ennead/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ankhScript } from '../src/ankh/lesson/script.ts';
import { kemetScript } from '../src/kemet/lesson/script.ts';
import type { LessonScript, Want } from '../src/learn/lesson.ts';
import { settled } from './appearance.ts';
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
  const cards =
    options === 'any' ? ['.stage [data-card]'] : options.map((id) => `.stage [data-card="${id}"]`);
  const places = options === 'any' ? ['.board [data-option]'] : options.map((id) => `[data-option="${id}"]`);
  const card = page.locator(cards.join());
  const lit = page.locator(places.map((place) => `${place}:not(:disabled)`).join());
  // A level side of a space has no height, so nobody calls it visible.
  const shown = lit.filter({ visible: true }).or(page.locator('g.side').and(lit));
  await card.filter({ visible: true }).or(shown).first().waitFor({ state: 'attached' });
  if (await card.first().isVisible()) {
    await card.first().click();
    await page.locator('.stage .commit[data-option]:not(:disabled)').click();
    return;
  }
  // The map on the stage comes after the one under it.
  const target = shown.last();
  const isShape = await target.evaluate((element) => element instanceof SVGElement);
  // Hexes and sectors lie under the pieces that stand on them, and their middle may be bare.
  if (isShape) await target.dispatchEvent('click');
  else await target.click();
  // What cannot be taken back is confirmed; else the answer is on its way with the click.
  const confirm = page.locator('[data-testid="confirm"]:not(:disabled)');
  if (await confirm.isVisible()) await confirm.click();
}

const number = (page: Page) => page.locator('.lesson-card .count .unseen').textContent();

/** The table of the chapter is there. */
const open = (page: Page) => page.locator('.lesson:not([inert])').waitFor();

const stepsOf = ({ chapters }: LessonScript) => chapters.flatMap((chapter) => chapter.steps);

/** Does what every step asks for; `to`: only so many of them. */
async function learn(page: Page, lesson: LessonScript, to = stepsOf(lesson).length): Promise<void> {
  await page.goto(`${site.url}/learn/${lesson.game}`);
  const steps = stepsOf(lesson);
  for (const [at, { id, wants }] of steps.slice(0, to).entries()) {
    await expect
      .poll(() => number(page), { message: id, timeout: 60_000 })
      .toBe(`Step ${at + 1} of ${steps.length}`);
    await open(page);
    for (const want of wants) {
      await answer(page, want);
    }
    if (wants.length === 0 && at + 1 < to) await page.getByTestId('lesson-next').click();
  }
}

test.each([ankhScript, kemetScript])('the guided game of $game is clicked through', async (lesson) => {
  const { page, complaints } = await visit(browser);
  await learn(page, lesson);
  await page.getByRole('button', { name: 'Play a game' }).click();
  await page.waitForURL(/\/local\//);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([ankhScript, kemetScript])('the guided game of $game fits a phone', async (lesson) => {
  const { page, complaints } = await visit(browser, { size: [390, 844], scheme: 'dark' });
  await learn(page, lesson);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the table of a chapter that is over takes no answers while the next one is on its way', async () => {
  const { page, complaints } = await visit(browser);
  const before = ankhScript.chapters[0]?.steps.length ?? 0;
  await learn(page, ankhScript, before);
  await page.route('**/lesson-worker*', async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.continue();
  });
  await page.getByTestId('lesson-next').click();
  // What comes first there is lit on the old table too: whoever is quick must not be left waiting.
  await optionOn(page, 'gain').first().click();
  await expect.poll(() => number(page)).toBe(`Step ${before + 2} of 29`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('another legal choice gets a kind word and changes nothing', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/learn/ankh`);
  for (const _ of ['welcome', 'board']) await page.getByTestId('lesson-next').click();
  await optionOn(page, 'summon').first().click();
  await page.getByText('You could do that in a real game. For now: Choose Move Figures.').first().waitFor();
  await expect.poll(() => number(page)).toBe('Step 3 of 29');
  await page.getByTestId('lesson-show').click();
  await optionOn(page, 'move').first().click();
  await expect.poll(() => number(page)).toBe('Step 4 of 29');
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
    for (const _ of ['welcome', 'board']) await page.getByRole('button', { name: next, exact: true }).click();
    await page.getByTestId('lesson-task').waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});
