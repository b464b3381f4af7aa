import type { BotName, TableInfo } from '../protocol.ts';
import type { Database, Statement, Value } from '../storage/sql.ts';
import { usualHandOver } from './hand-over-time.ts';

/** A table as it is kept: what everybody may know, and what nobody may. */
export interface StoredTable {
  readonly info: TableInfo;
  /** Null before the start. Never leaves the server while the game is played. */
  readonly seed: string | null;
  readonly ask: StoredAsk | null;
  /** The mark of the network it was opened from. */
  readonly origin: string | null;
}

/** A request to go back that waits for answers. It ends with the next move, and with time. */
export interface StoredAsk {
  readonly seat: number;
  /** How many moves to keep, and how many steps everybody had seen when it was asked. */
  readonly keep: number;
  readonly number: number;
  readonly moment: number;
  readonly needed: readonly number[];
  readonly accepted: readonly number[];
  /** When somebody first asked at this point of the game, and when this request is over. */
  readonly since: number;
  readonly until: number;
  /** It was answered with no, or withdrawn; only remembered. */
  readonly over: 'refused' | 'withdrawn' | null;
}

interface TableRow {
  id: string;
  game: string;
  rules: number;
  setup: string;
  seed: string | null;
  host: string | null;
  host_name: string | null;
  status: TableInfo['status'];
  visibility: TableInfo['visibility'];
  practice: number;
  imported: number;
  clock: string;
  at_zero: TableInfo['atZero'];
  hand_over: number | null;
  created: number;
  started: number | null;
  finished: number | null;
  outcome: string | null;
  rematch: string | null;
  ask: string | null;
  origin: string | null;
}

interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  name: string | null;
  bot: BotName | null;
  stand_in: BotName | null;
}

const COLUMNS = `SELECT t.*, p.name AS host_name FROM tables t LEFT JOIN people p ON p.id = t.host`;

export async function readTable(db: Database, id: string): Promise<StoredTable | null> {
  return (await readTables(db, `${COLUMNS} WHERE t.id = ?`, [id]))[0] ?? null;
}

export function readTablesById(db: Database, ids: readonly string[]): Promise<StoredTable[]> {
  return readTables(db, `${COLUMNS} WHERE t.id IN (${ids.map(() => '?').join(', ')})`, ids);
}

/** The last table of a page of a list; the next page begins after it. Tables may be opened in the same millisecond. */
export interface Place {
  readonly created: number;
  readonly id: string;
}

const AFTER = '(t.created < ? OR (t.created = ? AND t.id < ?))';
const NEWEST_FIRST = 'ORDER BY t.created DESC, t.id DESC LIMIT ?';
const after = ({ created, id }: Place) => [created, created, id];

/** Public tables that are open or played, newest first. */
export function readLobby(db: Database, place: Place, limit: number): Promise<StoredTable[]> {
  return readTables(
    db,
    `${COLUMNS} WHERE t.visibility = 'public' AND t.status IN ('open', 'playing') AND ${AFTER} ${NEWEST_FIRST}`,
    [...after(place), limit],
  );
}

/** Tables where the person sits or that the person opened, newest first, without those put away. */
export function readTablesOf(
  db: Database,
  person: string,
  place: Place,
  limit: number,
): Promise<StoredTable[]> {
  return readTables(
    db,
    `${COLUMNS} WHERE (t.host = ? OR t.id IN (SELECT table_id FROM seats WHERE person = ?))
     AND t.status <> 'closed' AND ${AFTER}
     AND t.id NOT IN (SELECT table_id FROM archived WHERE person = ?) ${NEWEST_FIRST}`,
    [person, person, ...after(place), person, limit],
  );
}

/** The ids of tables, open or under way, where the person sits. */
export async function readTablesHeld(db: Database, person: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    `SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
     WHERE s.person = ? AND t.status IN ('open', 'playing')`,
    [person],
  );
  return rows.map(({ id }) => id);
}

