import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const verdict = (page: Page) => page.getByTestId('verdict');

const choose = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();

async function put(page: Page, tool: string, ...spaces: readonly string[]): Promise<void> {
  await choose(page, 'tool', tool);
  for (const space of spaces) {
    await page.locator(`[data-space="${space}"]`).click({ force: true });
    // A piece is read out with its space; a number belongs to a region.
    if (tool !== 'number') await page.locator(`[data-space="${space}"][aria-label*=","]`).waitFor();
  }
}

/** Two gods, two warriors and three numbers on an empty map. */
async function draw(page: Page): Promise<void> {
  await page.getByTestId('players').selectOption('2');
  await page.getByTestId('begin').selectOption('empty 0');
  await verdict(page).getByText('Player 1 has no god on the map').waitFor();
  await put(page, 'god', 'B6');
  await put(page, 'warrior', 'B5');
  await choose(page, 'owner', '2');
  await put(page, 'god', 'G8');
  await put(page, 'warrior', 'G7');
  await verdict(page).getByText('has no number').waitFor();
  await put(page, 'number', 'B8', 'F2', 'H6');
  await verdict(page).getByText('This layout is ready to play.').waitFor();
}

test('a layout is drawn, checked, kept, and played on', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/editor`);
  await draw(page);
  await page.getByTestId('layout-name').fill('Two banks');
  await page.getByTestId('use').click();
  await page.waitForURL(/\/new\?game=ankh&own=/);
  await expect
    .poll(() => page.getByTestId('scenario').locator('option:checked').textContent())
    .toBe('Custom: Two banks');
  await page.getByTestId('start').click();
  await page.getByTestId('question').waitFor();
  await page.goto(`${site.url}/editor`);
  await page
    .getByTestId('own-layouts')
    .getByRole('button', { name: /^Two banks/ })
    .click();
  await expect.poll(() => page.getByTestId('layout-name').inputValue()).toBe('Two banks');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a layout travels as a link', async () => {
  const ann = await visit(browser);
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.page.goto(`${site.url}/editor?scenario=flood&players=2&layout=B`);
  await ann.page.getByTestId('layout-name').fill('High water');
  await ann.page.getByTestId('link').click();
  await ann.page.getByText('Link copied.').waitFor();
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  const bo = await visit(browser);
  await bo.page.goto(link);
  await bo.page.getByTestId('layout-name').waitFor();
  await expect.poll(() => bo.page.getByTestId('layout-name').inputValue()).toBe('High water');
  await expect.poll(() => bo.page.getByTestId('rules').inputValue()).toBe('flood');
  await verdict(bo.page).getByText('This layout is ready to play.').waitFor();
  for (const { page, complaints } of [ann, bo]) {
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('camels are judged as they are laid, and taken back', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/editor?scenario=middle-kingdom&players=2`);
  await choose(page, 'tool', 'camel');
  await page.locator('[data-option="A4-A5"]').click({ force: true });
  await verdict(page).getByText('The camel on A4-A5 doesn’t separate two regions yet.').waitFor();
  await expect.poll(() => page.getByTestId('use').isDisabled()).toBe(true);
  await page.keyboard.press('Control+z');
  await verdict(page).getByText('This layout is ready to play.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the map is drawn on by keyboard alone', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/editor?scenario=middle-kingdom&players=2`);
  await page.getByLabel('God', { exact: true }).focus();
  for (let tools = 0; tools < 3; tools++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByLabel('Temple', { exact: true }).isChecked()).toBe(true);
  await page.locator('[data-space="F5"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'F6, Temple, Player 1' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'F6', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['en', 'uk', 'cs', 'ru'])('the editor fits a phone and speaks %s', async (locale) => {
  const { page, complaints } = await visit(browser, { size: [390, 844], settings: { locale } });
  await page.goto(`${site.url}/editor`);
  await verdict(page).waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});
