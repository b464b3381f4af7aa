import { missing } from '@ennead/kernel';
import type { MatchLength, Waiting, Wish } from '@ennead/wire';
import type { Database, Statement } from '../storage/sql.ts';
import { DAY } from '../time.ts';

export interface WishRow {
  readonly person: string;
  readonly name: string;
  readonly game: string;
  readonly length: MatchLength;
  readonly least: number;
  readonly most: number;
  readonly rated: number;
  readonly bots_after: number | null;
  readonly since: number;
  readonly seen: number;
  readonly table_id: string | null;
  readonly origin: string | null;
}

/** Who waits for a live game looks in all the time; a game over days is waited for in peace. */
const GONE: Readonly<Record<MatchLength, number>> = {
  quick: 90_000,
  evening: 90_000,
  days: 14 * DAY,
};

const LENGTHS = Object.keys(GONE) as MatchLength[];
const ALIVE = `w.table_id IS NULL AND (${LENGTHS.map((length) => `(w.length = '${length}' AND w.seen > ?)`).join(' OR ')})`;
const since = (now: number) => LENGTHS.map((length) => now - GONE[length]);
const COLUMNS = 'SELECT w.*, p.name FROM wishes w JOIN people p ON p.id = w.person';

/** Everybody who waits. Where they are more than the limit, the first of every network come before the second of any. */
export function readWaiting(db: Database, now: number, limit: number): Promise<WishRow[]> {
  return db.all<WishRow>(
    `${COLUMNS} JOIN (
       SELECT w.person, ROW_NUMBER() OVER (PARTITION BY w.origin ORDER BY w.since, w.person) AS place
       FROM wishes w WHERE ${ALIVE}) AS places ON places.person = w.person
     ORDER BY places.place, w.since, w.person LIMIT ?`,
    [...since(now), limit],
  );
}

async function readWish(db: Database, person: string): Promise<WishRow | null> {
  const [row] = await db.all<WishRow>(`${COLUMNS} WHERE w.person = ?`, [person]);
  return row ?? null;
}

export async function describeWaiting(db: Database, person: string, now: number): Promise<Waiting> {
  const row = await readWish(db, person);
  if (row === null) return { wish: null, since: null, others: 0, table: null };
  const [{ n } = missing()] = await db.all<{ n: number }>(
    `SELECT COUNT(*) AS n FROM wishes w WHERE ${ALIVE} AND w.game = ? AND w.length = ? AND w.rated = ? AND w.person <> ?`,
    [...since(now), row.game, row.length, row.rated, person],
  );
  const { game, length, least, most, rated, bots_after: botsAfter } = row;
  return {
    wish: { game, length, least, most, rated: rated === 1, botsAfter },
    since: row.since,
    others: Number(n),
    table: row.table_id,
  };
}

/** The same wish again only says that somebody still waits; another one, or one after a table, begins anew. */
export async function saveWish(
  db: Database,
  person: string,
  origin: string,
  wish: Wish,
  now: number,
): Promise<void> {
  const { game, length, least, most, rated, botsAfter } = wish;
  const values = [game, length, least, most, rated ? 1 : 0, botsAfter];
  const again = await db.run(
    `UPDATE wishes SET seen = ?, origin = ? WHERE person = ? AND table_id IS NULL AND game = ? AND length = ? AND least = ? AND most = ?
     AND rated = ? AND COALESCE(bots_after, 0) = ? AND seen > ?`,
    [now, origin, person, game, length, least, most, rated ? 1 : 0, botsAfter ?? 0, now - GONE[length]],
  );
  if (again > 0) return;
  await db.run(
    `INSERT INTO wishes (person, game, length, least, most, rated, bots_after, since, seen, origin, table_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
     ON CONFLICT (person) DO UPDATE SET game = excluded.game, length = excluded.length, least = excluded.least,
     most = excluded.most, rated = excluded.rated, bots_after = excluded.bots_after, since = excluded.since,
     seen = excluded.seen, origin = excluded.origin, table_id = NULL`,
    [person, ...values, now, now, origin],
  );
}

/** How many others of a network wait. */
export async function countWaiting(
  db: Database,
  origin: string,
  person: string,
  now: number,
): Promise<number> {
  const [{ n } = missing()] = await db.all<{ n: number }>(
    `SELECT COUNT(*) AS n FROM wishes w WHERE ${ALIVE} AND w.origin = ? AND w.person <> ?`,
    [...since(now), origin, person],
  );
  return Number(n);
}

/** The statements that give people their table. They fail as one where somebody has one already. */
export function matchedAt(table: string, people: readonly WishRow[]): Statement[] {
  return people.flatMap(({ person, since: begun }): Statement[] => [
    ['INSERT INTO matched (person, since, table_id) VALUES (?, ?, ?)', [person, begun, table]],
    ['UPDATE wishes SET table_id = ? WHERE person = ? AND since = ?', [table, person, begun]],
  ]);
}

export function forgetWish(person: string): Statement[] {
  return [
    ['DELETE FROM wishes WHERE person = ?', [person]],
    ['DELETE FROM matched WHERE person = ?', [person]],
  ];
}