/** Public games that are over, newest first. */
export function readFinished(db: Database, place: Place, limit: number): Promise<StoredTable[]> {
  return readTables(
    db,
    `${COLUMNS} WHERE t.visibility = 'public' AND t.status = 'finished' AND ${AFTER} ${NEWEST_FIRST}`,
    [...after(place), limit],
  );
}

async function readTables(db: Database, sql: string, values: readonly Value[]): Promise<StoredTable[]> {
  const rows = await db.all<TableRow>(sql, values);
  if (rows.length === 0) return [];
  const seats = await db.all<SeatRow>(
    `SELECT s.*, p.name FROM seats s LEFT JOIN people p ON p.id = s.person
     WHERE s.table_id IN (${rows.map(() => '?').join(', ')}) ORDER BY s.table_id, s.seat`,
    rows.map(({ id }) => id),
  );
  const bySeat = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map((row) => storedTable(row, bySeat.get(row.id) ?? []));
}

function storedTable(row: TableRow, seats: readonly SeatRow[]): StoredTable {
  const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    seed: row.seed,
    origin: row.origin,
    ask: askFrom(row.ask),
    info: {
      id: row.id,
      game: row.game,
      rules: row.rules,
      setup: JSON.parse(row.setup),
      seats: seats.map(({ person: id, name, bot, stand_in }) => ({
        person: person(id, name),
        bot,
        standIn: stand_in,
      })),
      host: person(row.host, row.host_name),
      status: row.status,
      visibility: row.visibility,
      practice: row.practice === 1,
      imported: row.imported === 1,
      clock: JSON.parse(row.clock),
      atZero: row.at_zero,
      handOver: row.hand_over === null ? usualHandOver(JSON.parse(row.clock)) : row.hand_over || null,
      created: row.created,
      started: row.started,
      finished: row.finished,
      outcome: row.outcome === null ? null : JSON.parse(row.outcome),
      rematch: row.rematch,
    },
  };
}

/** One that was written before requests ended with time is over. */
export function askFrom(text: string | null): StoredAsk | null {
  return text === null ? null : { since: 0, until: 0, over: null, ...JSON.parse(text) };
}

/** What is kept of a new table beside what everybody may know. */
interface Kept {
  readonly seed: string | null;
  readonly origin: string | null;
  /** What it takes, without the moves that are made here. */
  readonly bytes: number;
}

/** The statements that put down a new table. */
export function insertTable(info: TableInfo, { seed, origin, bytes }: Kept): Statement[] {
  const { id, game, rules, setup, host, status, visibility, practice, imported, clock, atZero } = info;
  return [
    [
      `INSERT INTO tables (id, game, rules, setup, seed, host, status, visibility, practice, imported, clock,
        at_zero, created, started, finished, outcome, origin, bytes, hand_over)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        game,
        rules,
        JSON.stringify(setup),
        seed,
        host?.id ?? null,
        status,
        visibility,
        practice ? 1 : 0,
        imported ? 1 : 0,
        JSON.stringify(clock),
        atZero,
        info.created,
        info.started,
        info.finished,
        info.outcome === null ? null : JSON.stringify(info.outcome),
        origin,
        bytes,
        info.handOver ?? 0,
      ],
    ],
    ...info.seats.map(
      ({ person, bot }, seat): Statement => [
        'INSERT INTO seats (table_id, seat, person, bot) VALUES (?, ?, ?, ?)',
        [id, seat, person?.id ?? null, bot],
      ],
    ),
  ];
}

/** The statements that take a table away that nobody has played at. */
export function dropTable(id: string): Statement[] {
  return [
    ...['archived', 'chat', 'events', 'snapshots', 'seats'].map(
      (name): Statement => [`DELETE FROM ${name} WHERE table_id = ?`, [id]],
    ),
    ['DELETE FROM tables WHERE id = ?', [id]],
  ];
}
