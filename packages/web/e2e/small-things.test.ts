import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { momentNamed, openMoment } from './moments.ts';
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

test('settings, keys, sound, a reason, a line of the log: each opens over the table and leads back to the question', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  await openMoment(page, site.url, momentNamed('ankh-move'));
  const question = page.getByTestId('question');
  const [asked, address] = [await question.textContent(), page.url()];
  const dialog = page.locator('dialog:modal');
  const leave = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await question.textContent()).toBe(asked);
    expect(page.url()).toBe(address);
  };

  // The tab says whose turn it is, in words and by its icon.
  expect(await page.title()).toMatch(/^Your turn · /);
  expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');

  await page.getByTestId('settings').click();
  await dialog.getByText('Animations').first().waitFor();
  await leave();
  await page.keyboard.press('?');
  await dialog.locator('kbd').first().waitFor();
  expect(await dialog.locator('kbd').count()).toBeGreaterThan(8);
  await leave();

  const mute = page.getByTestId('mute');
  const wasMuted = await mute.getAttribute('aria-pressed');
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).not.toBe(wasMuted);

  // A line of the log lights the places it names, and the board names them as long.
  await page.locator('.log .somewhere').last().hover();
  await page.getByTestId('coordinates').first().waitFor({ state: 'attached' });
  expect(await page.getByTestId('pointed').count()).toBeGreaterThan(0);
  await question.hover();
  await page.getByTestId('pointed').first().waitFor({ state: 'detached' });

  // Why a space cannot be chosen is said, and of no interest after the answer.
  await page.locator('.board svg [data-space]:not([data-option])').first().dispatchEvent('click');
  const said = page.locator('.said.shown');
  await said.waitFor();
  await page.locator('.board svg [data-option]:not([data-option=""])').first().dispatchEvent('click');
  await expect.poll(() => question.textContent()).not.toBe(asked);
  await said.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});
