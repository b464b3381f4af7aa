import type { Notify } from '../notify/notification.ts';
import { changed, type Hub, roomOf } from '../play/hub.ts';
import { lease } from '../play/lease.ts';
import { setStandIn } from '../tables/hand-over.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { soon } from '../tables/soon.ts';
import { MINUTE } from '../time.ts';
import { type DrawnTable, tablesOf } from './course.ts';
import { beginRound } from './rounds.ts';
import { readDrawn, readTournament, type TournamentPlace } from './store.ts';

/** So often tournaments are looked at, and so many are read at once. */
const OFTEN = 15_000;
const AT_ONCE = 200;

export interface Running {
  /** A game is over or its results are noted: looks soon. */
  look(): void;
  stop(): void;
}

/** Goes on with tournaments whose round is over, and ends games that are over time. */
export function runningTournaments(hub: Hub, notify: Notify): Running {
  const look = soon(
    () => runAll(hub, notify),
    (error) => hub.log.warn({ error: String(error) }, 'could not run tournaments'),
  );
  const timer = setInterval(look, OFTEN).unref();
  return { look, stop: () => clearInterval(timer) };
}

/** Of several processes one does it. */
export function runAll(hub: Hub, notify: Notify): Promise<void> {
  return oneByOne(`tournaments ${hub.me}`, async () => {
    if (hub.stopping || !(await lease(hub, 'tournaments', MINUTE))) return;
    let last: TournamentPlace | undefined = { created: 0, id: '' };
    while (last !== undefined) {
      const rows: TournamentPlace[] = await hub.db.all<TournamentPlace>(
        `SELECT id, created FROM tournaments WHERE status = 'playing' AND (created, id) > (?, ?)
         ORDER BY created, id LIMIT ?`,
        [last.created, last.id, AT_ONCE],
      );
      for (const { id } of rows)
        await runOne(hub, notify, id).catch((error) =>
          hub.log.warn({ tournament: id, error: String(error) }, 'could not go on with a tournament'),
        );
      last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    }
  });
}

async function runOne(hub: Hub, notify: Notify, id: string): Promise<void> {
  const tournament = await readTournament(hub.db, id);
  if (tournament === null || tournament.status !== 'playing') return;
  const tables = tablesOf(await readDrawn(hub.db, id)).filter(({ round }) => round === tournament.round);
  const going = tables.filter(({ isSettled }) => !isSettled);
  if (going.length > 0) {
    if (tournament.due !== null && tournament.due <= hub.now()) await hurry(hub, going);
    return;
  }
  if (await beginRound(hub, notify, tournament)) return;
  await hub.db.run(
    "UPDATE tournaments SET status = 'finished', rounds = round, due = NULL, finished = ? WHERE id = ? AND status = 'playing'",
    [hub.now(), id],
  );
}

/** After the deadline a bot answers for whoever is waited for, so that every game comes to its end. */
async function hurry(hub: Hub, tables: readonly DrawnTable[]): Promise<void> {
  for (const { table, status } of tables) {
    if (status !== 'playing') continue;
    const room = await roomOf(hub, table);
    const late = (room.play?.shown.waiting ?? []).filter(
      (seat) => room.info.seats[seat]?.person !== null && room.info.seats[seat]?.standIn === null,
    );
    for (const seat of late) await setStandIn(hub, room, seat, 'easy', 'clock');
    if (late.length > 0) await changed(hub, table);
  }
}
