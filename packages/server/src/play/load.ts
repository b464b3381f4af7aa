import { setImmediate as turn } from 'node:timers/promises';
import { type BaseState, decide, type Fact, missing, type Option } from '@ennead/kernel';
import { addStep, moveOf, type Step, showAgain, untoldOf, type Written } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import type { AnyGame } from '../registry.ts';
import type { Database, MoveRow } from '../storage/sql.ts';
import { beginPlay, type Play } from './play.ts';
import { written } from './rows.ts';

/** A snapshot is written every so many moves. */
export const SNAPSHOT_EVERY = 64;

interface SnapshotRow {
  readonly moves: number;
  readonly number: number;
  readonly state: string;
}

/** Makes the game again from its log. Only the moves since the last snapshot are played. */
export async function loadPlay(db: Database, game: AnyGame, info: TableInfo, seed: string): Promise<Play> {
  const rows = await readLog(db, info.id);
  const [snapshot] = await db.all<SnapshotRow>('SELECT * FROM snapshots WHERE table_id = ?', [info.id]);
  return playFrom(game, info, seed, rows, snapshot);
}

/** All rows of a table. */
export async function readLog(db: Database, table: string): Promise<Written[]> {
  const rows: Written[] = [];
  for (let page = await readPage(db, table, 0); page.length > 0; ) {
    for (const row of page) rows.push(written(row));
    page = page.length < PAGE ? [] : await readPage(db, table, rows.length);
    await turn();
  }
  return rows;
}

/** A log is read so many rows at a time, and played again so many moves at a time: others get their turn in between. */
const PAGE = 1000;
const AT_ONCE = 32;

function readPage(db: Database, table: string, after: number): Promise<MoveRow[]> {
  return db.all<MoveRow>('SELECT * FROM moves WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?', [
    table,
    after,
    PAGE,
  ]);
}

export function readRows(db: Database, table: string, after: number): Promise<MoveRow[]> {
  return db.all<MoveRow>('SELECT * FROM moves WHERE table_id = ? AND number > ? ORDER BY number', [
    table,
    after,
  ]);
}

async function playFrom(
  game: AnyGame,
  info: TableInfo,
  seed: string,
  rows: readonly Written[],
  snapshot?: SnapshotRow,
): Promise<Play> {
  const play = beginPlay(game, info, seed);
  const { match, steps } = play;
  for (const row of rows) addStep(steps, row);
  const moves = steps.standing.map((index) => steps.all[index] ?? missing());
  const state = snapshot === undefined ? undefined : readState(game, snapshot, match.state);
  if (snapshot !== undefined && state !== undefined && stillStands(snapshot, steps.all)) {
    match.snapshots.push({ at: snapshot.moves, state });
    for (const step of moves.slice(0, snapshot.moves)) match.moves.push(moveOf(step));
    match.state = game.clone(state);
    match.open = game.decisions(match.state);
  }
  for (const [index, { seat, option }] of moves.slice(match.moves.length).entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    take(play, seat, option);
  }
  play.untold.push(...untoldOf(play));
  showAgain(play);
  return play;
}

export function writeSnapshot(db: Database, { table, match, steps }: Play): void {
  db.lazily(
    `INSERT INTO snapshots (table_id, moves, number, state) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET moves = excluded.moves, number = excluded.number, state = excluded.state`,
    [
      table,
      match.moves.length,
      steps.all.length,
      JSON.stringify({ shape: shapeOf(match.game), state: match.state }),
    ],
  );
}

function shapeOf({ shape = 1 }: { readonly shape?: number }): number {
  return shape;
}

/** The state of a snapshot; undefined if it has a shape of earlier times. The first ones were nothing but the state. */
function readState(game: AnyGame, { state }: SnapshotRow, { rulings }: BaseState): BaseState | undefined {
  const kept = JSON.parse(state) as { readonly shape: number; readonly state: BaseState } | BaseState;
  const [shape, found] = 'shape' in kept ? [kept.shape, kept.state] : [1, kept];
  return shape === shapeOf(game) ? { ...found, rulings } : undefined;
}

/** A snapshot counts as long as nothing before it was taken back. */
function stillStands({ moves, number }: SnapshotRow, all: readonly Step[]): boolean {
  return (
    number <= all.length && all.slice(number).every(({ kind, keep }) => kind === 'move' || keep >= moves)
  );
}

function take({ match }: Play, seat: number, option: Option): void {
  const taken = decide<BaseState, Fact>(match, seat, option);
  if (!taken.ok) throw new Error(`move ${match.moves.length}: ${taken.problem.message}`);
}
