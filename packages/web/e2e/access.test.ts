import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRules, violations } from './axe.ts';
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

async function findings(page: Page, name: string): Promise<string[]> {
  return (await violations(page, allRules)).map((found) => `${name}: ${found}`);
}

/** A desk by day, a phone at night: every colour and every part of the layout is met once. */
const ways = [
  { size: [1440, 900], scheme: 'light', at: 0 },
  { size: [390, 844], scheme: 'dark', at: 1 },
] as const;

/** States of a table take turns between the two; `npm run fit` asks for all of them both ways. */
const isMetHere = (state: number, way: number) =>
  process.env.ENNEAD_FIT === 'all' || state % ways.length === way;

const pages = [
  '/',
  '/new',
  '/new?game=kemet&place=remote',
  '/lobby',
  '/learn/ankh',
  '/learn/kemet',
  '/editor',
  '/settings',
  '/about',
  '/story/local/ankh-over',
  '/story/local/kemet-over',
  '/replay/local/ankh-over?at=40',
  '/replay/local/kemet-over?at=90',
  '/nowhere',
];

test.each(ways)(
  'every page passes axe at $size, $scheme',
  async (way) => {
    const { page, complaints } = await visit(browser, { ...way, still: true });
    for (const name of ['ankh-over', 'kemet-over']) await keepMoment(page, site.url, momentNamed(name));
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await page.locator('h1').first().waitFor();
      found.push(...(await findings(page, path)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  300_000,
);

test.each(ways.flatMap((way) => (['ankh', 'kemet'] as const).map((game) => ({ ...way, game }))))(
  'the table of $game passes axe at $size, $scheme, in its main states',
  async ({ game, ...way }) => {
    const { page, complaints } = await visit(browser, { ...way, still: true });
    const found: string[] = [];
    const states = moments.filter((each) => each.game === game);
    for (const moment of states.filter((_, state) => isMetHere(state, way.at))) {
      await openMoment(page, site.url, moment);
      found.push(...(await findings(page, moment.name)));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  300_000,
);

// A long page takes axe long: once is enough.
test('the rulebook passes axe', async () => {
  const { page } = await visit(browser, { size: [390, 844] });
  await page.goto(`${site.url}/rules/reference/ankh-scenarios`, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  expect(await findings(page, 'rules')).toEqual([]);
  await page.context().close();
}, 300_000);
