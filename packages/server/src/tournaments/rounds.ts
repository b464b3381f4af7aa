import type { NewTable, SeatInfo } from '@ennead/wire';
import type { Notify } from '../notify/notification.ts';
import { roundNews } from '../notify/words.ts';
import { changed, type Hub } from '../play/hub.ts';
import { newSeed } from '../random.ts';
import type { Statement } from '../storage/sql.ts';
import { newTable, ROW_BYTES } from '../tables/lifecycle.ts';
import { insertTable } from '../tables/store.ts';
import { HOUR } from '../time.ts';
import { playedOf, tablesOf } from './course.ts';
import type { Drawn } from './draw.ts';
import { drawApart } from './draw-apart.ts';
import { tableSizes } from './pairing.ts';
import { standings } from './standings.ts';
import { type EntrantRow, readByes, readDrawn, readEntrants, type TournamentRow } from './store.ts';

/**
 * Draws the next round and sets its tables, all of them or none; false where there is nothing left to draw. `allow` refuses
 * where there would be too many.
 */
export async function beginRound(
  hub: Hub,
  notify: Notify,
  tournament: TournamentRow,
  allow: (tables: number) => Promise<void> = async () => {},
): Promise<boolean> {
  const { id, round: before } = tournament;
  const entrants = (await readEntrants(hub.db, id)).filter(({ state }) => state === 'in');
  // A draw takes long: it is not made for tables that may not be set.
  await allow(tableSizes(entrants.length, tournament).sizes.length);
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
      ...insertTable(table, { seed: newSeed(), origin: tournament.origin, bytes: ROW_BYTES }),
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
        notify(person.id, `round ${id} ${round} ${person.id}`, {
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
): Promise<Drawn> {
  const tables = tablesOf(await readDrawn(hub.db, id));
  const byes = (await readByes(hub.db, id)).map(({ person }) => person);
  const people = entrants.map(({ person }) => person);
  const standing = standings(people, playedOf(tables, byes), JSON.parse(points));
  const score = new Map(standing.map((each) => [each.person, each.points]));
  return drawApart({
    format,
    entrants: people.map((person) => ({
      id: person,
      score: score.get(person) ?? 0,
      byes: byes.filter((each) => each === person).length,
    })),
    tables: tables.map(({ seats }) => seats.map(({ person }) => person)),
    sizes: { least: row.least, most: row.most, wanted: row.wanted },
    seed,
    round,
    rounds,
  });
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
