import { seen, type Viewer } from '@ennead/kernel';
import { type Broadcast, follow, numberAt, seenBy, setPauses } from '@ennead/table';
import type { TableEvent, TableInfo } from '@ennead/wire';
import type { Budgets, Caller } from '../budgets.ts';
import type { Limits } from '../limits.ts';
import { readWaiting } from '../plans/store.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { Games } from '../registry.ts';
import type { Sessions } from '../socket/sessions.ts';
import { afterWriting, type Database, type MoveRow } from '../storage/sql.ts';
import { eventNow, insertEvent, isTooOften, readEvents, type StoredEvent } from '../tables/events.ts';
import type { OriginOf } from '../tables/origins.ts';
import { readTable, type StoredTable } from '../tables/store.ts';
import type { Turns } from '../turns.ts';
import { playFor, sendBehind, sendEventBehind, sendInfo } from './behind.ts';
import { attendTo, type Fault, guarded, loadGuarded } from './faults.ts';
import { loadPlay, readRows } from './load.ts';
import { askedText, freshText, movedTexts } from './messages.ts';
import type { Play } from './play.ts';
import { noteHere } from './presence.ts';
import { type Channel, inTurn, isBehind, type Room, roomFrom, type Stream, sayNow, sendNow } from './room.ts';
import { written } from './rows.ts';

/** What happens around moves and is nobody's move: bots, clocks, notifications. */
export interface Attendant {
  /** After every step that this process wrote or heard of, and after loading. */
  attend(room: Room): void;
  /** After a step that this process wrote. */
  moved(room: Room): void;
  /** After a table has left the memory of this process. */
  forget?(id: string): void;
}

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** The tables that this process has in memory. */
export interface Hub {
  /** The name of this process among others on the same database. */
  readonly me: string;
  readonly db: Database;
  readonly games: Games;
  readonly rooms: Map<string, Promise<Room>>;
  /** Who looks at tables that are not loaded because nothing happens there. */
  readonly resting: Map<string, Set<Channel>>;
  readonly sessions: Sessions;
  readonly log: Log;
  readonly now: () => number;
  readonly limits: Limits;
  readonly originOf: OriginOf;
  readonly budgets: Budgets;
  readonly turns: Turns;
  /** When this process began. */
  readonly started: number;
  /** It is about to end: people are still there, their sockets are not. */
  stopping: boolean;
  readonly attendants: Attendant[];
  /** Tables that were set aside, the latest last. */
  readonly faults: Map<string, Fault>;
}

/** The room of a table, loaded if it is not in memory. */
export function roomOf(hub: Hub, id: string): Promise<Room> {
  let room = hub.rooms.get(id);
  if (room === undefined) {
    room = loadGuarded(hub, id, () => loadRoom(hub, id));
    hub.rooms.set(id, room);
    room.catch(() => hub.rooms.delete(id));
  }
  return room.then((loaded) => {
    loaded.lastUsed = hub.now();
    return loaded;
  });
}

/** What it costs to bring a table into memory, in steps that are played again. */
export const LOADING = 30;

/** The room of a table for somebody outside, whoever they are to it: that it must be loaded is counted for them. */
export async function roomFor(hub: Hub, id: string, caller: Caller): Promise<Room> {
  if (!hub.rooms.has(id)) hub.budgets.lookBack(caller, LOADING);
  return roomOf(hub, id);
}

async function loadRoom(hub: Hub, id: string): Promise<Room> {
  const stored = await readTable(hub.db, id);
  if (stored === null) throw noSuchTable();
  const room = roomFrom(stored, await playOf(hub, stored), hub.now());
  room.guard = (work) => guarded(hub, room, () => mend(hub, room), work);
  if (room.play !== null) {
    room.events = await readEvents(hub.db, id, 0);
    room.plans = await readWaiting(hub.db, id);
    await rememberCalls(hub, room);
  }
  getUp(hub, room);
  if (room.play !== null) attendTo(hub, room);
  return room;
}

/** Whoever looked at a table while it was not loaded is at it again, and has seen all of it. */
function getUp(hub: Hub, room: Room): void {
  const channels = hub.resting.get(room.id) ?? [];
  hub.resting.delete(room.id);
  for (const channel of channels) join(room, channel);
  noteHere(room);
}

