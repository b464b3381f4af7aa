import type { ChangeSeat, ChangeTable, Choose, Person, SeatInfo, TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { changed, gameOf, type Hub } from '../play/hub.ts';
import { noSuchTable, notYourSeat, Refused } from '../refused.ts';
import type { Statement } from '../storage/sql.ts';
import { refuseTooManyBots, refuseTooMuch, weightOf } from './held.ts';
import { alreadyStarted, newTable, notHost, ROW_BYTES, tableInfo } from './lifecycle.ts';
import { oneByOne } from './one-by-one.ts';
import { readTable, type StoredTable } from './store.ts';

/** What people do while a table gathers: the host arranges it, whoever sits says when they are ready. */

const IS_OPEN = "EXISTS (SELECT 1 FROM tables WHERE id = ? AND status = 'open')";

/** Puts a bot on a seat, or opens it for people. Whoever sat there gets up. */
export async function changeSeat(
  hub: Hub,
  id: string,
  person: Person,
  wanted: ChangeSeat,
): Promise<TableInfo> {
  const { info, origin } = await ownOpenTable(hub, id, person);
  const seat = info.seats[wanted.seat];
  if (seat === undefined) throw new Refused('no-such-seat', 'This table has no such seat.', 400);
  const bot = wanted.kind === 'bot' ? wanted.bot : null;
  return oneByOne(origin ?? id, async () => {
    const more = weightOf(bot) - weightOf(seat.bot);
    if (more > 0) await refuseTooManyBots(hub.db, hub.limits, { host: person.id, origin }, more);
    await hub.db.run(
      `UPDATE seats SET person = NULL, bot = ?, stand_in = NULL, ready = 0 WHERE table_id = ? AND seat = ? AND ${IS_OPEN}`,
      [bot, id, wanted.seat, id],
    );
    return (await changed(hub, id)).info;
  });
}

/** Says for all of one's seats whether one is ready. */
export async function setReady(hub: Hub, id: string, person: Person, ready: boolean): Promise<TableInfo> {
  const { status, seats } = await tableInfo(hub, id);
  if (status !== 'open') throw alreadyStarted();
  if (!seats.some((seat) => seat.person?.id === person.id)) throw notYourSeat();
  await hub.db.run(`UPDATE seats SET ready = ? WHERE table_id = ? AND person = ? AND ${IS_OPEN}`, [
    ready ? 1 : 0,
    id,
    person.id,
    id,
  ]);
  return (await changed(hub, id)).info;
}

/** How often a choice is tried again that somebody else's choice overtook. */
const TRIES = 8;

/** Chooses for a seat: its person does, or the host where nobody sits. */
export async function choose(
  hub: Hub,
  id: string,
  person: Person,
  { seat, choice }: Choose,
): Promise<TableInfo> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const info = await tableInfo(hub, id);
    const sitter = info.seats[seat];
    if (sitter === undefined) throw new Refused('no-such-seat', 'This table has no such seat.', 400);
    const isHosts = sitter.person === null && info.host?.id === person.id;
    if (sitter.person?.id !== person.id && !isHosts) throw notYourSeat();
    if (info.status !== 'open') throw alreadyStarted();
    const game = gameOf(hub, info);
    const before = { players: info.seats.length, ...info.setup };
    const next = game.choose?.(before, seat, choice);
    if (next === undefined) throw new Refused('nothing-to-choose', 'There is nothing to choose here.', 400);
    if (!next.ok) throw new Refused(next.problem.code, next.problem.message, 400);
    const done = await hub.db.run(
      "UPDATE tables SET setup = ? WHERE id = ? AND status = 'open' AND setup = ?",
      [JSON.stringify(next.value), id, JSON.stringify(info.setup)],
    );
    if (done === 1) return (await changed(hub, id)).info;
  }
  throw new Refused('stale', 'Somebody else has chosen at this moment.');
}

