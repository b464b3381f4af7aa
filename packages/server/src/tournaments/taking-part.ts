import { missing } from '@ennead/kernel';
import type { Person } from '@ennead/wire';
import { blockersAmong } from '../friends/store.ts';
import { rereadPlans } from '../plans/attendant.ts';
import { replacePlans } from '../plans/store.ts';
import { changed, type Hub, roomOf } from '../play/hub.ts';
import { inTurn } from '../play/room.ts';
import { noSuchTournament, Refused } from '../refused.ts';
import { setStandIn } from '../tables/hand-over.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { readTournament, type TournamentRow } from './store.ts';

export async function tournamentNamed(hub: Hub, id: string): Promise<TournamentRow> {
  const row = await readTournament(hub.db, id);
  if (row === null) throw noSuchTournament();
  return row;
}

/** Takes part, or waits to stand in where all places are taken or the first round has begun. */
export function enterTournament(hub: Hub, id: string, person: Person): Promise<void> {
  return oneByOne(`tournament ${id}`, async () => {
    const { status, organiser, people, places, late } = await tournamentNamed(hub, id);
    if (status === 'finished' || status === 'closed')
      throw new Refused('tournament-over', 'This tournament is over.');
    if ((await blockersAmong(hub.db, [organiser], person.id)).size > 0)
      throw new Refused('not-welcome', 'You can’t take part here.', 403);
    const isFree = Number(people) < places && (status === 'open' || late === 1);
    await refuseTooMany(hub, id);
    await hub.db.run(
      `INSERT INTO entrants (tournament_id, person, joined, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (tournament_id, person) DO UPDATE SET state = excluded.state WHERE entrants.state = 'out'`,
      [id, person.id, hub.now(), isFree ? 'in' : 'waiting'],
    );
  });
}

async function refuseTooMany({ db, limits }: Hub, id: string): Promise<void> {
  const [{ n } = missing()] = await db.all<{ n: number }>(
    'SELECT COUNT(*) AS n FROM entrants WHERE tournament_id = ?',
    [id],
  );
  if (Number(n) >= limits.entrantsOfTournament)
    throw new Refused('tournament-full', 'This tournament and its waiting list are full.', 429);
}

/** Drops out. Who waits longest takes over, also at the table that is played; else a bot plays it to its end. */
export function dropOut(hub: Hub, id: string, person: string): Promise<void> {
  return oneByOne(`tournament ${id}`, async () => {
    const tournament = await tournamentNamed(hub, id);
    const [own] = await hub.db.all<{ state: string }>(
      "SELECT state FROM entrants WHERE tournament_id = ? AND person = ? AND state <> 'out'",
      [id, person],
    );
    if (own === undefined) throw new Refused('not-in-tournament', 'They don’t take part.', 404);
    // Who only waited leaves nothing behind; who played stands in the list for ever.
    if (tournament.status !== 'playing' || own.state === 'waiting') {
      await hub.db.run('DELETE FROM entrants WHERE tournament_id = ? AND person = ?', [id, person]);
      if (own.state === 'in' && tournament.status === 'open') await promote(hub, id);
      return;
    }
    await hub.db.run("UPDATE entrants SET state = 'out' WHERE tournament_id = ? AND person = ?", [
      id,
      person,
    ]);
    if (own.state === 'in') await giveSeat(hub, tournament, person, await promote(hub, id));
  });
}

/** The first who waits takes part from now on. */
async function promote({ db }: Hub, id: string): Promise<string | null> {
  const [next] = await db.all<{ person: string }>(
    "SELECT person FROM entrants WHERE tournament_id = ? AND state = 'waiting' ORDER BY joined, person LIMIT 1",
    [id],
  );
  if (next === undefined) return null;
  await db.run("UPDATE entrants SET state = 'in' WHERE tournament_id = ? AND person = ?", [id, next.person]);
  return next.person;
}

async function giveSeat(
  hub: Hub,
  { id, round }: TournamentRow,
  from: string,
  to: string | null,
): Promise<void> {
  const [held] = await hub.db.all<{ table_id: string; seat: number }>(
    `SELECT d.table_id, s.seat FROM tournament_tables d JOIN seats s ON s.table_id = d.table_id
     JOIN tables t ON t.id = d.table_id
     WHERE d.tournament_id = ? AND d.round = ? AND s.person = ? AND t.status = 'playing'`,
    [id, round, from],
  );
  if (held === undefined) return;
  const { table_id: table, seat } = held;
  if (to === null) await setStandIn(hub, await roomOf(hub, table), seat, 'easy', 'own');
  else
    await hub.db.batch([
      [
        'UPDATE seats SET person = ?, stand_in = NULL, seen = NULL WHERE table_id = ? AND seat = ? AND person = ?',
        [to, table, seat, from],
      ],
      // What was laid down in advance was the other's.
      ...replacePlans(table, { seat, plans: [] }, hub.now()),
    ]);
  const room = await changed(hub, table);
  hub.db.publish(`plans ${table}`);
  await inTurn(room, () => rereadPlans(hub, room));
}
