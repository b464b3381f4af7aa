import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { type GameServer, startServer } from './game-server.ts';
import { keepMoment, type Moment, momentNamed, openMoment } from './moments.ts';
import { type Site, serveAlone } from './serve.ts';

let browser: Browser;
let site: Site;
let server: GameServer;

beforeAll(async () => {
  [browser, site, server] = await Promise.all([openBrowser(), serveAlone(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await server?.stop();
});

const KB = 1024;

interface Fetched {
  readonly requests: number;
  readonly kilobytes: number;
}

/** What a fresh visitor's browser fetches, headers, workers and all, as the server sends it. */
async function fetched(path: string, ready: (page: Page) => Promise<void>, kept?: Moment): Promise<Fetched> {
  const { page } = await visit(browser, { size: [390, 844] });
  if (kept) await keepMoment(page, server.url, kept);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await ready(page);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.context().close();
  // What a worker imports after the page comes from the browser's own cache: nothing is sent.
  const sent = sizes
    .map(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
    .filter((bytes) => bytes > 0);
  return { requests: sent.length, kilobytes: sent.reduce((sum, bytes) => sum + bytes, 0) / KB };
}

test('the home page comes in few small pieces', async () => {
  const home = await fetched('/', async (page) => {
    await page.getByTestId('play-ankh').waitFor();
  });
  expect(home.requests).toBeLessThanOrEqual(10);
  expect(home.kilobytes).toBeGreaterThan(40);
  expect(home.kilobytes).toBeLessThanOrEqual(95);
});

test('something is seen before any script runs', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/new`);
  expect(await page.getByText('Ennead').isVisible()).toBe(true);
  await context.close();
});

test.each([
  ['/new', '[name="players"]', 12],
  // Less is chosen in Kemet: the picture is in sight.
  ['/new?game=kemet', '[name="players"]', 15],
  // With the first board, which begins at the lower edge of this screen.
  ['/rules', '[data-drawn="true"]', 15],
])('a first view of %s takes few requests', async (path, seen, most) => {
  const { requests } = await fetched(path, async (page) => {
    await page.locator(seen).first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  expect(requests).toBeGreaterThan(5);
  expect(requests).toBeLessThanOrEqual(most);
});

/** A table that is opened by its address, in a browser that has nothing of the page yet. */
test.each(['ankh', 'kemet'])('a first view of a table of %s takes few requests', async (game) => {
  const moment = momentNamed(`${game}-middle`);
  const direct = await fetched(
    `/local/${moment.name}`,
    async (page) => {
      await page.locator('[data-number]').waitFor();
      await page.waitForLoadState('networkidle');
    },
    moment,
  );
  expect(direct.kilobytes).toBeLessThanOrEqual(260);
  expect(direct.requests).toBeLessThanOrEqual(15);
});

test.each(['ankh', 'kemet'])('a table of %s comes in few small pieces', async (game) => {
  const all = await fetched('/', async (page) => {
    await page.getByTestId(`play-${game}`).click();
    await page.getByTestId(`start-${game}`).click();
    await page.locator('[data-number]').waitFor();
    await page.waitForLoadState('networkidle');
  });
  expect(all.kilobytes).toBeGreaterThan(150);
  expect(all.kilobytes).toBeLessThanOrEqual(260);
  // Two of them ask the server who this is and for tables: that is the home page.
  expect(all.requests).toBeLessThanOrEqual(16);
});

test('no two files of the page wait for each other: one of them would run before what it needs is there', () => {
  const folder = fileURLToPath(new URL('../dist/assets/', import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const needs = new Map(
    files.map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      return [name, [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file)];
    }),
  );
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const file of needs.get(from) ?? [])
      if (!seen.has(file)) {
        seen.add(file);
        reached(file, seen);
      }
    return seen;
  };
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => reached(name).has(name))).toEqual([]);
});

/** A visitor whose page notes how much of it moved while nobody touched it: 1 would be all of it. */
async function watchful(size: readonly [number, number]): Promise<Visit> {
  const visitor = await visit(browser, { size, still: true });
  await visitor.page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: { value: number; what: string }[] };
    seen.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        if (!hadRecentInput) seen.shifts.push({ value, what: nodes.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return visitor;
}

/** More than anybody would notice; with what moved. */
async function shift(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > 0.01 ? [`${page.url()} ${sum.toFixed(3)} ${shifts.map(({ what }) => what).join(' ')}`] : [];
}

test.each([
  [1440, 900],
  [390, 844],
] as const)('nothing moves while a page or a table loads at %i x %i', async (...size) => {
  const { page, complaints } = await watchful(size);
  const moved: string[] = [];
  for (const path of ['/', '/new', '/new?game=kemet', '/lobby', '/settings', '/editor', '/rules']) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    moved.push(...(await shift(page)));
  }
  for (const name of ['ankh-middle', 'ankh-palace', 'kemet-middle']) {
    await openMoment(page, site.url, momentNamed(name));
    await page.waitForLoadState('networkidle');
    moved.push(...(await shift(page)));
  }
  expect(moved).toEqual([]);
  // Every file that is asked for is there.
  expect(complaints).toEqual([]);
  await page.context().close();
});
