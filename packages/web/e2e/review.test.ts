import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
import { openBrowser, visit } from './browser.ts';
import { keepMoment, momentNamed } from './moments.ts';
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

test('a game that is over is reviewed without a server: curve, grades, the better line, and another try', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  await keepMoment(page, site.url, momentNamed('kemet-over'));
  await page.goto(`${site.url}/review/local/kemet-over`);
  // Every choice is looked at, each once.
  await expect
    .poll(
      async () => ((await page.getByTestId('progress').innerText()).match(/\d+/g) ?? [0, 1]).map(Number),
      {
        timeout: 240_000,
        interval: 500,
      },
    )
    .toSatisfy(([done, all]: number[]) => done === all && (all ?? 0) > 100);
  await expect.poll(() => page.getByTestId('standing').count()).toBe(3);
  await expect.poll(() => page.getByRole('img', { name: 'Chance to win' }).count()).toBe(1);
  expect(await violations(page, allRules)).toEqual([]);

  await page.getByLabel('Whose choices').selectOption('All players');
  const [first] = await page.getByTestId('choice').all();
  if (first === undefined) throw new Error('nobody made a mistake');
  const better = await first.locator('.better').innerText();
  expect(better).not.toBe(await first.locator('dd').first().innerText());
  await first.getByTestId('better-line').click();
  await page.getByTestId('other-line').waitFor();
  await expect.poll(() => page.getByTestId('moment').innerText()).toMatch(/^Move (\d+) of \1$/);

  await page.goBack();
  await page.getByTestId('again').first().click();
  await page.waitForURL(/\/local\/(?!kemet-over)/);
  await page.getByTestId('question').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
}, 300_000);
