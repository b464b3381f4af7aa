import { join } from 'node:path';
import { chanceFrom, draw, type Game, missing } from '@ennead/kernel';
import { type ToyFact, type ToySetup, type ToyState, toyGame } from '@ennead/kernel/contract';
import { commit, rewound } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { afterAll, expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { bareTable } from '../testing/bare-table.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { loadPlay, SNAPSHOT_EVERY, writeSnapshot } from './load.ts';
import { beginPlay, type Play, prepareMove, undoRow } from './play.ts';
import { written } from './rows.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let applied = 0;
/** The small game made long, counting the moves it is asked to play. */
const longGame: Game<ToyState, ToySetup, ToyFact> = {
  ...toyGame,
  start(setup, seed, log) {
    const state = toyGame.start(setup, seed, log);
    state.market += 1000;
    state.harvested += 1000;
    return state;
  },
  apply(state, seat, option, log) {
    applied += 1;
    toyGame.apply(state, seat, option, log);
  },
};
const game = longGame as AnyGame;

const info = (id: string): TableInfo => ({
  ...bareTable(game, 2, id),
  setup: { players: 2, rounds: 5 },
  clock: { kind: 'live', bank: 600, increment: 5 },
});

/** Plays at random, now and then going back, and keeps everything as a server does. */
async function played(
  id: string,
  moves: number,
  db: ReturnType<typeof openSqlite>,
  goBack: boolean,
): Promise<Play> {
  const play = beginPlay(game, info(id), 'a seed');
  const chance = chanceFrom(id);
  const rows: Promise<unknown>[] = [];
  for (let at = 0; at < moves && play.match.open.length > 0; at++) {
    const decision = play.match.open[draw(chance, play.match.open.length)] ?? missing();
    const { seat, options } = decision;
    const when = { at: 1000 + at * 100, call: `p:${at}` };
    const back = goBack && play.match.moves.length > 10 && draw(chance, 9) === 0;
    if (back) {
      const row = undoRow(play, seat, play.match.moves.length - 1 - draw(chance, 5), when);
      rows.push(db.append(row));
      commit(play, written(row), []);
    } else {
      const prepared = prepareMove(play, seat, options[draw(chance, options.length)] ?? missing(), when);
      if (!prepared.ok) throw new Error(prepared.problem.message);
      rows.push(db.append(prepared.value.row));
      commit(play, written(prepared.value.row), prepared.value.facts);
    }
    if (play.steps.all.length % SNAPSHOT_EVERY === 0) writeSnapshot(db, play);
  }
  await Promise.all(rows);
  return play;
}

/** All that must be the same when a game is made again. */
const essence = ({ match, steps, untold, shown, clock }: Play) => ({
  state: match.state,
  open: match.open,
  moves: match.moves,
  steps,
  untold,
  shown,
  clock,
});

test('a game of a thousand decisions is loaded by playing only those since the last snapshot', async () => {
  const db = openSqlite(join(folder.path, 'long.sqlite'));
  const play = await played('long-table', 1000, db, false);
  expect(play.match.moves.length).toBe(1000);
  applied = 0;
  const loaded = await loadPlay(db, game, info('long-table'), 'a seed');
  expect(essence(loaded)).toEqual(essence(play));
  expect(applied).toBeLessThanOrEqual(SNAPSHOT_EVERY);
  await db.close();
});

test.each(['one', 'two', 'three'])('a game with moves taken back is loaded as it was (%s)', async (seed) => {
  const db = openSqlite(join(folder.path, `${seed}.sqlite`));
  for (const moves of [0, 1, 2, 3, 40, 200]) {
    const id = `table-${seed}-${moves}`;
    const play = await played(id, moves, db, true);
    expect(essence(await loadPlay(db, game, info(id), 'a seed'))).toEqual(essence(play));
  }
  await db.close();
});

test('a rewound game is the game as it was then', async () => {
  const db = openSqlite(join(folder.path, 'rewound.sqlite'));
  const then = await played('same-table', 37, db, false);
  const now = await played('same-table-later', 0, db, false);
  expect(rewound(now, -1)).toBeDefined();
  const later = beginPlay(game, info('same-table'), 'a seed');
  for (const step of then.steps.all) {
    const prepared = prepareMove(later, step.seat, step.option, { at: step.at, call: null });
    if (prepared.ok) commit(later, written(prepared.value.row), prepared.value.facts);
  }
  const back = rewound(later, 36);
  expect(back && essence(back)).toEqual(essence(then));
  for (const index of [0, 1, 5, 20]) {
    const past = rewound(later, index) as Play;
    expect(past.match.moves).toEqual(later.match.moves.slice(0, index + 1));
  }
  await db.close();
});

/** How often others get their turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test('others get their turn after every page of a log, and after every thirty-two moves that are played again', async () => {
  const db = openSqlite(join(folder.path, 'turns.sqlite'));
  const turns: number[] = [];
  // Sixty-four moves are in the snapshot.
  for (const moves of [0, 64, 95, 96, 127, 1000, 1001]) {
    const id = `table of ${moves}`;
    await played(id, moves, db, false);
    turns.push(await turnsDuring(() => loadPlay(db, game, info(id), 'a seed')));
  }
  expect(turns).toEqual([0, 1, 1, 2, 2, 2, 3]);
  await db.close();
});
