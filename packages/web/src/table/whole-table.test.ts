// @vitest-environment happy-dom
import { type AnkhState, ankh } from '@ennead/ankh';
import { CELLS } from '@ennead/ankh/tables';
import { type KemetState, kemet } from '@ennead/kemet';
import { totalPoints } from '@ennead/kemet/tables';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { captionAt } from '../reel/caption.ts';
import { NAMES, type PlayedTable, playedTable } from '../testing/played-table.ts';
import type { AnyGame } from './local/local-table.ts';
import { plainWords } from './sentence.ts';

const GAMES = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };
const SCREENS = { wide: [1440, 900], middle: [1024, 768], narrow: [390, 844], short: [844, 390] } as const;

let tables: PlayedTable[] = [];
afterEach(async () => {
  for (const table of tables) await table.close();
  tables = [];
});

async function open(
  game: keyof typeof GAMES,
  file: string,
  own: number | null,
  made = 0,
): Promise<PlayedTable> {
  const table = await playedTable(GAMES[game], file, own, made);
  tables.push(table);
  return table;
}

function look([width, height]: readonly [number, number]): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height,
  });
}

const words = (part: Element | null | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)];
const lit = (page: ParentNode) =>
  [...new Set(all(page, '[data-option]').map((each) => each.getAttribute('data-option')))]
    .filter(Boolean)
    .sort();

/** Every answer is offered, and nothing that is none. Of two for one place the second is found in the list of all. */
function expectOffers({ scene, page }: PlayedTable): void {
  const asked = scene.decision?.options.map(String) ?? [];
  const offered = lit(page);
  const isListed = page.querySelector('[data-testid="all-options"]') !== null;
  const where = `${scene.decision?.kind} at ${scene.number}`;
  expect(asked, where).toEqual(expect.arrayContaining(offered));
  expect(offered.length, where).toBeGreaterThan(asked.length / 2 - 1);
  if (!isListed) expect(offered, where).toEqual([...asked].sort());
}

/** What a broken sum or a missing word leaves behind. */
function expectWhole({ scene, page }: PlayedTable): void {
  const written = page.innerHTML.match(/[^<>"]*(?:undefined|\bNaN\b|\[object|Infinity|\bnull\b)[^<>"]*/);
  expect(written?.[0], `at ${scene.number}`).toBeUndefined();
  expect(page.querySelector('[data-number]')?.getAttribute('data-number')).toBe(String(scene.number));
}

/** The number that stands behind an icon. */
const numberBy = (part: ParentNode | null | undefined, label: string) =>
  Number(words(part?.querySelector(`[aria-label="${label}"]`)?.parentElement));

const line = (page: ParentNode, seat: number) => page.querySelector(`[data-part="player-${seat}"]`);

function expectAnkh({ scene, table, page }: PlayedTable): void {
  const state = table.play.match.state as AnkhState;
  const half = (40 * Math.sqrt(3)) / 2;
  const places = state.figures.flatMap((figure, space) => {
    const { column, row } = CELLS[space] ?? { column: 0, row: 0 };
    const y = 26 + (2 * row - 1 + (column % 2)) * half;
    return figure === 0 ? [] : [`translate(${66 + 60 * column}px, ${y}px)`];
  });
  const drawn = all(page, 'main .piece').map(
    (piece) => piece.getAttribute('style')?.match(/translate\([^)]*\)/)?.[0],
  );
  expect(drawn.sort(), `figures at ${scene.number}`).toEqual(places.sort());
  expect(all(page, 'main .monument')).toHaveLength(state.monuments.filter((each) => each !== 0).length);
  for (const [seat, team] of state.teamOf.entries()) {
    const own = line(page, seat);
    expect(words(own)).toContain(NAMES[seat]);
    if (team !== seat || state.teams[team] === undefined) continue;
    expect(numberBy(own, 'Devotion'), `devotion at ${scene.number}`).toBe(state.teams[team].devotion);
    expect(numberBy(own, 'Followers')).toBe(state.teams[team].followers);
  }
}

function expectKemet({ scene, table, page }: PlayedTable): void {
  const state = table.play.match.state as KemetState;
  const troops = state.units.filter((each) => each > 0);
  const drawn = all(page, 'main .pieces .number').map((each) => Number(words(each)));
  expect(drawn.sort(), `troops at ${scene.number}`).toEqual([...troops].sort());
  const pyramids = all(page, 'main .pieces .level').map((each) => Number(words(each)));
  expect(pyramids.sort()).toEqual(state.pyramidLevel.filter((each) => each > 0).sort());
  for (const seat of state.order) {
    const own = line(page, seat);
    expect(words(own)).toContain(NAMES[seat]);
    expect(numberBy(own, 'Prayer points'), `prayer at ${scene.number}`).toBe(state.prayer[seat]);
    expect(numberBy(own, 'Points')).toBe(totalPoints(state, seat));
    expect(numberBy(own, 'Units in reserve')).toBe(state.reserve[seat]);
    expect(numberBy(own, 'Interventions in hand')).toBe(state.handSize[seat]);
    expect(words(own?.querySelector('.place'))).toBe(String(state.order.indexOf(seat) + 1));
  }
}

