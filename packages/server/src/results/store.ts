import type { BotName, PlayedGame } from '@ennead/wire';
import type { Database } from '../storage/sql.ts';
import type { Counted } from './statistics.ts';

interface ResultRow {
  table_id: string;
  seat: number;
  person: string | null;
  name: string | null;
  bot: BotName | null;
  stand_in: string | null;
  game: string;
  variant: string;
  players: number;
  played_as: string;
  place: number;
  won: number;
  points: number;
  sources: string;
  finished: number;
}

/** Statistics are made of so many games, the newest. */
const MOST = 2000;

export async function readCounted(db: Database, person: string): Promise<Counted[]> {
  const rows = await db.all<ResultRow>(
    'SELECT * FROM results WHERE person = ? ORDER BY finished DESC, table_id DESC LIMIT ?',
    [person, MOST],
  );
  return rows.map(({ game, variant, players, played_as, place, won, points, sources }) => ({
    game,
    variant,
    players,
    as: played_as,
    place,
    won: won === 1,
    points,
    sources: JSON.parse(sources),
  }));
}

/** The last game of a page; the next page begins after it. */
export interface PlayedPlace {
  readonly finished: number;
  readonly table: string;
}

/** Somebody's games as somebody else may see them: public ones, and those they sat at together. Newest first. */
export async function readPlayed(
  db: Database,
  person: string,
  viewer: string | null,
  { finished, table }: PlayedPlace,
  limit: number,
): Promise<PlayedGame[]> {
  const own = await db.all<ResultRow>(
    `SELECT r.* FROM results r JOIN tables t ON t.id = r.table_id
     WHERE r.person = ? AND (r.finished, r.table_id) < (?, ?)
     AND (t.visibility = 'public' OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = ?))
     ORDER BY r.finished DESC, r.table_id DESC LIMIT ?`,
    [person, finished, table, viewer, limit],
  );
  if (own.length === 0) return [];
  const all = await db.all<ResultRow>(
    `SELECT r.*, p.name FROM results r LEFT JOIN people p ON p.id = r.person
     WHERE r.table_id IN (${own.map(() => '?').join(', ')}) ORDER BY r.table_id, r.seat`,
    own.map(({ table_id }) => table_id),
  );
  const tables = Map.groupBy(all, ({ table_id }) => table_id);
  return own.map((row) => ({
    table: row.table_id,
    game: row.game,
    variant: row.variant,
    seat: row.seat,
    as: row.played_as,
    place: row.place,
    won: row.won === 1,
    points: row.points,
    finished: row.finished,
    standIn: row.stand_in !== null,
    seats: (tables.get(row.table_id) ?? []).map((seat) => ({
      person: seat.person === null ? null : { id: seat.person, name: seat.name ?? '' },
      bot: seat.bot,
      place: seat.place,
    })),
  }));
}
