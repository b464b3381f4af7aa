import { chosenRulings, storedSetup } from '@ennead/kernel';
import type { Join, NewTable, Person, SeatInfo, TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { blockedBy, blockersAmong } from '../friends/store.ts';
import { infoFor } from '../play/behind.ts';
import { changed, gameOf, type Hub, roomFor } from '../play/hub.ts';
import { newId, newSeed } from '../random.ts';
import { refuseUnfair, refuseUnfairSeats } from '../ratings/terms.ts';
import { noSuchTable, notYourSeat, Refused } from '../refused.ts';
import type { Statement } from '../storage/sql.ts';
import { agreedHandOver } from './hand-over-time.ts';
import { refuseTooMuch, weightOf } from './held.ts';
import { oneByOne } from './one-by-one.ts';
import { dropTable, insertTable, readTable, readTablesHeld } from './store.ts';

/** What stands in the database for a table and its seats beside the setup. */
export const ROW_BYTES = 500;

/** Opens a table. Whoever opens it is its host. */
export async function openTable(
  hub: Hub,
  host: Person,
  caller: Caller,
  wanted: NewTable,
): Promise<TableInfo> {
  const seats = wanted.seats.map(
    (seat): SeatInfo => ({
      person: seat.kind === 'me' ? host : null,
      bot: seat.kind === 'bot' ? seat.bot : null,
      standIn: null,
    }),
  );
  const info = newTable(hub, host, wanted, seats);
  await putDown(hub, caller, info, wanted.practiceSeed ?? null);
  return info;
}

/** A table of these settings, checked. */
export function newTable(
  hub: Hub,
  host: Person,
  wanted: Omit<NewTable, 'seats'>,
  seats: readonly SeatInfo[],
): TableInfo {
  const game = hub.games.find(wanted.game);
  if (game === undefined) throw new Refused('no-such-game', 'Unknown game.', 404);
  const setup = game.setup({ ...wanted.setup, players: seats.length });
  if (!setup.ok) throw new Refused(setup.problem.code, setup.problem.message, 400);
  const clock = wanted.clock ?? { kind: 'none' };
  const info: TableInfo = {
    id: newId(),
    game: game.id,
    rules: game.rules,
    setup: { ...setup.value },
    seats: [...seats],
    host,
    status: 'open',
    visibility: wanted.visibility,
    practice: wanted.practiceSeed !== undefined,
    imported: false,
    clock,
    atZero: wanted.atZero ?? 'wait',
    handOver: agreedHandOver(clock, wanted.handOver),
    rated: wanted.rated ?? 'no',
    delay: (wanted.rated ?? 'no') === 'no' ? 0 : hub.limits.spectatorsBehind,
    chances: wanted.chances ?? false,
    created: hub.now(),
    started: null,
    finished: null,
    outcome: null,
    rematch: null,
    ready: [],
    pauses: [],
    pauseAsk: null,
  };
  refuseUnfair(game, info);
  return info;
}

/** Writes a table down if its host may have it, all of it or nothing. One after the other for each network, so that many at once are counted too. */
function putDown(
  hub: Hub,
  caller: Caller,
  info: TableInfo,
  seed: string | null,
  more: readonly Statement[] = [],
): Promise<void> {
  const origin = hub.originOf(caller.network);
  return oneByOne(origin, async () => {
    const bytes = ROW_BYTES + JSON.stringify(info.setup).length;
    const bots = info.seats.reduce((sum, { bot }) => sum + weightOf(bot), 0);
    const wanted = { isPublic: info.visibility === 'public', bots, bytes };
    await refuseTooMuch(hub.db, hub.limits, { host: info.host?.id ?? '', origin }, wanted);
    hub.budgets.store(caller, bytes);
    await hub.db.batch([...insertTable(info, { seed, origin, bytes }), ...more]);
  });
}

export async function tableInfo(hub: Hub, id: string): Promise<TableInfo> {
  const stored = await readTable(hub.db, id);
  if (stored === null) throw noSuchTable();
  return stored.info;
}

/** A table as somebody may know it now; where a bot plays for a person it is loaded to see who may know of that. */
export async function tableInfoFor(hub: Hub, id: string, caller: Caller): Promise<TableInfo> {
  const info = await tableInfo(hub, id);
  if (info.status !== 'playing' || info.delay === 0 || info.seats.every(({ standIn }) => standIn === null))
    return info;
  return infoFor(await roomFor(hub, id, caller), caller.person);
}

/** Takes a free seat, the first one if none is named, and gives up the one that was left for it. */
export function joinTable(hub: Hub, id: string, person: Person, wanted: Join): Promise<TableInfo> {
  return oneByOne(`seats of ${person.id}`, () => sitDown(hub, id, person, wanted));
}

async function sitDown(
  hub: Hub,
  id: string,
  person: Person,
  { seat: wanted, from }: Join,
): Promise<TableInfo> {
  const { status, seats, host } = await tableInfo(hub, id);
  if (status !== 'open') throw alreadyStarted();
  if (from !== undefined && seats[from]?.person?.id !== person.id) throw notYourSeat();
  const here = [host, ...seats.map((seat) => seat.person)].flatMap((each) =>
    each === null ? [] : [each.id],
  );
  if ((await blockersAmong(hub.db, here, person.id)).size > 0)
    throw new Refused('not-welcome', 'You can’t sit at this table.', 403);
  await refuseTooManySeats(hub, person, id);
  for (const seat of wanted === undefined ? seats.keys() : [wanted]) {
    const taken = await hub.db.run(
      `UPDATE seats SET person = ? WHERE table_id = ? AND seat = ? AND person IS NULL AND bot IS NULL
       AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND status = 'open')`,
      [person.id, id, seat, id],
    );
    if (taken === 0) continue;
    if (from !== undefined) await hub.db.batch([getUp(id, from, person)]);
    return (await changed(hub, id)).info;
  }
  throw wanted === undefined
    ? new Refused('table-full', 'No seats are open.')
    : new Refused('seat-taken', 'This seat is taken.');
}

/** Refuses another table to somebody who sits at as many as one may. */
export async function refuseTooManySeats(
  { db, limits }: Hub,
  person: Person,
  table: string | null,
): Promise<void> {
  const held = await readTablesHeld(db, person.id);
  if (held.length >= limits.tablesOfPerson && !held.some((id) => id === table))
    throw new Refused('too-many-tables', 'You sit at too many tables; finish or leave some.', 429);
}

/** Gives seats up before the start. */
export async function leaveTable(hub: Hub, id: string, person: Person, wanted?: number): Promise<TableInfo> {
  const { status, seats } = await tableInfo(hub, id);
  if (status !== 'open') throw alreadyStarted();
  const own = seats.flatMap((seat, index) => (seat.person?.id === person.id ? [index] : []));
  const leaving = wanted === undefined ? own : own.filter((seat) => seat === wanted);
  if (leaving.length === 0) throw notYourSeat();
  await hub.db.batch(leaving.map((seat) => getUp(id, seat, person)));
  return (await changed(hub, id)).info;
}

function getUp(id: string, seat: number, person: Person): Statement {
  return [
    `UPDATE seats SET person = NULL, stand_in = NULL, ready = 0 WHERE table_id = ? AND seat = ? AND person = ?
     AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND status = 'open')`,
    [id, seat, person.id, id],
  ];
}

/** Begins the game. All seats must be taken. */
export async function startTable(hub: Hub, id: string, person: Person): Promise<TableInfo> {
  const stored = await readTable(hub.db, id);
  if (stored === null) throw noSuchTable();
  const { info } = stored;
  if (info.host?.id !== person.id) throw notHost();
  if (info.status !== 'open') throw alreadyStarted();
  if (info.seats.some((seat) => seat.person === null && seat.bot === null)) throw seatsFree();
  refuseUnfairSeats(info);
  checkRules(hub, info);
  const seed = stored.seed ?? newSeed();
  // Somebody may get up at this very moment.
  const begun = await hub.db.run(
    `UPDATE tables SET status = 'playing', started = ?, seed = ? WHERE id = ? AND status = 'open'
     AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND person IS NULL AND bot IS NULL)`,
    [hub.now(), seed, id, id],
  );
  if (begun === 0) throw (await tableInfo(hub, id)).status === 'open' ? seatsFree() : alreadyStarted();
  return (await changed(hub, id)).info;
}

/** A new table with the same settings and the same people; the same one for everybody who asks. */
export function rematch(hub: Hub, id: string, person: Person, caller: Caller): Promise<TableInfo> {
  return oneByOne(`rematch ${id}`, () => openRematch(hub, id, person, caller));
}

async function openRematch(hub: Hub, id: string, person: Person, caller: Caller): Promise<TableInfo> {
  const info = await tableInfo(hub, id);
  if (!sitsAt(info, person)) throw notYourSeat();
  if (info.status !== 'finished') throw new Refused('not-over', 'The game isn’t over yet.');
  if (info.rematch !== null) return tableInfo(hub, info.rematch);
  const { game, visibility, clock, atZero, handOver, rated, chances } = info;
  const setup = { ...info.setup, rulings: chosenRulings(gameOf(hub, info).rulings, info.setup.rulings) };
  const apart = await keptApart(hub, info, person);
  const seats = info.seats.map((seat) => ({
    ...seat,
    person: seat.person !== null && apart.has(seat.person.id) ? null : seat.person,
    standIn: null,
  }));
  const terms = { game, setup, visibility, clock, atZero, handOver, rated, chances };
  const next = newTable(hub, person, terms, seats);
  await putDown(hub, caller, next, null, [
    ['UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL', [next.id, id]],
  ]);
  const { rematch: first } = await tableInfo(hub, id);
  if (first !== next.id && first !== null) {
    // Another process was quicker.
    await hub.db.batch(dropTable(next.id));
    return tableInfo(hub, first);
  }
  await changed(hub, id);
  return tableInfo(hub, next.id);
}

/** Who of a table does not sit down again with somebody: one of the two has blocked the other. */
async function keptApart({ db }: Hub, { seats }: TableInfo, { id }: Person): Promise<Set<string>> {
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
  return new Set([...(await blockersAmong(db, people, id)), ...(await blockedBy(db, id))]);
}

/** Puts a table out of one's own list. A host who does so before the start closes it. */
export async function archiveTable(hub: Hub, id: string, person: Person, caller: Caller): Promise<TableInfo> {
  const info = await tableInfo(hub, id);
  const isHost = info.host?.id === person.id;
  if (!isHost && !sitsAt(info, person)) throw notYourSeat();
  if (info.status === 'open' && isHost) {
    await hub.db.run("UPDATE tables SET status = 'closed' WHERE id = ? AND status = 'open'", [id]);
    return (await changed(hub, id)).info;
  }
  await hub.db.run('INSERT INTO archived (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', [
    person.id,
    id,
  ]);
  return tableInfoFor(hub, id, caller);
}

/** A table that a newer version of Ennead opened is not begun here. */
function checkRules(hub: Hub, info: TableInfo): void {
  const setup = storedSetup(gameOf(hub, info), info.setup, info.rules);
  if (!setup.ok) throw new Refused(setup.problem.code, setup.problem.message);
}

function sitsAt({ seats }: TableInfo, person: Person | null): boolean {
  return person !== null && seats.some((seat) => seat.person?.id === person.id);
}

export function alreadyStarted(): Refused {
  return new Refused('already-started', 'This game has already started.');
}

function seatsFree(): Refused {
  return new Refused('seats-free', 'Some seats are still open.');
}

export function notHost(): Refused {
  return new Refused('not-host', 'Only the host can do that.', 403);
}
