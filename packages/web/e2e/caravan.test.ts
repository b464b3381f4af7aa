import type { Browser, Page } from 'playwright-core';
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

/** On the screen: the middle of the side between two spaces. */
async function middleOf(page: Page, side: string): Promise<readonly [x: number, y: number]> {
  const [one, other] = await Promise.all(
    side.split('-').map((space) => page.locator(`.board [data-space="${space}"]`).boundingBox()),
  );
  if (!one || !other) throw new Error(`${side} is not on the board`);
  return [
    (one.x + other.x) / 2 + (one.width + other.width) / 4,
    (one.y + other.y) / 2 + (one.height + other.height) / 4,
  ];
}

test('a caravan is drawn with one stroke, faster than the table answers', async () => {
  const { page, complaints } = await visit(browser);
  await openMoment(page, site.url, momentNamed('ankh-caravan'));
  const line = await Promise.all(['E2-F2', 'E3-F2', 'F2-F3', 'G3-G4'].map((side) => middleOf(page, side)));
  const [[x, y] = [0, 0]] = line;
  await page.mouse.move(x - 12, y - 12);
  await page.mouse.down();
  await Promise.all(line.map(([x, y]) => page.mouse.move(x, y)));
  await page.mouse.up();
  const question = page.getByTestId('question');
  await expect.poll(() => question.textContent()).toMatch(/Which new region/);

  // What is taken back stays so.
  await page.getByTestId('undo').click();
  await expect.poll(() => question.textContent()).toMatch(/caravan/);
  await page.waitForTimeout(300);
  expect(await question.textContent()).toMatch(/caravan/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** What is lit there, in pixels of the screen. */
function litAt(page: Page, option: string) {
  return page
    .locator(`main .board .side[data-option="${option}"]`)
    .evaluate((side) => side.getBoundingClientRect().toJSON() as DOMRect);
}

test('a finger on sides too small for it brings them nearer, each as large as the finger, and then draws', async () => {
  const { page, complaints } = await visit(browser, { size: [390, 844], touch: true, still: true });
  await openMoment(page, site.url, momentNamed('ankh-caravan'));
  // One with another in reach of the same finger.
  const option = await page.locator('main .board .side').evaluateAll((sides) => {
    const centres = sides.map((side) => {
      const { x, y, width, height } = side.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, option: side.getAttribute('data-option') ?? '' };
    });
    const isNear = (one: (typeof centres)[0], other: (typeof centres)[0]) =>
      one !== other && Math.hypot(one.x - other.x, one.y - other.y) < 20;
    return centres.find((one) => centres.some((other) => isNear(one, other)))?.option ?? '';
  });
  expect(option).not.toBe('');
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const before = await litAt(page, option);
  expect(Math.min(before.width, before.height)).toBeLessThan(44);
  const numberOf = () => page.locator('[data-number]').getAttribute('data-number');
  const number = await numberOf();
  await page.touchscreen.tap(...middle(before));
  await page.getByTestId('fit').waitFor();
  expect(await numberOf()).toBe(number);
  const after = await litAt(page, option);
  expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(...middle(after));
  await expect.poll(numberOf).not.toBe(number);
  expect(complaints).toEqual([]);
  await page.context().close();
});
