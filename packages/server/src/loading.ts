import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, missing, pick } from '@ennead/kernel';
import { commit } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { games } from './games.ts';
import { loadPlay, SNAPSHOT_EVERY, writeSnapshot } from './play/load.ts';
import { beginPlay, prepareMove } from './play/play.ts';
import { written } from './play/rows.ts';
import type { AnyGame } from './registry.ts';
import type { Database } from './storage/sql.ts';
import { openSqlite } from './storage/sqlite.ts';
import { bareTable } from './testing/bare-table.ts';

/** How long it takes to bring a long game into memory: `npx node packages/server/src/loading.ts`. */
export interface Loading {
  readonly game: string;
  /** Decisions in the log, and how many of them come after the last snapshot. */
  readonly decisions: number;
  readonly replayed: number;
  /** From the file to a game that can be played on: the first time, and the middle of fifty times. */
  readonly firstMs: number;
  readonly medianMs: number;
}

const TIMES = 50;
/** A thousand, and as many more as make the stretch after the last snapshot the longest there is. */
const DECISIONS = Math.ceil(1000 / SNAPSHOT_EVERY) * SNAPSHOT_EVERY + SNAPSHOT_EVERY - 1;

/** The longest of some random games, kept as a server keeps it and loaded again and again. */
export async function measureLoading(game: AnyGame, most = DECISIONS): Promise<Loading> {
  const folder = mkdtempSync(join(tmpdir(), 'ennead-loading-'));
  const db = openSqlite(join(folder, 'ennead.sqlite'));
  const players = [5, 4, 3, 2].find((count) => game.setup({ players: count }).ok) ?? 1;
  let longest = { info: bareTable(game, players, ''), moves: -1 };
  for (let seed = 0; seed < 12 && longest.moves < most; seed++) {
    const info = bareTable(game, players, `random-game-${seed}`);
    const moves = await playRandom(db, game, info, most);
    if (moves > longest.moves) longest = { info, moves };
  }
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const from = performance.now();
    await loadPlay(db, game, longest.info, longest.info.id);
    times.push(performance.now() - from);
  }
  await db.close();
  rmSync(folder, { recursive: true });
  const [firstMs = 0] = times;
  return {
    game: game.id,
    decisions: longest.moves,
    replayed: longest.moves % SNAPSHOT_EVERY,
    firstMs: tenth(firstMs),
    medianMs: tenth(times.sort((a, b) => a - b)[TIMES / 2] ?? missing()),
  };
}

/** Plays at random up to so many decisions; the seed is the id of the table. */
async function playRandom(db: Database, game: AnyGame, info: TableInfo, most: number): Promise<number> {
  const play = beginPlay(game, info, info.id);
  const chance = chanceFrom(info.id);
  const rows: Promise<unknown>[] = [];
  while (play.match.moves.length < most && play.match.open.length > 0) {
    const { seat, options } = pick(chance, play.match.open);
    const prepared = prepareMove(play, seat, pick(chance, options), { at: 1, call: null });
    if (!prepared.ok) throw new Error(prepared.problem.message);
    const { row, facts } = prepared.value;
    rows.push(db.append(row));
    commit(play, written(row), facts);
    if (play.steps.all.length % SNAPSHOT_EVERY === 0) writeSnapshot(db, play);
  }
  await Promise.all(rows);
  return play.match.moves.length;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

if (import.meta.main)
  for (const game of games.current) console.log(JSON.stringify(await measureLoading(game)));
