import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom, draw, missing, pick, recordOf } from '@ennead/kernel';
import { commit } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { games } from '../games.ts';
import { SNAPSHOT_EVERY, writeSnapshot } from '../play/load.ts';
import { beginPlay, type Play, prepareMove, undoRow } from '../play/play.ts';
import { written } from '../play/rows.ts';
import type { AnyGame } from '../registry.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from './bare-table.ts';

/**
 * Keeps games of the rules version of today, for the tests of every later one: a data file as a server leaves it, and the
 * record of each of its tables. Run once for each version, before the first change that raises it:
 *
 *     npx node packages/server/src/testing/keep-games.ts packages/server/src/fixtures/rules-1
 */
interface Kept {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>> & { readonly players: number };
  /** Played to the end, so many moves, or until somebody has answered in a secret window after so many. */
  readonly until: 'end' | number | { readonly secretAfter: number };
  /** Who sits there: people, one person at all seats, or bots beside a person. */
  readonly seats: 'people' | 'alone' | 'bots';
  /** One move in so many is taken back. */
  readonly undo?: number;
}

const KEPT: readonly Kept[] = [
  { game: 'ankh', setup: { players: 2 }, until: 'end', seats: 'people' },
  { game: 'ankh', setup: { players: 3, scenario: 'old-kingdom' }, until: 90, seats: 'bots', undo: 9 },
  { game: 'ankh', setup: { players: 2, scenario: 'flood' }, until: { secretAfter: 60 }, seats: 'people' },
  {
    game: 'ankh',
    setup: { players: 4, scenario: 'new-kingdom-strife' },
    until: { secretAfter: 120 },
    seats: 'alone',
  },
  { game: 'ankh', setup: { players: 3, pharaoh: 'ramesses' }, until: { secretAfter: 150 }, seats: 'people' },
  { game: 'ankh', setup: { players: 2, pharaoh: 'xerxes' }, until: 'end', seats: 'bots', undo: 12 },
  { game: 'ankh', setup: { players: 5 }, until: 40, seats: 'people' },
  { game: 'kemet', setup: { players: 2 }, until: 'end', seats: 'alone', undo: 15 },
  { game: 'kemet', setup: { players: 2, discards: 'open' }, until: { secretAfter: 150 }, seats: 'people' },
  { game: 'kemet', setup: { players: 3, beginner: true }, until: 'end', seats: 'people' },
  { game: 'kemet', setup: { players: 4, length: 'long' }, until: { secretAfter: 400 }, seats: 'bots' },
  { game: 'kemet', setup: { players: 5 }, until: 250, seats: 'people', undo: 20 },
  { game: 'kemet', setup: { players: 3 }, until: 15, seats: 'people' },
];

const AT = 1_790_000_000_000;

async function keep(db: Database, kept: Kept, number: number): Promise<Play> {
  const game = games.find(kept.game) as AnyGame;
  const id = `${kept.game}-table-${number}`;
  const setup = game.setup(kept.setup);
  if (!setup.ok) throw new Error(setup.problem.message);
  const info: TableInfo = {
    ...bareTable(game, kept.setup.players, id),
    setup: { ...setup.value },
    seats: Array.from({ length: kept.setup.players }, (_, seat) => ({
      person: kept.seats === 'bots' && seat > 0 ? null : person(kept.seats === 'alone' ? 0 : seat),
      bot: kept.seats === 'bots' && seat > 0 ? 'easy' : null,
      standIn: null,
    })),
    host: person(0),
    visibility: 'public',
    created: AT + number,
    started: AT + number,
  };
  const play = beginPlay(game, info, `kept ${id}`);
  await db.batch(insertTable(info, { seed: `kept ${id}`, origin: null, bytes: 0 }));
  const chance = chanceFrom(id);
  for (let at = 1; !isEnough(play, kept); at++) {
    const { moves, open } = play.match;
    const { seat, options } = pick(chance, open);
    const when = { at: AT + at * 1000, call: null };
    if (kept.undo !== undefined && moves.length > 10 && draw(chance, kept.undo) === 0) {
      const row = undoRow(play, seat, moves.length - 1 - draw(chance, 4), when);
      await db.append(row);
      commit(play, written(row), []);
      continue;
    }
    const prepared = prepareMove(play, seat, pick(chance, options), when);
    if (!prepared.ok) throw new Error(prepared.problem.message);
    await db.append(prepared.value.row);
    commit(play, written(prepared.value.row), prepared.value.facts);
    if (play.steps.all.length % SNAPSHOT_EVERY === 0) writeSnapshot(db, play);
  }
  if (play.match.open.length === 0)
    await db.run("UPDATE tables SET status = 'finished', finished = ?, outcome = ? WHERE id = ?", [
      AT,
      JSON.stringify(game.outcome(play.match.state)),
      id,
    ]);
  return play;
}

function isEnough({ match, steps }: Play, { until }: Kept): boolean {
  if (match.open.length === 0) return true;
  if (until === 'end') return false;
  if (typeof until === 'number') return match.moves.length >= until;
  return match.moves.length >= until.secretAfter && steps.all.at(-1)?.hidden === true;
}

const NAMES = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil'];

function person(seat: number) {
  const name = NAMES[seat] ?? missing();
  return { id: name.toLowerCase(), name };
}

if (import.meta.main) {
  const [folder = '.'] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const db = openSqlite(join(folder, 'ennead.sqlite'));
  await db.batch(
    NAMES.map((name) => [
      'INSERT INTO people (id, name, created) VALUES (?, ?, ?)',
      [name.toLowerCase(), name, AT],
    ]),
  );
  for (const [number, kept] of KEPT.entries()) {
    const play = await keep(db, kept, number);
    writeFileSync(join(folder, `${play.table}.json`), `${JSON.stringify(recordOf(play.match))}\n`);
    console.log(play.table, play.match.moves.length, play.match.open.length === 0 ? 'over' : 'under way');
  }
  await db.close();
}