/** From these moves on, so many answers of a seat by taps. */
const TAPS = 5;

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', 0, [0, 46], 'middle', expectAnkh],
  ['ankh', 'ankh-4p-old-kingdom-0', 1, [70], 'wide', expectAnkh],
  ['kemet', 'kemet-3p-random-0', 0, [4, 170], 'middle', expectKemet],
  ['kemet', 'kemet-2p-short-0', 1, [100], 'middle', expectKemet],
] as const)(
  'a game of %s (%s) is played by taps; the page offers and shows what the rules say',
  async (game, file, own, parts, screen, expectBoard) => {
    look(SCREENS[screen]);
    for (const from of parts) {
      const played = await open(game, file, own, from);
      for (let taps = 0; taps < TAPS && played.next() !== undefined; ) {
        if (played.next()?.[0] === own) taps += 1;
        await played.play();
        if (played.scene.staged !== null) continue;
        expectOffers(played);
        expectBoard(played);
      }
      expectWhole(played);
    }
  },
);

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', 100],
  ['kemet', 'kemet-3p-random-0', 260],
] as const)('who opens a table of %s anew sees what the others see who stayed', async (game, file, at) => {
  look(SCREENS.wide);
  const stayed = await open(game, file, 1, at - 6);
  while (stayed.table.play.match.moves.length < at)
    await stayed.playTo(stayed.table.play.match.moves.length + 1);
  const came = await open(game, file, 1, at);
  for (const part of [
    'aside .players',
    '.talk .log',
    'main .pieces',
    'aside.left',
    'header',
    '.bar .question',
  ])
    expect(inOrder(came.page.querySelector(part)), part).toEqual(inOrder(stayed.page.querySelector(part)));
  expect(lit(came.page)).toEqual(lit(stayed.page));
});

/** Who came earlier may stand first. */
function inOrder(part: Element | null): string[] {
  expect(part).not.toBeNull();
  // How far this device had looked is its own.
  return all(part ?? document, 'li:not(.new), .piece, .monument, .number, .level, h1, p')
    .map((each) => `${each.getAttribute('style')} ${words(each)}`)
    .sort();
}

test('who looks back hears what each frame tells, and nothing of a choice or of people who are waited for', async () => {
  look(SCREENS.wide);
  const { page, scene } = await open('kemet', 'kemet-3p-random-0', 1, 260);
  const news = () => words(page.querySelector('[data-testid="news"]'));
  expect(news()).toMatch(/Your choice|Waiting for/);
  const heard = new Set<string>();
  for (let steps = 0; steps < 25; steps++) {
    await scene.story.stepBack();
    await tick();
    const caption = captionAt(scene.game, scene.reel) ?? [];
    expect(news()).toBe(
      plainWords(caption, (seat) => scene.nameOf(seat))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    heard.add(news());
    expect(news()).not.toMatch(/Your choice|Waiting for/);
    expect(words(page.querySelector('h1'))).not.toBe('');
  }
  expect(heard.size).toBeGreaterThan(15);
});

test.each([67, 148])('what the others did to the reader is listed once, after %i moves', async (made) => {
  look(SCREENS.wide);
  const { page } = await open('ankh', 'ankh-3p-middle-kingdom-easy-0', 0, made);
  await vi.waitUntil(() => page.querySelector('[data-testid="since"]'));
  page.querySelector<HTMLElement>('[data-testid="since"]')?.click();
  await tick();
  const lines = all(page, '[data-testid="since-list"] li.mine');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const [first, ...more] = words(line.querySelector('div')).split('You: ');
    for (const part of more) expect(first).not.toContain(part.replace(/\.\s*$/, ''));
  }
});

test.each(['narrow', 'short'] as const)(
  'a %s screen offers every answer, and who watches is offered none',
  async (screen) => {
    look(SCREENS[screen]);
    for (const [game, file, at] of [
      ['ankh', 'ankh-3p-middle-kingdom-0', 40],
      ['kemet', 'kemet-3p-random-0', 163],
    ] as const) {
      const watched = await open(game, file, null, at);
      expect(lit(watched.page)).toEqual([]);
      const asked = watched.next()?.[0] ?? 0;
      const played = await open(game, file, asked, at);
      expectOffers(played);
      expectWhole(played);
    }
  },
);

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0'],
  ['kemet', 'kemet-2p-short-0'],
] as const)('the end of a game of %s names who won, and what everybody has', async (game, file) => {
  look(SCREENS.wide);
  const { page, scene } = await open(game, file, 0, Number.POSITIVE_INFINITY);
  const over = await vi.waitFor(() => {
    const found = page.querySelector('[data-testid="game-over"]');
    if (found === null) throw new Error('the end is not told');
    return found;
  });
  const winners = scene.snapshot.outcome?.winners ?? [];
  expect(winners.length).toBeGreaterThan(0);
  for (const seat of winners) expect(words(over.querySelector('h2'))).toContain(NAMES[seat]);
  expect(all(over, 'li.won')).toHaveLength(winners.length);
  expect(all(over, 'li')).toHaveLength(scene.seats.length);
  expect(lit(page)).toEqual([]);
});
