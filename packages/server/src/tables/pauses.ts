import { pauseAt, vacationLeft } from '@ennead/table';
import type { PauseAsk, Person, TableEvent, TableInfo, Vacation } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { changed, type Hub, roomFor } from '../play/hub.ts';
import { inTurn, type Room, seatsOf } from '../play/room.ts';
import { notYourSeat, Refused } from '../refused.ts';
import type { Statement } from '../storage/sql.ts';
import { DAY } from '../time.ts';
import { insertEvent, isTooOften } from './events.ts';

/** Vacations and pauses of games over days. Nobody is kept from playing meanwhile: only clocks stand still. */

/** So long a wish to pause waits for answers. */
const ASK_LASTS = 3 * DAY;

/** Goes on vacation for so many days, or comes back from it with 0. */
export function takeVacation(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  { seat, days }: Vacation,
): Promise<TableInfo> {
  return atSlowTable(hub, id, caller, async (room) => {
    const { info } = room;
    if (info.seats[seat]?.person?.id !== person.id) throw notYourSeat();
    const now = hub.now();
    const current = pauseAt(info.pauses, seat, now);
    if (days === 0)
      return current === undefined ? [] : [endOf(id, seat, now), said(room, now, 'vacation-over', seat)];
    if (current !== undefined) throw new Refused('on-vacation', 'This seat is on vacation already.');
    const allowed = info.clock.kind === 'days' ? (info.clock.vacation ?? 0) : 0;
    if (days * DAY > vacationLeft(info.pauses, seat, allowed))
      throw new Refused('no-vacation-left', 'This seat has not so many days of vacation left.');
    refuseTooMany(room, seat);
    return [begin(id, seat, now, days), said(room, now, 'vacation', seat)];
  });
}

/** Asks everybody else to let all clocks stand still. Where only bots sit at the other seats they do so at once. */
export function askPause(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  days: number,
): Promise<TableInfo> {
  return atSlowTable(hub, id, caller, async (room) => {
    const { info } = room;
    const [seat] = ownSeats(room, person);
    const now = hub.now();
    if (pauseAt(info.pauses, null, now) !== undefined)
      throw new Refused('paused', 'The game is paused already.');
    if (standingPauseAsk(info, now) !== null)
      throw new Refused('already-asked', 'Somebody asks to pause already.');
    refuseTooMany(room, seat);
    const needed = info.seats.flatMap((each, at) =>
      each.person !== null && each.person.id !== person.id ? [at] : [],
    );
    if (needed.length === 0) return [begin(id, null, now, days), said(room, now, 'pause', seat)];
    return [noteAsk(info, { seat, days, needed, accepted: [], until: now + ASK_LASTS })];
  });
}

/** The last one to agree stops the clocks; one who does not ends it, as does who asked. */
export function answerPause(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  accept: boolean,
): Promise<TableInfo> {
  return atSlowTable(hub, id, caller, async (room) => {
    const { info } = room;
    const own = ownSeats(room, person);
    const now = hub.now();
    const ask = standingPauseAsk(info, now);
    if (ask === null) throw new Refused('nothing-asked', 'Nobody asks to pause.');
    const answering = own.filter((seat) => ask.needed.includes(seat));
    if (answering.length === 0 && (accept || !own.includes(ask.seat)))
      throw new Refused('not-asked', 'This seat wasn’t asked.', 403);
    if (!accept) {
      const [seat] = answering;
      const isTold = seat !== undefined && !isTooOften(room.events, seat, 'answering');
      return [noteAsk(info, null), ...(isTold ? [said(room, now, 'pause-refused', seat)] : [])];
    }
    const accepted = [...new Set([...ask.accepted, ...answering])];
    if (!ask.needed.every((seat) => accepted.includes(seat))) return [noteAsk(info, { ...ask, accepted })];
    return [noteAsk(info, null), begin(id, null, now, ask.days), said(room, now, 'pause', ask.seat)];
  });
}

/** Whoever plays there lets the clocks run again. */
export function resume(hub: Hub, id: string, person: Person, caller: Caller): Promise<TableInfo> {
  return atSlowTable(hub, id, caller, async (room) => {
    const [seat] = ownSeats(room, person);
    const now = hub.now();
    if (pauseAt(room.info.pauses, null, now) === undefined)
      throw new Refused('not-paused', 'The game is not paused.');
    return [endOf(id, null, now), said(room, now, 'resume', seat)];
  });
}

/** The wish to pause, unless its time is over. */
function standingPauseAsk({ pauseAsk }: TableInfo, now: number): PauseAsk | null {
  return pauseAsk !== null && now < pauseAsk.until ? pauseAsk : null;
}

/** Works out what to write down for a game over days, one after the other, all of it or nothing. */
async function atSlowTable(
  hub: Hub,
  id: string,
  caller: Caller,
  work: (room: Room) => Promise<readonly Statement[]>,
): Promise<TableInfo> {
  const room = await roomFor(hub, id, caller);
  await inTurn(room, async () => {
    const statements = await work(room);
    if (room.info.status !== 'playing') throw new Refused('not-started', 'The game is not going on.');
    if (room.info.clock.kind !== 'days')
      throw new Refused('no-pauses', 'Only games over days have vacations and pauses.');
    if (statements.length > 0) await hub.db.batch(statements);
  });
  return (await changed(hub, id)).info;
}

function ownSeats(room: Room, person: Person): [number, ...number[]] {
  const [first, ...others] = seatsOf(room, person.id);
  if (first === undefined) throw notYourSeat();
  return [first, ...others];
}

function refuseTooMany({ events }: Room, seat: number): void {
  if (isTooOften(events, seat, 'going-away'))
    throw new Refused('too-many', 'This seat had too many vacations and pauses at this table.', 429);
}

/** Two processes may be asked at once: who is on vacation does not go again. */
function begin(table: string, seat: number | null, now: number, days: number): Statement {
  const same = seat === null ? 'seat IS NULL' : 'seat = ?';
  return [
    `INSERT INTO pauses (table_id, seat, from_at, until_at) 
     SELECT CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS BIGINT)
     WHERE NOT EXISTS (SELECT 1 FROM pauses WHERE table_id = ? AND ${same} AND until_at > ?)`,
    [table, seat, now, now + days * DAY, table, ...(seat === null ? [] : [seat]), now],
  ];
}

function endOf(table: string, seat: number | null, now: number): Statement {
  const same = seat === null ? 'seat IS NULL' : 'seat = ?';
  return [
    `UPDATE pauses SET until_at = ? WHERE table_id = ? AND ${same} AND from_at <= ? AND until_at > ?`,
    [now, table, ...(seat === null ? [] : [seat]), now, now],
  ];
}

function noteAsk({ id, pauseAsk }: TableInfo, ask: PauseAsk | null): Statement {
  return [
    "UPDATE tables SET pause_ask = ? WHERE id = ? AND COALESCE(pause_ask, '') = ?",
    [ask === null ? null : JSON.stringify(ask), id, pauseAsk === null ? '' : JSON.stringify(pauseAsk)],
  ];
}

function said(room: Room, now: number, kind: TableEvent['kind'], seat: number): Statement {
  return insertEvent(room.id, room.play?.steps.all.length ?? 0, { kind, seat, cause: 'own' }, now);
}