/** Makes a table again from what is stored, after something failed; everybody at it sees where it stands. */
async function mend(hub: Hub, room: Room): Promise<void> {
  const stored = await readTable(hub.db, room.id);
  if (stored === null) throw noSuchTable();
  room.play = await playOf(hub, stored);
  room.behind = null;
  room.info = stored.info;
  room.ask = stored.ask;
  room.calls.clear();
  await rememberCalls(hub, room);
  showOut(room);
  sendInfo(room);
  for (const [viewer, stream] of room.streams) freshen(hub, room, viewer, stream);
  room.isBroken = false;
  attendTo(hub, room);
}

async function playOf(hub: Hub, { info, seed }: StoredTable): Promise<Play | null> {
  if (seed === null || info.started === null) return null;
  const play = await loadPlay(hub.db, gameOf(hub, info), info, seed);
  setPauses(play, info.pauses);
  return play;
}

export function gameOf(hub: Pick<Hub, 'games'>, info: TableInfo) {
  const game = hub.games.find(info.game);
  if (game === undefined) throw new Refused('no-such-game', `This server has no game ${info.game}.`, 404);
  return game;
}

/** Who sends something again does so soon; whatever is older is refused as stale. */
const CALLS_KEPT = 40;

async function rememberCalls(hub: Hub, room: Room): Promise<void> {
  const rows = await hub.db.all<{ call: string; number: number }>(
    'SELECT call, number FROM moves WHERE table_id = ? AND call IS NOT NULL ORDER BY number DESC LIMIT ?',
    [room.id, CALLS_KEPT],
  );
  for (const { call, number } of rows.reverse()) room.calls.set(call, number - 1);
}

export function rememberCall(room: Room, call: string | null, index: number): void {
  if (call === null) return;
  room.calls.set(call, index);
  for (const oldest of room.calls.keys()) {
    if (room.calls.size <= CALLS_KEPT) break;
    room.calls.delete(oldest);
  }
}

/** The number of the seat's stream after a call that was already carried out. */
export function answeredBefore(room: Room, call: string, seat: number): number | undefined {
  const index = room.calls.get(call);
  return index === undefined || room.play === null ? undefined : numberAt(room.play.steps, seat, index);
}

/** Takes in what other processes have written since. */
export async function catchUp(hub: Hub, room: Room): Promise<void> {
  const { play } = room;
  if (play === null || !hub.db.shared) return;
  for (const row of await readRows(hub.db, room.id, play.steps.all.length)) takeRow(hub, room, play, row);
  attendTo(hub, room);
}

/** Takes in a row that another process told of. What is missing before it, or was not told, is read. */
export async function takeIn(hub: Hub, room: Room, told: string): Promise<void> {
  const { play } = room;
  const row = told === '' ? null : (JSON.parse(told) as MoveRow);
  const known = play?.steps.all.length ?? 0;
  if (play === null || row === null || row.number > known + 1) return catchUp(hub, room);
  if (row.number <= known) return;
  takeRow(hub, room, play, row);
  attendTo(hub, room);
}

function takeRow(hub: Hub, room: Room, play: Play, row: MoveRow): void {
  const broadcast = follow(play, written(row));
  rememberCall(room, row.call, play.steps.all.length - 1);
  publish(hub, room, play, broadcast);
}

/** Reads again who sits where and what is going on; everybody around the table is told. */
export async function refresh(hub: Hub, room: Room): Promise<void> {
  const stored = await readTable(hub.db, room.id);
  if (stored === null) return;
  const before = room.play && askedText(room, room.play, hub.now());
  room.info = stored.info;
  room.ask = stored.ask;
  if (room.play !== null) setPauses(room.play, stored.info.pauses);
  showOut(room);
  const events = await takeEvents(hub, room);
  sendInfo(room);
  sendEvents(room, events);
  const asked = room.play && askedText(room, room.play, hub.now());
  if (asked !== null && asked !== before) sendNow(room, asked);
  if (room.play === null && stored.seed !== null) {
    room.play = await playOf(hub, stored);
    for (const [viewer, stream] of room.streams) freshen(hub, room, viewer, stream);
  }
  attendTo(hub, room);
}

