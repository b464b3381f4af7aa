import type { BotName, ListedTable, ListQuery, Person, TableInfo } from '@ennead/wire';
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
  /** It was answered with no, withdrawn, or ended with time; only remembered. */
  readonly over: 'refused' | 'withdrawn' | 'expired' | null;
}

interface SummaryRow {
  id: string;
  game: string;
  host: string | null;
  host_name: string | null;
  status: TableInfo['status'];
  visibility: TableInfo['visibility'];
  practice: number;
  imported: number;
  clock: string;
  rated: TableInfo['rated'];
  created: number;
  finished: number | null;
  outcome: string | null;
}

interface TableRow extends SummaryRow {
  rules: number;
  setup: string;
  seed: string | null;
  at_zero: TableInfo['atZero'];
  hand_over: number | null;
  started: number | null;
  delay: number;
  chances: number;
  rematch: string | null;
  ask: string | null;
  pause_ask: string | null;
  origin: string | null;
}

interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  name: string | null;
  bot: BotName | null;
  stand_in: BotName | null;
  ready: number;
}

const FROM = 'FROM tables t LEFT JOIN people p ON p.id = t.host';
const COLUMNS = `SELECT t.*, p.name AS host_name ${FROM}`;
const SUMMARY = `SELECT t.id, t.game, t.host, p.name AS host_name, t.status, t.visibility, t.practice, t.imported, t.clock, t.rated,
  t.created, t.finished, t.outcome ${FROM}`;

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

const AFTER = '(t.created, t.id) < (?, ?)';
const NEWEST_FIRST = 'ORDER BY t.created DESC, t.id DESC LIMIT ?';
const after = ({ created, id }: Place) => [created, id];

/** What a list needs of a table. */
export type TableSummary = Omit<ListedTable, 'waiting' | 'since'>;

const HAS_ROOM =
  "(t.status = 'open' AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NULL AND s.bot IS NULL))";

/** Which tables of the lobby: all, those with a free seat, or the others; of one game, of one pace. */
export interface LobbyFilter {
  readonly list: 'lobby' | 'joinable' | 'watchable';
  readonly game?: string | undefined;
  readonly pace?: ListQuery['pace'] | undefined;
}

const WHICH: Readonly<Record<LobbyFilter['list'], string>> = {
  lobby: '',
  joinable: `AND ${HAS_ROOM}`,
  watchable: `AND NOT ${HAS_ROOM}`,
};

/** Public tables that are open or played, newest first. Read in the order of an index: it costs as much as is looked at. */
export function readLobby(
  db: Database,
  { list, game, pace }: LobbyFilter,
  place: Place,
  limit: number,
): Promise<TableSummary[]> {
  return readSummaries(
    db,
    `${SUMMARY} WHERE t.visibility = 'public' AND t.status IN ('open', 'playing') AND ${AFTER} ${WHICH[list]}
     ${game === undefined ? '' : 'AND t.game = ?'} ${pace === undefined ? '' : 'AND t.clock LIKE ?'} ${NEWEST_FIRST}`,
    [
      ...after(place),
      ...(game === undefined ? [] : [game]),
      ...(pace === undefined ? [] : [`%"kind":"${pace}"%`]),
      limit,
    ],
  );
}

/** Which of one's own tables: all, those that are not over, or those that are. */
export type Own = 'mine' | 'going' | 'over';

const STATUS: Readonly<Record<Own, string>> = {
  mine: "'open', 'playing', 'finished'",
  going: "'open', 'playing'",
  over: "'finished'",
};

