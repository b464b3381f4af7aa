import { forgetRelations } from '../friends/store.ts';
import { forgetWish } from '../match-me/wishes.ts';
import { forgetPostponed } from '../notify/postponed.ts';
import { type Hub, sayAgain } from '../play/hub.ts';
import { dropOldLeases, lease } from '../play/lease.ts';
import type { Statement } from '../storage/sql.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { dropTournament, forgetEntrant } from '../tournaments/store.ts';
import { soon } from './soon.ts';
import { dropTable } from './store.ts';

/** So often a step is made; so many tables or people are read at once in it, and so often where there are more. */
const OFTEN = MINUTE;
const AT_ONCE = 100;
const PAGES = 20;
/** So many go in one commit: few enough that no move waits for it. */
const IN_ONE_GO = 20;

/** Where a sweep has got to; it begins again at the oldest when it has reached the end. */
interface Place {
  created: number;
  id: string;
}

const START: Place = { created: 0, id: '' };

/** Sweeps out what nobody comes back to, a little at a time. */
export function expiring(hub: Hub): { stop(): void } {
  const look = soon(expirySweep(hub), (error) => hub.log.warn({ error: String(error) }, 'could not sweep'));
  const timer = setInterval(look, OFTEN).unref();
  return { stop: () => clearInterval(timer) };
}

/** Makes one step of every sweep. A table with a move by anybody, or a person at any table, is never touched. */
export function expirySweep(hub: Hub): () => Promise<void> {
  const { db, limits, now } = hub;
  const places = new Map<string, Place>();

  /** The next rows that are old enough, oldest first: more in a step than anybody can make in that time. */
  async function* next(name: string, sql: string, age: number): AsyncGenerator<string> {
    for (let page = 0; page < PAGES; page++) {
      const { created, id } = places.get(name) ?? START;
      const rows = await db.all<Place>(
        `${sql} AND created < ? AND (created, id) > (?, ?) ORDER BY created, id LIMIT ?`,
        [now() - age, created, id, AT_ONCE],
      );
      places.set(name, rows.length < AT_ONCE ? START : (rows.at(-1) ?? START));
      for (const row of rows) yield row.id;
      if (rows.length < AT_ONCE) return;
    }
  }

  const open = (name: string, age: number) =>
    next(name, "SELECT id, created FROM tables WHERE status = 'open'", age);

  async function closeOpenTables(): Promise<void> {
    const empty = `UPDATE tables SET status = 'closed' WHERE id = ? AND status = 'open'
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.person <> tables.host)`;
    for await (const id of open('empty', limits.emptyTableDays * DAY)) await close(empty, id);
    const old = "UPDATE tables SET status = 'closed' WHERE id = ? AND status = 'open'";
    for await (const id of open('open', limits.openTableDays * DAY)) await close(old, id);
  }

  /** Tournaments that never began, as open tables. */
  async function closeOpenTournaments(): Promise<void> {
    const open = "SELECT id, created FROM tournaments WHERE status = 'open'";
    for await (const id of next('tournaments', open, limits.openTableDays * DAY))
      await db.run(
        "UPDATE tournaments SET status = 'closed', finished = ? WHERE id = ? AND status = 'open'",
        [now(), id],
      );
  }

  async function close(sql: string, id: string): Promise<void> {
    if ((await db.run(sql, [id])) > 0) await sayAgain(hub, [id]);
  }

  async function drop(ids: AsyncIterable<string>, dropping: (id: string) => Statement[]): Promise<void> {
    let waiting: Statement[][] = [];
    const commit = async () => {
      if (waiting.length > 0) await db.batch(waiting.flat());
      waiting = [];
    };
    for await (const id of ids) {
      waiting.push(dropping(id));
      if (waiting.length === IN_ONE_GO) await commit();
    }
    await commit();
  }

  /** Closed tables without a game, after as long again. */
  async function dropClosedTables(): Promise<void> {
    const closed = `SELECT id, created FROM tables WHERE status = 'closed'
      AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id = tables.id)`;
    await drop(next('closed', closed, 2 * limits.emptyTableDays * DAY), (id) =>
      hub.rooms.has(id) || hub.resting.has(id) ? [] : dropTable(id),
    );
  }

  /** As tables: a round that was drawn keeps a tournament for ever. */
  async function dropClosedTournaments(): Promise<void> {
    const closed = "SELECT id, created FROM tournaments WHERE status = 'closed' AND round = 0";
    await drop(next('closed tournaments', closed, 2 * limits.emptyTableDays * DAY), dropTournament);
  }

  /** What nobody is told twice, and who may do something, is remembered for a time only. */
  let leasesDropped = now();
  function dropLeases(): void {
    if (now() - leasesDropped < HOUR) return;
    leasesDropped = now();
    dropOldLeases(hub);
  }

  async function dropGuests(): Promise<void> {
    const guests = `SELECT id, created FROM people WHERE login IS NULL AND email IS NULL AND webhook IS NULL`;
    for await (const id of next('guests', guests, limits.guestDays * DAY)) await dropGuest(id);
  }

  /** Without a password or passkey, at no table, with nothing said, and not seen for long. */
  async function dropGuest(id: string): Promise<void> {
    const kept = await db.all(
      `SELECT 1 FROM people WHERE id = ?
       AND (EXISTS (SELECT 1 FROM tokens WHERE person = people.id AND COALESCE(seen, created) > ?)
       OR EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
       OR EXISTS (SELECT 1 FROM seats WHERE person = people.id)
       OR EXISTS (SELECT 1 FROM tables WHERE host = people.id)
       OR EXISTS (SELECT 1 FROM tournaments WHERE organiser = people.id)
       OR EXISTS (SELECT 1 FROM tournament_byes WHERE person = people.id)
       OR EXISTS (SELECT 1 FROM chat WHERE person = people.id))`,
      [id, now() - limits.guestDays * DAY],
    );
    if (kept.length > 0) return;
    await db.batch([
      ['DELETE FROM archived WHERE person = ?', [id]],
      ['DELETE FROM email_keys WHERE person = ?', [id]],
      ['DELETE FROM pushes WHERE person = ?', [id]],
      ...forgetPostponed(id),
      ...forgetRelations(id),
      ...forgetWish(id),
      ...forgetEntrant(id),
      ['DELETE FROM tokens WHERE person = ?', [id]],
      ['DELETE FROM people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)', [id]],
    ]);
  }

  return async () => {
    if (!(await lease(hub, 'expiry', OFTEN / 2))) return;
    await closeOpenTables();
    await closeOpenTournaments();
    await dropClosedTables();
    await dropClosedTournaments();
    await dropGuests();
    dropLeases();
  };
}