/** Puts a line into the log that is no move, here and elsewhere. It is talk: nothing fails for want of it. */
export async function noteInLog(hub: Hub, room: Room, kind: TableEvent['kind'], seat: number): Promise<void> {
  if (room.play === null || isTooOften(room.events, seat, 'answering')) return;
  const [sql, values] = insertEvent(
    room.id,
    room.play.steps.all.length,
    { kind, seat, cause: 'own' },
    hub.now(),
  );
  try {
    await hub.db.run(sql, values);
    sendEvents(room, await takeEvents(hub, room));
    hub.db.publish(`table ${room.id}`);
  } catch (error) {
    hub.log.warn({ table: room.id, error: String(error) }, 'could not note a line of the log');
  }
}

/** What was written down beside the moves since it was last read. */
async function takeEvents(hub: Hub, room: Room): Promise<readonly StoredEvent[]> {
  if (room.play === null) return [];
  const events = await readEvents(hub.db, room.id, room.events.at(-1)?.id ?? 0);
  room.events = [...room.events, ...events];
  return events;
}

function sendEvents(room: Room, events: readonly StoredEvent[]): void {
  if (room.play === null) return;
  for (const each of events) {
    sayNow(room, { type: 'event', table: room.id, event: eventNow(room.play.steps, each) });
    sendEventBehind(room, each);
  }
}

/** Who gave a seat up no longer sees with its eyes. */
function showOut(room: Room): void {
  for (const [viewer, { channels }] of room.streams) {
    if (viewer === null) continue;
    for (const channel of channels) {
      if (room.info.seats[viewer]?.person?.id === channel.person) continue;
      leave(room, channel);
      channel.send(
        JSON.stringify({
          type: 'refused',
          id: null,
          code: 'not-your-seat',
          message: 'This seat is no longer yours.',
        }),
      );
    }
  }
}

/** After this process changed a table: here and elsewhere it is read again. */
export async function changed(hub: Hub, id: string): Promise<Room> {
  hub.db.publish(`table ${id}`);
  try {
    const room = await roomOf(hub, id);
    await inTurn(room, () => refresh(hub, room));
    return room;
  } catch (error) {
    throw afterWriting(error);
  }
}

/** After something about people changed: tables in memory, here and elsewhere, are read again. */
export async function sayAgain(hub: Hub, tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    if (!hub.rooms.has(id) && !hub.resting.has(id)) hub.db.publish(`table ${id}`);
    // A table that is set aside is read again when it comes back.
    else
      await changed(hub, id).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }
}

/** Tells everybody around the table about a step, each with their own eyes. */
export function publish(hub: Hub, room: Room, play: Play, broadcast: Broadcast): void {
  const textFor = movedTexts(play, broadcast, hub.now());
  for (const [viewer, stream] of room.streams) {
    if (broadcast.only !== null && broadcast.only !== viewer) continue;
    if (viewer === null && room.behind !== null) continue;
    const text = textFor(viewer, stream);
    for (const channel of stream.channels) channel.send(text);
  }
  sendBehind(hub, room, play);
}

function freshen(hub: Hub, room: Room, viewer: Viewer, stream: Stream): void {
  const play = playFor(room, viewer);
  if (play === null) return;
  stream.seen = seenBy(play, viewer);
  const ask = isBehind(room, viewer) ? null : room.ask;
  const text = freshText(play, viewer, stream.seen.view, ask, hub.now());
  for (const channel of stream.channels) channel.send(text);
}

/** Adds a channel to its stream; what it must be told first is up to the caller. */
export function join(room: Room, channel: Channel): Stream {
  let stream = room.streams.get(channel.viewer);
  if (stream === undefined) {
    const play = playFor(room, channel.viewer);
    stream = { channels: new Set(), seen: play === null ? seen({}) : seenBy(play, channel.viewer) };
    room.streams.set(channel.viewer, stream);
  }
  stream.channels.add(channel);
  channel.room = room;
  return stream;
}

export function leave(room: Room, channel: Channel): void {
  const stream = room.streams.get(channel.viewer);
  stream?.channels.delete(channel);
  channel.room = null;
  if (stream?.channels.size === 0) room.streams.delete(channel.viewer);
}
