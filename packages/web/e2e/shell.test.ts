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

test('home says what this is and offers to play after one small step', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Ennead' }).waitFor();
  for (const game of ['ankh', 'kemet']) await page.getByTestId(`play-${game}`).waitFor();
  await page.getByTestId('play-ankh').click();
  await page.getByTestId('start-ankh').click();
  await page.getByTestId('question').or(page.getByText('to decide')).first().waitFor();
  await page.waitForURL(/\/local\/\w+$/);
  await expect
    .poll(() => page.title())
    .toMatch(/^(Your turn|Waiting for .+|Watching.*) · Ankh(: Gods of Egypt)? · Ennead$/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('before a quick game one chooses a god, whose power can be read, and the strength of the bots', async () => {
  const { page, complaints } = await visit(browser, { size: [390, 844] });
  await page.goto(site.url);
  await page.getByTestId('play-ankh').click();
  const step = page.locator('dialog:modal');
  for (const power of ['two battle cards in one battle', 'Traps killed enemy warriors', 'may open a gate'])
    await step.getByText(power).waitFor();
  expect(await step.getByRole('radio', { name: /^Random/ }).isChecked()).toBe(true);
  await step.getByText('Osiris', { exact: true }).click();
  await step.getByText('Hard bot').click();
  await page.getByTestId('start-ankh').click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-tab="players"]').click();
  const mine = page.locator('dialog:modal [data-part="player-0"]');
  await mine.getByText('Osiris').first().waitFor();
  // What was chosen stands there the next time.
  await page.goto(site.url);
  await page.getByTestId('play-ankh').click();
  await expect.poll(() => step.getByRole('radio', { name: /^Osiris/ }).isChecked()).toBe(true);
  await expect.poll(() => step.getByRole('radio', { name: /^Hard bot/ }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('before a quick game of Kemet one chooses a city', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(site.url);
  await page.getByTestId('play-kemet').click();
  await page.locator('dialog:modal').getByText('Northern City').click();
  await page.getByTestId('start-kemet').click();
  await expect.poll(() => page.locator('[data-seat]').getAttribute('data-seat')).toBe('2');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a new table can be set in detail, and Start is enough', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/new`);
  await choosePlayers(page, 4);
  await page.getByTestId('scenario').selectOption('old-kingdom');
  await page.getByText('every god starts next to an enemy').waitFor();
  await page.getByText('More options').click();
  await page.getByText('Cat Mummy').waitFor();
  await page.getByTestId('start').click();
  await page.waitForURL(/\/local\//);
  await page.getByTestId('undo').waitFor();
  await page.locator('aside.right').getByText('Hapi').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['uk-UA', 'Грати з ботами'],
  ['cs-CZ', 'Hrát s boty'],
  ['ru-RU', 'Играть с ботами'],
  ['de-DE', 'Play against bots'],
])('a visitor from %s is greeted with %s', async (locale, words) => {
  const { page } = await visit(browser, { locale });
  await page.goto(site.url);
  await page.getByText(words).first().waitFor();
  await page.locator(`html[lang="${locale.startsWith('de') ? 'en' : locale.slice(0, 2)}"]`).waitFor();
  await page.context().close();
});

test('the language changes without a reload and stays chosen', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(site.url);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByTestId('language').selectOption('uk');
  await page.getByText('Грати з ботами').first().waitFor();
  expect(await page.locator('body[data-same-page]').count()).toBe(1);
  await page.reload();
  await page.getByText('Грати з ботами').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what was begun outlives a change of language', async () => {
  const { page, complaints } = await visit(browser);
  const speak = async (locale: string) => {
    await page.getByTestId('language').selectOption(locale);
    await page.locator(`html[lang="${locale}"]`).waitFor();
  };
  await page.goto(`${site.url}/new?game=kemet`);
  await page.locator('label:has(input[name="players"][value="5"])').click();
  await speak('uk');
  await page.locator('input[name="players"][value="5"]:checked').waitFor({ state: 'attached' });

  await page.goto(`${site.url}/editor`);
  await page.getByTestId('begin').selectOption('empty 0');
  await page.getByTestId('layout-name').fill('Two banks');
  await speak('cs');
  await expect.poll(() => page.getByTestId('layout-name').inputValue()).toBe('Two banks');
  await page.getByTestId('verdict').getByText('Hráč 1').waitFor();

  await page.goto(`${site.url}/learn/ankh`);
  await page.getByTestId('lesson-next').click();
  await speak('ru');
  await page.getByText('Нил делит Египет').waitFor();
  await page.getByTestId('lesson-next').click();
  await page.locator('[data-option="move"]').first().click();
  await page.getByText('Переместите бога с B6 на B8').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the rulebook is searched by word, by question and by id', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/rules`);
  await page.getByRole('heading', { name: 'Move Figures' }).waitFor();
  await page.getByTestId('search').fill('What does Chariots do?');
  await page.getByRole('link', { name: 'Chariots' }).first().waitFor();
  await page.locator('mark', { hasText: 'Chariots' }).first().waitFor();
  await page.getByTestId('search').fill('A-MOVE-3');
  await page.getByText('1 place', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'A-MOVE-3' }).first().click();
  await page.getByRole('heading', { name: '8. Move Figures' }).waitFor();
  await page.getByTestId('search').fill('zzzz');
  await page.getByText('Nothing found').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a figure of the rulebook is drawn when one comes to it, and can be played', async () => {
  const { page, complaints } = await visit(browser);
  await page.goto(`${site.url}/rules/kemet/walls`);
  const figure = page.locator('figure', { has: page.locator('[data-figure="kemet/walls"]') });
  await figure.locator('[data-drawn="true"] svg').first().waitFor();
  await figure.getByRole('link', { name: 'Play from here' }).click();
  await page.waitForURL(/\/try\/kemet\/walls$/);
  await page.getByTestId('question').waitFor();
  await page.goto(`${site.url}/rules/kemet#K-PRAY-1`);
  await page.waitForURL(/\/rules\/reference\/kemet#K-PRAY-1$/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('each player aid prints on one page of its own, in every language', async () => {
  const { page } = await visit(browser, { still: true });
  await page.goto(`${site.url}/rules/aids`);
  const links = page.locator('main a[href^="/rules/aids/"]');
  await links.first().waitFor();
  const aids = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  // As browsers print.
  const paper = { format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } };
  const printed: Record<string, number | undefined> = {};
  for (const aid of aids) {
    await page.goto(`${site.url}${aid}`, { waitUntil: 'networkidle' });
    for (const locale of ['uk', 'cs', 'ru', 'en']) {
      await speak(page, locale);
      const sheet = (await page.pdf(paper)).toString('latin1');
      printed[`${aid} ${locale}`] = sheet.match(/\/Type\s*\/Page\b/g)?.length;
    }
  }
  expect(Object.keys(printed)).toHaveLength(20);
  expect(Object.entries(printed).filter(([, pages]) => pages !== 1)).toEqual([]);
  await page.context().close();
});

test('day and night can be chosen', async () => {
  const { page } = await visit(browser);
  await page.goto(`${site.url}/settings`);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByText('Dark').waitFor();
  const day = await ground();
  await page.getByText('Dark').click();
  await expect.poll(ground).not.toBe(day);
  await page.reload();
  await expect.poll(ground).not.toBe(day);
  await page.context().close();
});
