import { SCENARIO_BOXES } from '@ennead/ankh/tables';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { serveAlone } from './serve.ts';
import { choosePlayers } from './set-up.ts';

let browser: Browser;
let site: { url: string; stop: () => Promise<void> };

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const scenarios = [
  'middle-kingdom',
  'old-kingdom',
  'flood',
  'two-capitals',
  'gift-of-the-delta',
  'dynastic-crisis',
  'great-rebuilding',
  'guardians-of-kemet',
  'new-kingdom-strife',
  'syncretism',
  'peoples-revolt',
];

test('each scenario is chosen with its map and begins', async () => {
  const { page, complaints } = await visit(browser);
  for (const scenario of scenarios) {
    await page.goto(`${site.url}/new`);
    await page.getByTestId('scenario').selectOption(scenario);
    await page.getByRole('img', { name: 'Starting map' }).waitFor();
    await page.getByTestId('start').click();
    await page
      .getByTestId('question')
      .or(page.getByText(/^Waiting for /).first())
      .first()
      .waitFor();
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a scenario brings its number of players, and The Flood its two layouts', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/new`);
  await page.getByTestId('scenario').selectOption('syncretism');
  await expect.poll(() => page.getByLabel('5', { exact: true }).isChecked()).toBe(true);
  await page.getByTestId('scenario').selectOption('flood');
  await expect.poll(() => page.getByLabel('2', { exact: true }).isChecked()).toBe(true);
  await page.getByText('Layout B').click();
  await page.getByText('Unofficial layout').waitFor();
  await choosePlayers(page, 4);
  await expect.poll(() => page.getByTestId('scenario').inputValue()).toBe('middle-kingdom');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a pharaoh is offered, with a warning where Xerxes meets the Dynastic Crisis', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/new`);
  await page.getByTestId('scenario').selectOption('dynastic-crisis');
  await page.getByTestId('pharaoh').selectOption('xerxes');
  await page.getByText('Not recommended with Dynastic Crisis').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a map of one’s own that does not suit its scenario is refused in the language of the page', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(site.url);
  const [layout] = SCENARIO_BOXES[0].layouts;
  await page.evaluate((kept) => localStorage.setItem('ennead.layouts', JSON.stringify([kept])), {
    id: 'old',
    name: 'Old',
    scenario: 'syncretism',
    layout,
  });
  await page.goto(`${site.url}/new?own=old`);
  await speak(page, 'uk');
  await page.getByTestId('start').click();
  await page.getByRole('alert').filter({ hasText: 'Цей сценарій' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the publisher’s FAQ is chosen at setup, and the card of a rule says how it is played here', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/new`);
  await page.getByText('More options').click();
  const rulings = page.getByRole('group', { name: 'Rulings' });
  await rulings.getByText('Point by point').click();
  await page.getByRole('group', { name: /Mummy/ }).waitFor();
  await rulings.getByText('Publisher’s FAQ').click();
  await page.getByTestId('start').click();
  await page.getByRole('button', { name: 'Miracle' }).first().click();
  await page.getByTestId('ruling').filter({ hasText: 'FAQ' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
