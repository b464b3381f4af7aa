import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resize, speak } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { keepMoment, momentNamed, moments, openMoment } from './moments.ts';
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

const sizes = [
  [390, 844],
  [1024, 768],
  [1440, 900],
  [3840, 2160],
] as const;
const languages = ['en', 'uk', 'cs', 'ru'] as const;

/** What does not fit: a page that scrolls sideways, a table that is larger than the window, or words beyond its edge. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} wide`);
    if (document.querySelector('[data-number]') && scrollHeight > innerHeight)
      found.push(`${scrollHeight} high`);
    for (const element of document.querySelectorAll(
      'header > *, .bar *, dialog:modal, .stage h2, .stage button',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width > 1 && height > 1 && (left < -1 || right > innerWidth + 1))
        found.push(`beyond the edge: ${element.outerHTML.slice(0, 120)}`);
    }
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return found;
    for (const button of document.querySelectorAll<HTMLButtonElement>('.stage button')) {
      if (button.disabled || !button.checkVisibility()) continue;
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !button.contains(hit)) found.push(`covered: ${button.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** What somebody who is asked does not have in sight: the question, or an answer, or a way to the answers. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function inSight(selector: string): boolean {
      return [...document.querySelectorAll(selector)].some((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        return [0.5, 0.25, 0.75].some((part) => {
          const hit = document.elementFromPoint(left + width * part, top + height * part);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
      });
    }
    if (document.querySelector('[data-testid="game-over"]'))
      return inSight('[data-testid="game-over"] h2, [data-testid="game-over"] a')
        ? []
        : ['the end out of sight'];
    if (document.querySelector('[aria-modal="true"]'))
      return inSight('[aria-modal="true"] .commit') ? [] : ['button out of sight'];
    const found: string[] = [];
    if (!inSight('[data-testid="question"], dialog:modal h2, .stage .choice p, .stage h3, .stage h2'))
      found.push('question out of sight');
    if (
      !inSight(
        '[data-option]:not([data-option=""]), [data-card], [data-testid="all-options"], [data-testid="close-stage"]',
      )
    )
      found.push('options out of sight');
    return found;
  });
}

const pages = [
  '/',
  '/new',
  '/new?game=kemet&place=remote',
  '/lobby',
  '/learn/ankh',
  '/learn/kemet',
  '/editor',
  '/rules',
  '/settings',
  '/about',
  '/story/local/ankh-over',
  '/replay/local/kemet-over?at=90',
  '/nowhere',
];

/** Asks of the page at every size in every language; answers carry where they were given. */
async function everyWay(page: Page, name: string, ask: () => Promise<readonly string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    const [width] = size;
    await resize(page, size);
    // Where there is so much room the length of words does not matter.
    for (const locale of width > 3000 ? languages.slice(0, 1) : languages) {
      await speak(page, locale);
      found.push(...(await ask()).map((answer) => `${name} in ${locale} at ${width}: ${answer}`));
    }
  }
  return found;
}

test('no page scrolls sideways, in any language at any size', async () => {
  const { page, complaints } = await visit(browser, { still: true });
  for (const name of ['ankh-over', 'kemet-over']) await keepMoment(page, site.url, momentNamed(name));
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    found.push(...(await everyWay(page, path, () => misfits(page))));
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 600_000);

test.each(['ankh', 'kemet'])(
  'the table of %s fits in every language at every size, with the decision in sight',
  async (game) => {
    const { page, complaints } = await visit(browser, { still: true });
    const found: string[] = [];
    for (const moment of moments.filter((each) => each.game === game)) {
      await openMoment(page, site.url, moment);
      const ask = async () => [...(await misfits(page)), ...(await unseen(page))];
      found.push(...(await everyWay(page, moment.name, ask)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);
