// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { decide, openMatch, readRecord, type Seat, storedSetup } from '@ennead/kernel';
import { flushSync, tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { drawn, type Keeping, keeping } from '../testing/kept.ts';
import { type PlayedTable, playedTable } from '../testing/played-table.ts';
import type { GameTable } from './game-table.ts';
import type { AnyGame } from './local/local-table.ts';

const GAMES = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };
const SCREENS = { wide: [1440, 900], middle: [1024, 768], narrow: [390, 844], short: [844, 390] } as const;

let table: PlayedTable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

function look([width, height]: readonly [number, number]): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height,
  });
}

/** What makes up a table, each kept by itself. */
const PARTS = {
  header: 'header',
  board: 'main.board',
  left: 'aside.left',
  right: 'aside.right, aside .players',
  log: '.talk',
  asked: '.asked',
} as const;

function note(kept: Keeping, name: string, { page }: PlayedTable): void {
  for (const [part, selector] of Object.entries(PARTS)) {
    const found = [...page.querySelectorAll(selector)].map(drawn);
    if (found.length > 0) kept.note(`${name} ${part}`, ...found);
  }
}

/** Everything that is offered is looked at once, as a pointer would that passes over it. */
function hoverAll(kept: Keeping, name: string, { scene, page }: PlayedTable): void {
  for (const option of scene.decision?.options.slice(0, 12) ?? []) {
    scene.hover(option);
    flushSync();
    kept.note(`${name} hovered`, drawn(page.querySelector('main.board')));
  }
  scene.hover(null);
}

const open = async (game: keyof typeof GAMES, file: string, seat: Seat | null, at: number) => {
  await table?.close();
  table = await playedTable(GAMES[game], file, seat, at);
  await settled();
  return table;
};

/** A battle's stage and other parts are fetched when they are first seen. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    await tick();
  }
}

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', 'wide', [20, 130]],
  ['ankh', 'ankh-5p-syncretism-0', 'middle', [180]],
  ['ankh', 'ankh-2p-flood-0', 'narrow', [60]],
  ['ankh', 'ankh-5p-great-rebuilding-0', 'short', [200]],
  ['kemet', 'kemet-2p-short-0', 'wide', [100]],
  ['kemet', 'kemet-3p-random-0', 'middle', [163, 500]],
  ['kemet', 'kemet-5p-short-0', 'narrow', [150]],
  ['kemet', 'kemet-4p-beginners-0', 'short', [200]],
] as const)('a table of %s (%s) on a %s screen looks as it was kept', async (game, file, screen, moments) => {
  look(SCREENS[screen]);
  const kept = keeping();
  for (const at of moments) {
    const own = await open(game, file, 0, at);
    note(kept, `${at}`, own);
    hoverAll(kept, `${at}`, own);
    // How it is told: the last three steps, piece by piece.
    for (let steps = 0; steps < 3; steps++) {
      await own.scene.story.stepBack();
      flushSync();
    }
    note(kept, `${at} back`, own);
    own.scene.reel.goToEnd();
  }
  expect(kept.lines()).toMatchSnapshot();
});

/** Games with every question there is. */
const ASKING = {
  ankh: [
    'ankh-4p-akhenaten-0',
    'ankh-rules2-4p-peoples-revolt-ramesses-0',
    'ankh-4p-amenhotep-0',
    'ankh-5p-tutankhamun-0',
    'ankh-4p-xerxes-0',
    'ankh-4p-old-kingdom-easy-0',
    'ankh-3p-two-capitals-0',
    'ankh-4p-dynastic-crisis-0',
    'ankh-5p-guardians-of-kemet-0',
  ],
  kemet: ['kemet-4p-open-0', 'kemet-5p-short-0', 'kemet-2p-open-0', 'kemet-3p-beginners-0'],
} as const;

/** After how many moves whom a game asks something of which kind that is not only answered by buttons. */
function questionsIn(game: keyof typeof GAMES, page: GameTable, file: string) {
  const rules = GAMES[game];
  const path = join(import.meta.dirname, '../../..', game, 'games', `${file}.json`);
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.problem.message);
  const { moves, rules: version, setup, seed } = read.value;
  const stored = storedSetup(rules, setup, version);
  if (!stored.ok) throw new Error(stored.problem.message);
  const match = openMatch(rules, stored.value, seed, [], version);
  return moves.flatMap(([seat, option], at) => {
    const asked = match.open.filter((decision) =>
      decision.options.some((each) => page.optionTarget(match.state, decision, each) !== 'bar'),
    );
    decide(match, seat, option, []);
    return asked.map((decision) => ({ at, seat: decision.seat, kind: decision.kind }));
  });
}

// Dozens of tables are opened; on a busy machine that takes a while.
test.each(['ankh', 'kemet'] as const)(
  'every question of %s is asked as it was kept',
  async (game) => {
    look(SCREENS.wide);
    const kept = keeping();
    const known = new Set<string>();
    const page = await gameNamed(game)?.table();
    if (page === undefined) throw new Error(`there is no ${game}`);
    for (const file of ASKING[game])
      for (const { at, seat, kind } of questionsIn(game, page, file)) {
        if (known.has(kind)) continue;
        known.add(kind);
        const { page: shown, scene } = await open(game, file, seat, at);
        for (const part of ['board', 'asked'] as const)
          kept.note(`${kind} ${part}`, drawn(shown.querySelector(PARTS[part])));
        scene.hover(scene.decision?.options.at(-1) ?? null);
        flushSync();
        kept.note(`${kind} hovered`, drawn(shown.querySelector(PARTS.board)));
      }
    expect(kept.lines()).toMatchSnapshot();
  },
  600_000,
);
