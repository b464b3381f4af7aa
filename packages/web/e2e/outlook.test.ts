import type { AnkhState } from '@ennead/ankh';
import type { KemetState } from '@ennead/kemet';
import { withinReach } from '@ennead/kemet/tables';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueConflict } from '../src/ankh/forecast/due.ts';
import { openBrowser, type Visit, visit } from './browser.ts';
import { type MomentOf, openMoment } from './moments.ts';
import { troublesOf } from './room.ts';
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

/** A Conflict may come before whoever chooses an action does so again. */
const beforeConflict: MomentOf<'ankh', AnkhState> = {
  game: 'ankh',
  file: 'ankh-3p-middle-kingdom-easy-0',
  name: 'before-conflict',
  asked: 'action',
  after: 0.3,
  where: (state) => dueConflict(state, { kind: 'action' }) !== null,
};

const outlook = (page: Page) => page.getByTestId('outlook');
const wanting = (size: readonly [number, number], forecast: boolean): Promise<Visit> =>
  visit(browser, { size, still: true, settings: { forecast } });

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const)(
  'before a Conflict it is foretold once, and nothing that is asked is covered, at %i x %i',
  async (...size) => {
    const { page, complaints } = await wanting(size, true);
    await openMoment(page, site.url, beforeConflict);
    const regions = outlook(page).getByTestId('forecast');
    await regions.first().waitFor();
    await expect.poll(() => regions.count()).toBeGreaterThan(2);
    // Gods meet on the board: rows and sentences call them alike.
    const rows = (await outlook(page).locator('th[scope=row]').allTextContents()).join();
    expect(rows).toMatch(/Ra|Isis|Osiris|Anubis|Amun/);
    expect(rows).not.toMatch(/Imhotep|Meryt|Player/);
    await expect.poll(() => page.getByTestId('question').isVisible()).toBe(true);
    expect(await troublesOf(page, size[0] < 1000 ? 0 : 28)).toEqual([]);
    if (size[0] > 1000) {
      await regions.first().locator('button').hover();
      await page.getByTestId('pointed').first().waitFor();
    }
    await page.getByTestId('close-outlook').click();
    await outlook(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByTestId('question').waitFor();
    expect(await outlook(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test('over a small board it goes with the first answer', async () => {
  const { page } = await wanting([390, 844], true);
  await openMoment(page, site.url, beforeConflict);
  await outlook(page).waitFor();
  await page.locator('.options [data-option="gain"], .options [data-option]').first().click();
  await outlook(page).waitFor({ state: 'detached' });
  await page.context().close();
});

test('whoever does not want it opens it, and a region tells of itself where one points', async () => {
  const { page, complaints } = await wanting([1440, 900], false);
  await openMoment(page, site.url, beforeConflict);
  await page.getByTestId('question').waitFor();
  expect(await outlook(page).count()).toBe(0);
  await page.getByTestId('forecast-toggle').click();
  await outlook(page).getByTestId('forecast').first().waitFor();
  await page.getByTestId('forecast-toggle').click();
  await outlook(page).waitFor({ state: 'detached' });
  await page.locator('main [data-space="F5"]').hover();
  await page.getByTestId('beside').getByTestId('forecast').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

const canAttack = (state: KemetState, seat: number) =>
  state.holder.some(
    (holder, from) => holder === seat && withinReach(state, seat, from).some(({ attacks }) => attacks),
  );

/** Whoever is asked can attack, and so can everybody else. */
const amongRivals: MomentOf<'kemet', KemetState> = {
  game: 'kemet',
  file: 'kemet-3p-short-0',
  name: 'among-rivals',
  asked: 'token',
  after: 0.3,
  where: (state) => state.order.every((seat) => canAttack(state, seat)),
};

test('in Kemet it lists the attacks within reach, one’s own and those of the others', async () => {
  const { page, complaints } = await wanting([1440, 900], true);
  await openMoment(page, site.url, amongRivals);
  await page.getByTestId('forecast-toggle').click();
  const attacks = outlook(page).getByTestId('forecast');
  await attacks.first().waitFor();
  const titles = (await attacks.allTextContents()).join(' / ');
  expect(titles).toMatch(/If you attack from/);
  expect(titles).toMatch(/If attacked from/);
  await attacks.first().locator('button').hover();
  await page.getByTestId('pointed').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