/** Changes what is played and how. Nobody is ready for that yet. */
export async function changeTable(
  hub: Hub,
  id: string,
  person: Person,
  caller: Caller,
  wanted: ChangeTable,
): Promise<TableInfo> {
  const { info, origin } = await ownOpenTable(hub, id, person);
  const { game, visibility, atZero, rated, chances } = info;
  const { seats: count = info.seats.length, ...others } = wanted;
  const seats = seatsFor(info, count);
  if (wanted.rated !== undefined && wanted.rated !== rated) refuseUnasked(info);
  const clock = wanted.clock ?? info.clock;
  const kept = wanted.clock === undefined ? info.handOver : undefined;
  const handOver = wanted.handOver === undefined ? kept : wanted.handOver;
  const setup = wanted.setup ?? info.setup;
  const terms = { game, visibility, atZero, rated, chances, ...others, clock, setup };
  const next = newTable(hub, person, { ...terms, ...(handOver !== undefined && { handOver }) }, seats);
  const bytes = ROW_BYTES + JSON.stringify(next.setup).length;
  const isPublic = next.visibility === 'public' && visibility !== 'public';
  const more = { tables: 0, isPublic, bots: 0, bytes };
  await oneByOne(origin ?? id, async () => {
    await refuseTooMuch(hub.db, hub.limits, { host: person.id, origin }, more);
    hub.budgets.store(caller, bytes);
    if (count < info.seats.length) await clearSeats(hub, id, count);
    await hub.db.batch(changeTo({ ...next, id }, info.seats.length, bytes));
  });
  return (await changed(hub, id)).info;
}

/** The statements that change an open table that had so many seats. */
function changeTo(next: TableInfo, before: number, bytes: number): Statement[] {
  const { id, seats } = next;
  return [
    [`DELETE FROM seats WHERE table_id = ? AND seat >= ? AND ${IS_OPEN}`, [id, seats.length, id]],
    ...seats.slice(before).map(
      (_, at): Statement => [
        `INSERT INTO seats (table_id, seat) SELECT id, ${before + at} FROM tables WHERE id = ? AND status = 'open'
         ON CONFLICT DO NOTHING`,
        [id],
      ],
    ),
    [
      `UPDATE tables SET rules = ?, setup = ?, visibility = ?, clock = ?, at_zero = ?, hand_over = ?, rated = ?, delay = ?,
       chances = ?, bytes = ?
       WHERE id = ? AND status = 'open'`,
      [
        next.rules,
        JSON.stringify(next.setup),
        next.visibility,
        JSON.stringify(next.clock),
        next.atZero,
        next.handOver ?? 0,
        next.rated,
        next.delay,
        next.chances ? 1 : 0,
        bytes,
        id,
      ],
    ],
    [`UPDATE seats SET ready = 0 WHERE table_id = ? AND ${IS_OPEN}`, [id, id]],
  ];
}

/** So many seats: new ones are open, and those that go are the last that nobody sits on. */
function seatsFor({ seats }: TableInfo, count: number): readonly SeatInfo[] {
  if (seats.slice(count).some(({ person }) => person !== null))
    throw new Refused('seat-taken', 'Somebody sits on a seat that would go. Ask them to change seats first.');
  return Array.from({ length: count }, (_, at) => seats[at] ?? { person: null, bot: null, standIn: null });
}

/** Keeps anybody from sitting down where a seat is about to go; refuses if somebody was quicker. */
async function clearSeats(hub: Hub, id: string, count: number): Promise<void> {
  const going = `table_id = ? AND seat >= ? AND person IS NULL AND ${IS_OPEN}`;
  await hub.db.run(`UPDATE seats SET bot = 'random' WHERE ${going}`, [id, count, id]);
  try {
    seatsFor(await tableInfo(hub, id), count);
  } catch (error) {
    await hub.db.run(`UPDATE seats SET bot = NULL WHERE ${going}`, [id, count, id]);
    throw error;
  }
}

/** Whoever sits down agrees to whether the game is rated. */
function refuseUnasked({ seats, host }: TableInfo): void {
  if (seats.some(({ person }) => person !== null && person.id !== host?.id))
    throw new Refused('already-seated', 'Others sit here already: whether the game is rated stays as it is.');
}

async function ownOpenTable(hub: Hub, id: string, person: Person): Promise<StoredTable> {
  const stored = await readTable(hub.db, id);
  if (stored === null) throw noSuchTable();
  if (stored.info.host?.id !== person.id) throw notHost();
  if (stored.info.status !== 'open') throw alreadyStarted();
  return stored;
}
