import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from './appearance.ts';
import { openBrowser, visit } from './browser.ts';
import { keepMoment, momentNamed, moments, openMoment } from './moments.ts';
import { boardTroubles, misfits, stageTroubles, troublesOf } from './room.ts';
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
interface Screen {
  readonly size: readonly [width: number, height: number];
  /** In all languages; else each of them takes its turn from state to state. */
  readonly everyLanguage?: true;
  /** What is to be tapped is at least so large, in pixels; a finger brings the board nearer where it is not. */
  readonly least: number;
}

/** A phone, a tablet, screens. */
const screens: readonly Screen[] = [
  { size: [390, 844], everyLanguage: true, least: 24 },
  { size: [1024, 768], least: 28 },
  { size: [1280, 720], least: 28 },
  { size: [1440, 900], least: 28 },
  { size: [1920, 1080], least: 28 },
];

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
  '/tables',
  '/exercises',
  '/about',
  '/story/local/ankh-over',
  '/replay/local/kemet-over?at=90',
  '/nowhere',
];

/** A phone on its side, and 1440x900 at 200 and 150 percent: the board is what matters there. */
const low: readonly Screen[] = [
  { size: [844, 390], least: 24 },
  { size: [720, 450], least: 24 },
  { size: [960, 600], least: 28 },
];

let turns = 0;
function spokenOn({ everyLanguage }: Screen): readonly Language[] {
  if (everyLanguage) return languages;
  turns += 1;
  return [languages[turns % languages.length] ?? 'en'];
}

/** Asks of the page on every screen; answers carry where they were given. */
async function everyWay(
  page: Page,
  name: string,
  on: readonly Screen[],
  ask: (screen: Screen) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of on) {
    const [width, height] = screen.size;
    // What is spoken there is waited for, and the new layout with it.
    await page.setViewportSize({ width, height });
    for (const locale of spokenOn(screen)) {
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

test.each(['ankh', 'kemet'])(
  'the table of %s fits on every screen: all of the board, the decision, and what is to be tapped',
  async (game) => {
    const { page, complaints } = await visit(browser, { still: true });
    const found: string[] = [];
    for (const moment of moments.filter((each) => each.game === game)) {
      await openMoment(page, site.url, moment);
      found.push(...(await everyWay(page, moment.name, screens, ({ least }) => troublesOf(page, least))));
      const lowTroubles = async ({ least }: Screen) => [
        ...(await boardTroubles(page, least)),
        ...(await stageTroubles(page)),
      ];
      found.push(...(await everyWay(page, moment.name, low, lowTroubles)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  600_000,
);