/** Tables where the person sits or that the person opened, newest first, without those put away. */
export function readTablesOf(
  db: Database,
  person: string,
  own: Own,
  place: Place,
  limit: number,
): Promise<TableSummary[]> {
  return readSummaries(
    db,
    `${SUMMARY} WHERE t.id IN (
       SELECT id FROM tables WHERE host = ? AND status IN (${STATUS[own]})
       UNION SELECT table_id FROM seats WHERE person = ?)
     AND t.status IN (${STATUS[own]}) AND ${AFTER}
     AND NOT EXISTS (SELECT 1 FROM archived a WHERE a.person = ? AND a.table_id = t.id) ${NEWEST_FIRST}`,
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
export function readFinished(db: Database, place: Place, limit: number): Promise<TableSummary[]> {
  return readSummaries(
    db,
    `${SUMMARY} WHERE t.visibility = 'public' AND t.status = 'finished' AND ${AFTER} ${NEWEST_FIRST}`,
    [...after(place), limit],
  );
}

async function readTables(db: Database, sql: string, values: readonly Value[]): Promise<StoredTable[]> {
  const rows = await db.all<TableRow>(sql, values);
  const [seats, pauses] = [await readSeats(db, rows), await readPauses(db, rows)];
  return rows.map((row) => storedTable(row, seats.get(row.id) ?? [], pauses.get(row.id) ?? []));
}

async function readSummaries(db: Database, sql: string, values: readonly Value[]): Promise<TableSummary[]> {
  const rows = await db.all<SummaryRow>(sql, values);
  const seats = await readSeats(db, rows);
  return rows.map((row) => summary(row, seats.get(row.id) ?? []));
}

async function readSeats(
  db: Database,
  rows: readonly { readonly id: string }[],
): Promise<Map<string, SeatRow[]>> {
  if (rows.length === 0) return new Map();
  const seats = await db.all<SeatRow>(
    `SELECT s.*, p.name FROM seats s LEFT JOIN people p ON p.id = s.person
     WHERE s.table_id IN (${rows.map(() => '?').join(', ')}) ORDER BY s.table_id, s.seat`,
    rows.map(({ id }) => id),
  );
  return Map.groupBy(seats, ({ table_id }) => table_id);
}

interface PauseRow {
  table_id: string;
  seat: number | null;
  from_at: number;
  until_at: number;
}

/** Only games over days have any. */
async function readPauses(
  db: Database,
  rows: readonly TableRow[],
): Promise<Map<string, TableInfo['pauses']>> {
  const slow = rows.filter(({ clock }) => JSON.parse(clock).kind === 'days').map(({ id }) => id);
  if (slow.length === 0) return new Map();
  const found = await db.all<PauseRow>(
    `SELECT table_id, seat, from_at, until_at FROM pauses WHERE table_id IN (${slow.map(() => '?').join(', ')})
     ORDER BY id`,
    slow,
  );
  const byTable = Map.groupBy(found, ({ table_id }) => table_id);
  const plain = ({ seat, from_at, until_at }: PauseRow) => ({ seat, from: from_at, until: until_at });
  return new Map([...byTable].map(([id, pauses]) => [id, pauses.map(plain)]));
}

function personOf(id: string | null, name: string | null): Person | null {
  return id === null ? null : { id, name: name ?? '' };
}

function summary(row: SummaryRow, seats: readonly SeatRow[]): TableSummary {
  return {
    id: row.id,
    game: row.game,
    seats: seats.map(({ person, name, bot, stand_in }) => ({
      person: personOf(person, name),
      bot,
      standIn: stand_in,
    })),
    host: personOf(row.host, row.host_name),
    status: row.status,
    visibility: row.visibility,
    practice: row.practice === 1,
    imported: row.imported === 1,
    clock: JSON.parse(row.clock),
    rated: row.rated,
    created: row.created,
    finished: row.finished,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  };
}

function storedTable(row: TableRow, seats: readonly SeatRow[], pauses: TableInfo['pauses']): StoredTable {
  return {
    seed: row.seed,
    origin: row.origin,
    ask: askFrom(row.ask),
    info: {
      ...summary(row, seats),
      rules: row.rules,
      setup: JSON.parse(row.setup),
      atZero: row.at_zero,
      handOver: row.hand_over === null ? usualHandOver(JSON.parse(row.clock)) : row.hand_over || null,
      delay: row.delay,
      chances: row.chances === 1,
      started: row.started,
      rematch: row.rematch,
      ready: seats.filter(({ ready }) => ready === 1).map(({ seat }) => seat),
      pauses,
      pauseAsk: row.pause_ask === null ? null : JSON.parse(row.pause_ask),
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
        at_zero, created, started, finished, outcome, origin, bytes, hand_over, rated, delay, chances)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
        info.rated,
        info.delay,
        info.chances ? 1 : 0,
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
    ...['archived', 'chat', 'events', 'invitations', 'pauses', 'plans', 'snapshots', 'seats'].map(
      (name): Statement => [`DELETE FROM ${name} WHERE table_id = ?`, [id]],
    ),
    ['DELETE FROM tables WHERE id = ?', [id]],
  ];
}
