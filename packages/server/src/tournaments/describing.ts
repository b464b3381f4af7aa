import type { Person, Tournament } from '@ennead/wire';
import type { Database } from '../storage/sql.ts';
import { playedOf, tablesOf } from './course.ts';
import { byePoints, pointsFor, standings } from './standings.ts';
import { readByes, readDrawn, readEntrants, summaryOf, type TournamentRow } from './store.ts';

/** All of a tournament, with its standings as they are now. */
export async function describe(db: Database, row: TournamentRow): Promise<Tournament> {
  const entrants = await readEntrants(db, row.id);
  const byes = await readByes(db, row.id);
  const tables = tablesOf(await readDrawn(db, row.id));
  const points: number[] = JSON.parse(row.points);
  const people = new Map<string, Person>(
    entrants.map(({ person, name }) => [person, { id: person, name }] as const),
  );
  const named = (id: string): Person => people.get(id) ?? { id, name: '' };
  const state = new Map(entrants.map((entrant) => [entrant.person, entrant.state]));
  const hasPlayed = new Set(tables.flatMap(({ seats }) => seats.map(({ person }) => person)));
  const ranked = entrants.filter((entrant) => entrant.state === 'in' || hasPlayed.has(entrant.person));
  const rows = standings(
    ranked.map(({ person }) => person),
    playedOf(
      tables,
      byes.map(({ person }) => person),
    ),
    points,
  );
  return {
    ...summaryOf(row),
    setup: JSON.parse(row.setup),
    seats: { least: row.least, most: row.most, wanted: row.wanted },
    points,
    bye: byePoints(points),
    roundHours: row.round_hours,
    late: row.late === 1,
    visibility: row.visibility,
    atZero: row.at_zero,
    entrants: entrants.map(({ person, name, picture, state: now }) => ({
      person: { id: person, name },
      picture,
      state: now,
    })),
    standings: rows.map(({ person, ...rest }) => ({
      ...rest,
      person: named(person),
      state: state.get(person) ?? 'out',
    })),
    drawn: [...Map.groupBy(tables, ({ round }) => round)].map(([round, own]) => ({
      round,
      tables: own.map(({ table, status, seats }) => {
        const isOver = seats.every(({ final }) => final !== null);
        const brought = isOver
          ? pointsFor(
              seats.map(({ person, final }) => ({ person, place: final ?? 0 })),
              points,
            )
          : [];
        return {
          table,
          status,
          seats: seats.map(({ person, name, final, stand_in }, at) => ({
            person: { id: person, name },
            place: final,
            points: brought[at] ?? null,
            // While it is played, whose time ran out would tell whose turn it was.
            left: isOver && stand_in !== null,
          })),
        };
      }),
      byes: byes.filter((bye) => bye.round === round).map(({ person, name }) => ({ id: person, name })),
    })),
  };
}

/** The standings as a table for other programs. What a spreadsheet would take for a formula is marked as text. */
export function csvOf({ standings: rows }: Tournament): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => [
    row.rank,
    row.person.name,
    row.person.id,
    row.state,
    row.points,
    row.wins,
    row.opponents,
    row.games,
    row.byes,
  ]);
  const head = ['rank', 'name', 'person', 'state', 'points', 'wins', 'opponents', 'games', 'byes'];
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
