/**
 * node packages/web/e2e/page-bench.ts [GAME [table|replay|taps|memory]]: what the main thread of the page does for one move
 * at a full table, five players late in the game, at 1440 x 900 and with everything moving; how long a tap waits for its
 * mark on the screen of a processor four times as slow; and what a table holds in memory while bots play. As one object.
 * `ennead bench --page` keeps it.
 */
import type { Browser, Page } from 'playwright-core';
import { buildPageIfStale } from '../../../scripts/page.mjs';
import { openBrowser, visit } from './browser.ts';
import { click, look, luckFrom } from './hand.ts';
import { heapOf } from './heap.ts';
import { keepAndGo, keepMoment, type Moment } from './moments.ts';
import { type Site, serveAlone } from './serve.ts';
import { measureTaps, type Sitting, SLOWER, type Tap } from './taps.ts';
import { CATEGORIES, OWN, type Work, workAfter } from './trace.ts';

const UPDATES = 220;
/** The first of them are left out: the browser has yet to learn what is hot. */
const WARM_UP = 20;
/** Longer than any animation on the board, and than bots wait. */
const SETTLED_MS = 450;
/** Something waits for a hand. */
const READY =
  'body:has([data-present="true"][data-busy="false"]) :is([data-option]:not([data-option=""], :disabled), [data-card], .moment), [aria-modal="true"] .commit, [data-testid="game-over"]';
/** Nobody waits longer for it. */
const IDLE_MS = 60_000;
/** Memory is looked at so often, each time after so many moves: a game of Kemet, and the beginning of another. */
const LOOKS = 16;
const MOVES_BETWEEN = 100;
const sizes = { table: [1440, 900], phone: [390, 844] } as const;
const MARKS = new Set(['update', 'tap', 'look']);

interface Game extends Pick<Moment, 'game' | 'file'> {
  readonly moves: number;
  /** Where somebody sits down among bots. */
  readonly seated: Pick<Moment, 'asked' | 'after'>;
  /** What is asked on a stage or in a market. */
  readonly staged: readonly string[];
}

const games: readonly Game[] = [
  {
    game: 'ankh',
    file: 'ankh-5p-middle-kingdom-easy-1',
    moves: 373,
    seated: { asked: 'action', after: 0.35 },
    staged: ['card'],
  },
  {
    game: 'kemet',
    file: 'kemet-5p-long-0',
    moves: 1121,
    seated: { asked: 'token', after: 0.6 },
    staged: ['tile', 'battle-card'],
  },
];
/** Taps at a table of each kind: some are tapped at once, and many tables are sat down at for those on a stage. */
const TAPS = 48;
const STAGED_TAPS = 6;
const STAGES = [0.15, 0.3, 0.45, 0.6, 0.75];

function sittingsOf({ game, file, seated, staged }: Game): Sitting[] {
  const whole: Sitting = { moment: { name: 'taps', game, file, ...seated }, taps: TAPS };
  const parts = staged.flatMap((asked) =>
    STAGES.map((after): Sitting => {
      const name = `taps-${asked}-${after * 100}`;
      return { moment: { name, game, file, asked, after }, taps: STAGED_TAPS };
    }),
  );
  return [whole, ...parts];
}

