import { ankh } from '@ennead/ankh';
import { ownerOf } from '@ennead/ankh/tables';
import { kemet } from '@ennead/kemet';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { type Moment, openMoment } from './moments.ts';
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

const nothingLeft: Moment = {
  game: 'kemet',
  file: 'kemet-3p-short-0',
  name: 'kemet-nothing-left',
  asked: 'token',
  after: 0.3,
  where: (state) => kemet.decisions(state)[0]?.options.length === 1,
};

const numberOf = async (page: Page) =>
  Number(await page.locator('[data-number]').getAttribute('data-number'));

test('whoever wants to be asked is asked, once; else a turn in which nothing is left to do ends by itself', async () => {
  const asked = await visit(browser, { settings: { autoAnswer: false } });
  await openMoment(asked.page, site.url, nothingLeft);
  await asked.page.getByTestId('question').waitFor();
  expect(await asked.page.getByTestId('grace').count()).toBe(0);
  const before = await numberOf(asked.page);
  await asked.page.locator('.options [data-option="end"]').click();
  await expect.poll(() => numberOf(asked.page)).toBeGreaterThan(before);
  await asked.page.context().close();

  // The others play on at once, so all that is sure is that nobody tapped.
  const { page, complaints } = await visit(browser, { settings: { autoAnswer: true } });
  await openMoment(page, site.url, nothingLeft);
  await expect.poll(() => numberOf(page)).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('tapping a figure begins a Move with it', async () => {
  const { page } = await visit(browser);
  let own = -1;
  const moment: Moment = {
    game: 'ankh',
    file: 'ankh-3p-middle-kingdom-easy-0',
    name: 'ankh-tap',
    asked: 'action',
    after: 0.6,
    where(state) {
      const [decision] = ankh.decisions(state);
      own = state.figures.findIndex((figure) => figure !== 0 && ownerOf(figure) === decision?.seat);
      return own >= 0 && decision?.kind === 'action' && decision.options.includes('move');
    },
  };
  await openMoment(page, site.url, moment);
  await page.getByTestId('question').waitFor();
  await page.locator('.board [data-space]').nth(own).click({ force: true });
  await expect.poll(() => page.locator('.piece.chosen').count()).toBe(1);
  await page.context().close();
});
