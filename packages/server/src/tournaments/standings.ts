/** One seat of one table of a tournament that is over. */
export interface PlayedSeat {
  readonly person: string;
  readonly place: number;
}

/** What a tournament has brought so far: the tables that are over, and who had a bye in which round. */
export interface Played {
  readonly tables: readonly (readonly PlayedSeat[])[];
  readonly byes: readonly string[];
}

export interface StandingRow {
  readonly person: string;
  /** Those who are equal in everything share a rank. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  /** The points of all they sat with, added up: who met the stronger stands before. */
  readonly opponents: number;
  readonly games: number;
  readonly byes: number;
}

/** What a place at a table brings. Who shares places shares what they bring. */
export function pointsFor(seats: readonly PlayedSeat[], points: readonly number[]): number[] {
  return seats.map(({ place }) => {
    const sharing = seats.filter((other) => other.place === place).length;
    const sum = Array.from({ length: sharing }, (_, at) => points[place - 1 + at] ?? 0).reduce(
      (all, each) => all + each,
      0,
    );
    return sum / sharing;
  });
}

/** What a round without a table brings: the mean of what the places of a full table bring. */
export function byePoints(points: readonly number[]): number {
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
  return Math.round(mean * 2) / 2;
}

/** Everybody in order: points, then wins, then the points of opponents; equal in all three share a rank. */
export function standings(
  people: readonly string[],
  { tables, byes }: Played,
  points: readonly number[],
): StandingRow[] {
  const rows = new Map(
    people.map((person) => [person, { person, points: 0, wins: 0, opponents: 0, games: 0, byes: 0 }]),
  );
  for (const seats of tables) {
    const brought = pointsFor(seats, points);
    for (const [at, { person, place }] of seats.entries()) {
      const row = rows.get(person);
      if (row === undefined) continue;
      row.points += brought[at] ?? 0;
      row.games += 1;
      if (place === 1) row.wins += 1;
    }
  }
  for (const person of byes) {
    const row = rows.get(person);
    if (row === undefined) continue;
    row.points += byePoints(points);
    row.byes += 1;
  }
  for (const seats of tables)
    for (const { person } of seats)
      for (const other of seats) {
        const row = rows.get(person);
        if (row !== undefined && other.person !== person)
          row.opponents += rows.get(other.person)?.points ?? 0;
      }
  const order = [...rows.values()].sort(compare);
  return order.map((row) => ({ ...row, rank: order.findIndex((other) => compare(row, other) === 0) + 1 }));
}

type Row = Omit<StandingRow, 'rank'>;

function compare(a: Row, b: Row): number {
  return b.points - a.points || b.wins - a.wins || b.opponents - a.opponents;
}
