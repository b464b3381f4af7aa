import type { Tournament, TournamentSummary } from '@ennead/wire';
import type { Database, Statement } from '../storage/sql.ts';

/** A tournament as it is kept. */
export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly organiser: string;
  readonly organiser_name: string;
  readonly game: string;
  readonly setup: string;
  readonly format: Tournament['format'];
  readonly least: number;
  readonly most: number;
  readonly wanted: number;
  readonly rounds: number;
  readonly points: string;
  readonly places: number;
  readonly round_hours: number | null;
  readonly late: number;
  readonly visibility: Tournament['visibility'];
  readonly clock: string;
  readonly at_zero: Tournament['atZero'];
  readonly rated: Tournament['rated'];
  readonly status: Tournament['status'];
  readonly round: number;
  readonly due: number | null;
  readonly seed: number;
  readonly created: number;
  readonly people: number;
  readonly origin: string | null;
}

const COLUMNS = `SELECT t.*, p.name AS organiser_name,
  (SELECT COUNT(*) FROM entrants e WHERE e.tournament_id = t.id AND e.state = 'in') AS people
  FROM tournaments t JOIN people p ON p.id = t.organiser`;

export async function readTournament(db: Database, id: string): Promise<TournamentRow | null> {
  const [row] = await db.all<TournamentRow>(`${COLUMNS} WHERE t.id = ?`, [id]);
  return row ?? null;
}

export interface TournamentPlace {
  readonly created: number;
  readonly id: string;
}

const LISTS = {
  going: "t.visibility = 'public' AND t.status IN ('open', 'playing') AND ? IS NOT NULL",
  over: "t.visibility = 'public' AND t.status = 'finished' AND ? IS NOT NULL",
  mine: `t.status <> 'closed' AND t.id IN (
    SELECT id FROM tournaments WHERE organiser = ?
    UNION SELECT tournament_id FROM entrants WHERE person = ? AND state <> 'out')`,
} as const;

/** Newest first. */
export function readTournaments(
  db: Database,
  list: keyof typeof LISTS,
  person: string,
  { created, id }: TournamentPlace,
  limit: number,
): Promise<TournamentRow[]> {
  const who = list === 'mine' ? [person, person] : [person];
  return db.all<TournamentRow>(
    `${COLUMNS} WHERE ${LISTS[list]} AND (t.created, t.id) < (?, ?) ORDER BY t.created DESC, t.id DESC LIMIT ?`,
    [...who, created, id, limit],
  );
}

export function summaryOf(row: TournamentRow): TournamentSummary {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    format: row.format,
    organiser: { id: row.organiser, name: row.organiser_name },
    status: row.status,
    round: row.round,
    rounds: row.rounds,
    people: Number(row.people),
    places: row.places,
    clock: JSON.parse(row.clock),
    rated: row.rated,
    created: row.created,
    due: row.due,
  };
}

export interface EntrantRow {
  readonly person: string;
  readonly name: string;
  readonly picture: string | null;
  readonly state: 'in' | 'waiting' | 'out';
}

/** In the order they came. */
export function readEntrants(db: Database, id: string): Promise<EntrantRow[]> {
  return db.all<EntrantRow>(
    `SELECT e.person, p.name, p.picture, e.state FROM entrants e JOIN people p ON p.id = e.person
     WHERE e.tournament_id = ? ORDER BY e.joined, e.person`,
    [id],
  );
}

/** A seat of a table of a tournament; place null until its results are noted. */
export interface DrawnSeat {
  readonly round: number;
  readonly number: number;
  readonly table_id: string;
  readonly status: Tournament['drawn'][number]['tables'][number]['status'];
  readonly tallied: number;
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly stand_in: string | null;
  readonly place: number | null;
}

export function readDrawn(db: Database, id: string): Promise<DrawnSeat[]> {
  return db.all<DrawnSeat>(
    `SELECT d.round, d.number, d.table_id, t.status, t.tallied, s.seat, s.person, p.name, s.stand_in, r.place
     FROM tournament_tables d JOIN tables t ON t.id = d.table_id JOIN seats s ON s.table_id = d.table_id
     JOIN people p ON p.id = s.person LEFT JOIN results r ON r.table_id = d.table_id AND r.seat = s.seat
     WHERE d.tournament_id = ? ORDER BY d.round, d.number, s.seat`,
    [id],
  );
}

export interface ByeRow {
  readonly round: number;
  readonly person: string;
  readonly name: string;
}

export function readByes(db: Database, id: string): Promise<ByeRow[]> {
  return db.all<ByeRow>(
    `SELECT b.round, b.person, p.name FROM tournament_byes b JOIN people p ON p.id = b.person
     WHERE b.tournament_id = ? ORDER BY b.round, p.name, b.person`,
    [id],
  );
}

/** The statements that take a tournament away that never began. */
export function dropTournament(id: string): Statement[] {
  return [
    ['DELETE FROM entrants WHERE tournament_id = ?', [id]],
    ["DELETE FROM tournaments WHERE id = ? AND status = 'closed'", [id]],
  ];
}

/** The statements that forget a guest who plays in no tournament that has begun. */
export function forgetEntrant(person: string): Statement[] {
  return [['DELETE FROM entrants WHERE person = ?', [person]]];
}
