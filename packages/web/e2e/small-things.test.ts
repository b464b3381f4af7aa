import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ankhDetails } from './ankh-moments.ts';
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
    await expect.poll(() => question.textContent()).toBe(asked);
    expect(page.url()).toBe(address);
  };

  // The tab says whose turn it is, in words and by its icon.
  await expect.poll(() => page.title()).toMatch(/^Your turn · /);
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');

  await page.getByTestId('settings').click();
  await dialog.getByText('Animations').first().waitFor();
  await leave();
  await page.keyboard.press('?');
  await dialog.locator('kbd').first().waitFor();
  await expect.poll(() => dialog.locator('kbd').count()).toBeGreaterThan(8);
  await leave();

  const mute = page.getByTestId('mute');
  const wasMuted = await mute.getAttribute('aria-pressed');
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).not.toBe(wasMuted);

  // A line of the log lights the places it names, and the board names them as long.
  await page.locator('.log .somewhere').last().hover();
  await page.getByTestId('coordinates').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.getByTestId('pointed').count()).toBeGreaterThan(0);
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

test('with five players of Kemet everyone is in sight, and some lines of the log', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  await openMoment(page, site.url, { ...momentNamed('kemet-five'), after: 0.95 });
  await page.getByTestId('question').waitFor();
  const players = await page.locator('.right .players').boundingBox();
  const lines = await page.locator('.right .players .line').all();
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const { y, height } = (await line.boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeGreaterThanOrEqual(players?.y ?? 900);
    expect(y + height).toBeLessThanOrEqual((players?.y ?? 0) + (players?.height ?? 0) + 1);
  }
  const log = await page.locator('.right .log').boundingBox();
  expect(log?.height).toBeGreaterThan(150);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a low screen events are no larger than a finger needs, and a card leaves what is asked in sight', async () => {
  const { page, complaints } = await visit(browser, { still: true, size: [720, 450] });
  await openMoment(page, site.url, momentNamed('ankh-middle'));
  const asked = (await page.locator('.table > .asked').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const card = page.getByTestId('beside');
  let seen = 0;
  for (const piece of await page.locator('main .piece').all()) {
    const box = await piece.boundingBox();
    if (box === null) continue;
    await page.mouse.move(1, 1);
    await card.waitFor({ state: 'detached' });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    await card.waitFor();
    const shown = (await card.boundingBox()) ?? asked;
    expect(shown.x + shown.width).toBeLessThanOrEqual(asked.x);
    seen += 1;
    if (seen > 5) break;
  }
  expect(seen).toBeGreaterThan(3);
  await page.mouse.move(1, 1);
  await page.locator('[data-tab=tracks]').click();
  const event = await page.locator('dialog [data-part=events] li').first().boundingBox();
  expect(event?.width).toBeGreaterThan(24);
  expect(event?.width).toBeLessThan(48);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['ankh-capitals', 'ankh-city', 'ankh-auction', 'ankh-middle'])(
  'on a desk the devotion of everyone is in sight without scrolling: %s',
  async (name) => {
    const { page, complaints } = await visit(browser, { still: true });
    const moment = ankhDetails.find((each) => each.name === name) ?? momentNamed(name);
    await openMoment(page, site.url, moment);
    await page.getByTestId('question').waitFor();
    const excess = await page.locator('aside.left').evaluate((rail) => rail.scrollHeight - rail.clientHeight);
    expect(excess).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
