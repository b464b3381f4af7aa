import type { Browser, CDPSession, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { look, luckFrom } from './hand.ts';
import { keepAndGo, keepMoment, type Moment } from './moments.ts';
import type { Site } from './serve.ts';
import { TAP_CATEGORIES, workToPaint } from './trace.ts';

/** Where a hand taps: on the board and all around it, on a battle stage, in a market, or to be told no more of a story. */
export type Where = 'board' | 'stage' | 'market' | 'story';

export interface Tap {
  readonly where: Where;
  /** What was tapped, for whoever looks for the reason of a long wait. */
  readonly what: string;
  /** Milliseconds from the tap to the first frame that shows it, as the browser itself counts them: in steps of 8. */
  readonly wait: number;
  /** Processor time of the main thread in between: what a busy machine does not inflate. */
  readonly work: number;
}

export interface Taps {
  readonly taps: readonly Tap[];
  /** How much of the page moved that nobody touched just before, for each tap: 1 would be all of it. */
  readonly shift: number;
}

/** A table that somebody sits down at, and how many taps are wanted there at most. */
export interface Sitting {
  readonly moment: Moment;
  readonly taps: number;
}

/** A phone of some years ago beside a desk. */
export const SLOWER = 4;
/** The browser tells of what took at least this long; all else counts as this. */
const SHORTEST_MS = 16;
/** A hand comes and rests before it presses, and the eye follows what happens. */
const REST_MS = 150;
const PRESS_MS = 50;
const FOLLOW_MS = 300;
/** Who has looked at a story for so long wants to go on: four rivals are told for half a minute. */
const STORY_MS = 1_000;
/** A table at which nothing can be done for a minute is left. */
const MOST_WAITS = 60;

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** What the page itself keeps of its taps: when they were, how long some of them waited, and what moved unasked. */
interface Kept {
  readonly clicks: number[];
  readonly waits: [at: number, wait: number][];
  shift: number;
}

/** In the page. What it taps by itself does not count. */
function keepWaits(durationThreshold: number): void {
  const kept: Kept = { clicks: [], waits: [], shift: 0 };
  Object.assign(globalThis, { kept });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') kept.waits.push([startTime, duration]);
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) kept.shift += value;
  }).observe({ type: 'layout-shift' });
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      performance.mark('click');
      kept.clicks.push(timeStamp);
    },
    { capture: true },
  );
}

function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(() => (globalThis as unknown as { kept: Kept }).kept);
}

/**
 * Taps at one table after the other, on one page, each on a processor that is made slower. Between taps it is not: else a
 * hand waits half a minute and more until four rivals have been told.
 */
export async function measureTaps(
  browser: Browser,
  site: Site,
  size: readonly [number, number],
  sittings: readonly Sitting[],
): Promise<Taps> {
  const { page } = await visit(browser, { size, settings: { pace: 'quick' } });
  await page.addInitScript(keepWaits, SHORTEST_MS);
  const devtools = await page.context().newCDPSession(page);
  const taps: Tap[] = [];
  const luck = luckFrom(1);
  for (const [at, { moment, taps: most }] of sittings.entries()) {
    if (at > 0) await keepAndGo(page, site.url, moment);
    else {
      await keepMoment(page, site.url, moment);
      await page.goto(`${site.url}/local/${moment.name}`);
    }
    await page.locator('[data-number]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(FOLLOW_MS);
    const before = (await keptBy(page)).clicks.length;
    await browser.startTracing(page, { categories: TAP_CATEGORIES });
    const tapped = await tapAlong(page, devtools, luck, most);
    const works = workToPaint(await browser.stopTracing(), 'click');
    const { clicks, waits } = await keptBy(page);
    for (const [index, tap] of tapped.entries()) {
      const [, wait = SHORTEST_MS] = waits.find(([start]) => start === clicks[before + index]) ?? [];
      taps.push({ ...tap, wait, work: works[index] ?? 0 });
    }
  }
  const { shift } = await keptBy(page);
  await page.context().close();
  return { taps, shift: shift / taps.length };
}

type Tapped = Pick<Tap, 'where' | 'what'>;

/** Taps whatever is lit, in a market first another colour, until there were enough, the game is over or the table is stuck. */
async function tapAlong(
  page: Page,
  devtools: CDPSession,
  luck: () => number,
  most: number,
): Promise<Tapped[]> {
  const tapped: Tapped[] = [];
  let hasBrowsed = false;
  for (let waits = 0; tapped.length < most && waits < MOST_WAITS; ) {
    const colour: Point | null = hasBrowsed
      ? null
      : await middleOf(page, 'dialog:modal .colours button:last-child');
    hasBrowsed = colour !== null;
    const seen =
      colour === null ? await look(page, luck(), STORY_MS) : { state: 'click', what: 'colour', ...colour };
    if (seen.state === 'over') break;
    const board = seen.state === 'idle' ? await middleOf(page, '[data-present="false"] main.board') : null;
    if (seen.state === 'idle' && board === null) {
      waits += 1;
      continue;
    }
    const { x, y } = board ?? seen;
    const where = board === null ? await whereIs(page, x, y) : 'story';
    const before = (await keptBy(page)).clicks.length;
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    await page.waitForTimeout(FOLLOW_MS);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // What moved away under the hand was not tapped.
    if ((await keptBy(page)).clicks.length > before) tapped.push({ where, what: seen.what });
  }
  return tapped;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(page: Page, selector: string): Promise<Point | null> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}

function whereIs(page: Page, x: number, y: number): Promise<Where> {
  return page.evaluate(
    ([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('.stage')) return 'stage';
      return hit?.closest('dialog')?.querySelector('.market') ? 'market' : 'board';
    },
    [x, y] as const,
  );
}
