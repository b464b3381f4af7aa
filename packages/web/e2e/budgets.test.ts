import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { momentNamed, openMoment } from './moments.ts';
import { type Site, serveAlone } from './serve.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const KB = 1024;

/** Nothing more is fetched: what a page without a reload asks for, no load state tells. */
async function quiet(): Promise<void> {
  for (let seen = -1; seen !== site.sent.length; ) {
    seen = site.sent.length;
    await new Promise((later) => setTimeout(later, 1000));
  }
}

/** Kilobytes of script, as they go over the wire, that were fetched since the last look; workers count. */
function scriptSent(): number {
  const scripts = site.sent.splice(0).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / KB;
}

test.each(['ankh', 'kemet'])('the home page and then a table of %s need little script', async (game) => {
  const { page } = await visit(browser);
  scriptSent();
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const home = scriptSent();
  expect(home).toBeGreaterThan(10);
  expect(home).toBeLessThanOrEqual(150);
  await page.getByTestId(`play-${game}`).click();
  await page.locator('[data-number]').waitFor();
  await quiet();
  const table = scriptSent();
  expect(table).toBeGreaterThan(50);
  expect(table).toBeLessThanOrEqual(250);
  await page.context().close();
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
  const { page } = await watchful(size);
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
  await page.context().close();
});
