import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kemetExercises } from '../src/kemet/exercises.ts';
import { allRules, violations } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { type Site, serveAlone } from './serve.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('an exercise refuses what is not best, gives hints, and is kept as solved on this device', async () => {
  const exercise = kemetExercises.exercises.find(({ line, kind }) => line.length === 1 && kind === 'token');
  if (exercise === undefined) throw new Error('no exercise of one step');
  const [best] = exercise.line;
  const { page, complaints } = await visit(browser, { still: true });
  await page.goto(`${site.url}/exercises`);
  const count = page.getByTestId('solved').nth(1);
  await expect.poll(() => count.innerText()).toMatch(/^0 of \d+ solved$/);
  expect(await violations(page, allRules)).toEqual([]);

  await page.goto(`${site.url}/exercise/kemet/${exercise.id}`);
  const words = page.getByTestId('exercise-words');
  await words.getByText('Find the best choice.').waitFor();
  const wrong = page.locator(`[data-option]:not([data-option="${best}"])`).first();
  await wrong.click();
  await words.getByText('There’s something better.').waitFor();
  await page.getByTestId('hint').click();
  await page.locator(`[data-option="${best}"]`).first().click();
  await words.getByText('That’s it!').waitFor();

  await page.goto(`${site.url}/exercises`);
  await expect.poll(() => count.innerText()).toMatch(/^1 of \d+ solved$/);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 300_000);
