import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ankhDetails } from './ankh-moments.ts';
import { resize, speak } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { kemetDetails } from './kemet-moments.ts';
import { keepMoment, type Moment, momentNamed, moments, openMoment } from './moments.ts';
import { boardTroubles } from './room.ts';
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

const languages = ['en', 'uk', 'cs', 'ru'] as const;
type Language = (typeof languages)[number];
/** Its words are the longest; where there is much room, or much to try, it speaks for all. */
const widest = ['uk'] as const;

interface Screen {
  readonly size: readonly [width: number, height: number];
  readonly locales: readonly Language[];
  /** What is to be tapped is at least so large, in pixels; a finger brings the board nearer where it is not. */
  readonly least: number;
}

/** Phones, tablets and screens, some of them with the page at 150 and 200 percent. */
const screens: readonly Screen[] = [
  { size: [390, 844], locales: languages, least: 18 },
  { size: [844, 390], locales: widest, least: 15 },
  { size: [720, 450], locales: widest, least: 20 },
  { size: [960, 600], locales: widest, least: 28 },
  { size: [1024, 768], locales: widest, least: 28 },
  { size: [1280, 720], locales: widest, least: 28 },
  { size: [1440, 900], locales: widest, least: 28 },
  { size: [1920, 1080], locales: widest, least: 28 },
  { size: [3840, 2160], locales: widest, least: 28 },
];

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

/** Asks of the page on every screen; answers carry where they were given. */
async function everyWay(
  page: Page,
  name: string,
  on: readonly Screen[],
  ask: (screen: Screen) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of on) {
    await resize(page, screen.size);
    for (const locale of screen.locales) {
      await speak(page, locale);
      const answers = await ask(screen);
      found.push(...answers.map((answer) => `${name} in ${locale} at ${screen.size.join('x')}: ${answer}`));
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
    found.push(...(await everyWay(page, path, screens, () => misfits(page))));
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 600_000);

async function troublesOf(page: Page, least: number): Promise<string[]> {
  return [...(await misfits(page)), ...(await unseen(page)), ...(await boardTroubles(page, least))];
}

test.each(['ankh', 'kemet'])(
  'the table of %s fits on every screen: all of the board, the decision, and what is to be tapped',
  async (game) => {
    const { page, complaints } = await visit(browser, { still: true });
    const found: string[] = [];
    for (const moment of moments.filter((each) => each.game === game)) {
      await openMoment(page, site.url, moment);
      found.push(...(await everyWay(page, moment.name, screens, ({ least }) => troublesOf(page, least))));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);

/** Where there is least room. */
const tight = screens.filter(
  ({ size: [width, height] }) => width === 390 || height === 390 || width === 1024,
);

/** Every question beside the main ones, in one language. */
test.each([
  ['ankh', ankhDetails],
  ['kemet', kemetDetails],
] as const)(
  'whatever %s asks or shows fits on every screen',
  async (_game, details: readonly Moment[]) => {
    const { page, complaints } = await visit(browser, { still: true, settings: { locale: 'uk' } });
    const found: string[] = [];
    for (const moment of details) {
      await resize(page, [1440, 900]);
      await openMoment(page, site.url, moment);
      for (const { size, least } of tight) {
        await resize(page, size);
        found.push(
          ...(await troublesOf(page, least)).map((each) => `${moment.name} at ${size.join('x')}: ${each}`),
        );
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);