/** In the page: says in the trace what happened when, and counts. */
function setMarks(): void {
  const seen = globalThis as unknown as { updates: number; updatedAt: number };
  seen.updates = 0;
  seen.updatedAt = 0;
  new MutationObserver(() => {
    performance.mark('update');
    seen.updates += 1;
    seen.updatedAt = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-number'] });
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, () => performance.mark('tap'), { capture: true });
}

/**
 * Resolves when nothing has changed for a while and something can be done, with how many changes there were. It asks seldom,
 * and marks what it does as its own: to look for something to click takes as long as some moves.
 */
function settled(page: Page): Promise<number> {
  return page.evaluate(
    ({ patience, ready, most, own }) =>
      new Promise<number>((resolve) => {
        const seen = globalThis as unknown as { updates: number; updatedAt: number };
        const end = performance.now() + most;
        const wait = () => {
          const left = seen.updatedAt + patience - performance.now();
          performance.mark(own);
          if (left > 0) setTimeout(wait, left);
          else if (document.querySelector(ready) === null && performance.now() < end) setTimeout(wait, 100);
          else resolve(seen.updates);
        };
        setTimeout(wait, patience);
      }),
    { patience: SETTLED_MS, ready: READY, most: IDLE_MS, own: OWN },
  );
}

/** A match is looked at move by move. */
async function stepThrough(page: Page): Promise<void> {
  for (let step = 0; step < UPDATES; step++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(SETTLED_MS);
  }
}

/** Somebody plays among bots, by clicking what is lit. */
async function playAmongBots(page: Page, seed: number): Promise<void> {
  const luck = luckFrom(seed);
  while ((await settled(page)) < UPDATES) {
    await page.evaluate(() => performance.mark('look'));
    const seen = await look(page, luck());
    if (seen.state !== 'click') return;
    await click(page, seen);
  }
}

interface Visit {
  readonly moment: Moment;
  readonly path: string;
  readonly play: (page: Page, seed: number) => Promise<void>;
}

/**
 * The work of every update. A game that ends too early is played again from where it began, otherwise, and on the same page:
 * whoever sits at a table late in the game has been there for a while, and the browser knows what is hot.
 */
async function measure(browser: Browser, site: Site, { moment, path, play }: Visit): Promise<Work[]> {
  const works: Work[] = [];
  const { page } = await visit(browser, { settings: { pace: 'quick' } });
  await page.addInitScript(setMarks);
  await keepMoment(page, site.url, moment);
  await page.goto(site.url + path);
  for (let seed = 1; works.length < UPDATES; seed++) {
    if (seed > 1) await openAgain(page, site, moment, seed);
    await page.locator('[data-number]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(() => Object.assign(globalThis, { updates: 0 }));
    await browser.startTracing(page, { categories: CATEGORIES });
    await play(page, seed);
    works.push(...workAfter(await browser.stopTracing(), 'update', MARKS));
  }
  await page.context().close();
  return works.slice(WARM_UP, UPDATES);
}

/** Sits down at another copy of a table, by a link: nothing is loaded again. */
async function openAgain(page: Page, site: Site, moment: Moment, number: number): Promise<void> {
  await keepAndGo(page, site.url, { ...moment, name: `${moment.name}-${number}` });
}

/** What the page holds after it was made to throw away what nobody needs. */
interface Held {
  readonly moves: number;
  /** How many tables were opened by then, one after the other: what a table holds goes with it. */
  readonly table: number;
  readonly heapKb: number;
  /** What of it is compiled script. */
  readonly codeKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Bots play among themselves and with somebody who clicks anything; how much is held, again and again. */
async function measureMemory(browser: Browser, site: Site, moment: Moment): Promise<Held[]> {
  const { page } = await visit(browser, { settings: { pace: 'instant' } });
  await page.addInitScript(setMarks);
  await keepMoment(page, site.url, moment);
  await page.goto(`${site.url}/local/${moment.name}`);
  await page.locator('[data-number]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const luck = luckFrom(1);
  const held: Held[] = [];
  let tables = 1;
  for (let looks = 1; looks <= LOOKS; looks++) {
    for (;;) {
      const updates = await page.evaluate(() => (globalThis as unknown as { updates: number }).updates);
      if (updates >= looks * MOVES_BETWEEN) break;
      const seen = await look(page, luck());
      if (seen.state === 'over') {
        tables += 1;
        await openAgain(page, site, moment, tables);
        await page.locator('[data-number][data-busy="false"]').waitFor();
      } else if (seen.state === 'click') await click(page, seen);
      else return held;
    }
    await settled(page);
    const { kb: heapKb, codeKb } = await heapOf(devtools);
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const moves = await page.evaluate(() => (globalThis as unknown as { updates: number }).updates);
    held.push({ moves, table: tables, heapKb, codeKb, nodes, listeners: jsEventListeners });
  }
  await page.context().close();
  return held;
}

/** Milliseconds: half of the updates took no longer, 95 of a hundred, and all of them. */
function figureOf(values: readonly number[]): { median: number; p95: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const share = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100;
  return { median: share(0.5), p95: share(0.95), most: share(1) };
}

const [, , wantedGame, wantedPlace] = process.argv;
await buildPageIfStale();
const [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
const figures = [];
const taps = [];
const memory = [];
for (const one of games) {
  const { game, file, moves, seated } = one;
  if (wantedGame !== undefined && wantedGame !== game) continue;
  const visits: Readonly<Record<string, Visit>> = {
    table: {
      moment: { name: 'table', game, file, ...seated },
      path: '/local/table',
      play: playAmongBots,
    },
    replay: {
      moment: { name: 'whole', game, file, asked: null },
      path: `/replay/local/whole?at=${moves - UPDATES}`,
      play: stepThrough,
    },
  };
  for (const [place, visited] of Object.entries(visits)) {
    if (wantedPlace !== undefined && wantedPlace !== place) continue;
    const works = await measure(browser, site, visited);
    figures.push({
      game,
      place,
      updates: works.length,
      script: figureOf(works.map(({ script, forced }) => script + forced)),
      forced: figureOf(works.map(({ forced }) => forced)),
      rendering: figureOf(works.map(({ rendering }) => rendering)),
    });
  }
  if (wantedPlace === undefined || wantedPlace === 'taps')
    for (const [place, size] of Object.entries(sizes)) {
      const { taps: all, shift } = await measureTaps(browser, site, size, sittingsOf(one));
      const figure = (some: readonly Tap[]) => ({
        taps: some.length,
        wait: figureOf(some.map(({ wait }) => wait)),
        work: figureOf(some.map(({ work }) => work)),
      });
      const staged = all.filter(({ where }) => where === 'stage' || where === 'market');
      taps.push({
        game,
        place,
        ...figure(all),
        staged: staged.length,
        slower: SLOWER,
        where: Object.fromEntries(
          [...Map.groupBy(all, ({ where }) => where)].map(([where, some]) => [where, figure(some)]),
        ),
        slowest: all.toSorted((a, b) => b.work - a.work).slice(0, 12),
        shift: Math.round(shift * 1000) / 1000,
      });
    }
  if (wantedPlace === undefined || wantedPlace === 'memory')
    memory.push({
      game,
      held: await measureMemory(browser, site, { name: 'memory', game, file, ...seated, after: 0 }),
    });
}
await browser.close();
await site.stop();
console.log(JSON.stringify({ page: figures, taps, memory }));
