import type { NewTable, SeatInfo } from '@ennead/wire';
import type { Tell } from '../notify/tell.ts';
import { roundNews } from '../notify/words.ts';
import { changed, type Hub } from '../play/hub.ts';
import { newSeed } from '../random.ts';
import type { Statement } from '../storage/sql.ts';
import { newTable, ROW_BYTES } from '../tables/lifecycle.ts';
import { insertTable } from '../tables/store.ts';
import { allPlayAll } from './all-play-all.ts';
import { metIn, playedOf, tablesOf } from './course.ts';
import { type Draw, drawRound } from './pairing.ts';
import { standings } from './standings.ts';
import { type EntrantRow, readByes, readDrawn, readEntrants, type TournamentRow } from './store.ts';

const HOUR = 3_600_000;

/** Draws the next round and sets its tables, all of them or none; false where there is nothing left to draw. */
export async function beginRound(hub: Hub, tell: Tell, tournament: TournamentRow): Promise<boolean> {
  const { id, round: before } = tournament;
  const entrants = (await readEntrants(hub.db, id)).filter(({ state }) => state === 'in');
  const { draw, rounds } = await nextDraw(hub, tournament, entrants);
  if (draw === null) return false;
  const round = before + 1;
  const now = hub.now();
  const due = tournament.round_hours === null ? null : now + tournament.round_hours * HOUR;
  const names = new Map(entrants.map(({ person, name }) => [person, name]));
  const tables = draw.tables.map((people) => tableFor(hub, tournament, people, names));
  const statements: Statement[] = [
    [
      "UPDATE tournaments SET status = 'playing', round = ?, rounds = ?, due = ? WHERE id = ? AND round = ?",
      [round, Math.max(rounds, round), due, id, before],
    ],
    ...tables.flatMap((table, number): Statement[] => [
      ...insertTable(table, { seed: newSeed(), origin: null, bytes: ROW_BYTES }),
      // Another process that draws the same round fails here, and with it all of its tables.
      [
        'INSERT INTO tournament_tables (tournament_id, round, number, table_id) VALUES (?, ?, ?, ?)',
        [id, round, number, table.id],
      ],
    ]),
    ...draw.byes.map(
      (person): Statement => [
        'INSERT INTO tournament_byes (tournament_id, round, person) VALUES (?, ?, ?)',
        [id, round, person],
      ],
    ),
  ];
  await hub.db.batch(statements);
  for (const table of tables) {
    await changed(hub, table.id);
    for (const { person } of table.seats)
      if (person !== null)
        tell(person.id, `round ${id} ${round} ${person.id}`, {
          path: `/table/${table.id}`,
          words: (words) => roundNews(words, tournament.name, round, tournament.game),
        }).catch((error) => hub.log.warn({ error: String(error) }, 'somebody could not be told'));
  }
  return true;
}

async function nextDraw(
  hub: Hub,
  { id, format, round, rounds, points, seed, ...row }: TournamentRow,
  entrants: readonly EntrantRow[],
): Promise<{ draw: Draw | null; rounds: number }> {
  const tables = tablesOf(await readDrawn(hub.db, id));
  const byes = await readByes(hub.db, id);
  const people = entrants.map(({ person }) => person);
  const sizes = { least: row.least, most: row.most, wanted: row.wanted };
  const met = metIn(tables);
  const rested = (person: string) => byes.filter((bye) => bye.person === person).length;
  if (format === 'all') {
    const left = allPlayAll(people, sizes, seed + round, met, rested);
    return { draw: left[0] ?? null, rounds: round + left.length };
  }
  const played = playedOf(
    tables,
    byes.map(({ person }) => person),
  );
  const score = new Map(
    standings(people, played, JSON.parse(points)).map((each) => [each.person, each.points]),
  );
  const drawn = drawRound(
    people.map((person) => ({ id: person, score: score.get(person) ?? 0, byes: rested(person) })),
    met,
    sizes,
    seed + round,
  );
  return { draw: round < rounds && drawn.tables.length > 0 ? drawn : null, rounds };
}

function tableFor(
  hub: Hub,
  row: TournamentRow,
  people: readonly string[],
  names: ReadonlyMap<string, string>,
) {
  const seats = people.map(
    (id): SeatInfo => ({ person: { id, name: names.get(id) ?? '' }, bot: null, standIn: null }),
  );
  const wanted: Omit<NewTable, 'seats'> = {
    game: row.game,
    setup: JSON.parse(row.setup),
    visibility: row.visibility,
    clock: JSON.parse(row.clock),
    atZero: row.at_zero,
    rated: row.rated,
  };
  const host = { id: row.organiser, name: row.organiser_name };
  return { ...newTable(hub, host, wanted, seats), status: 'playing' as const, started: hub.now() };
}
