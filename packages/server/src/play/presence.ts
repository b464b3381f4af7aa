import type { ServerMessage } from '@ennead/wire';
import type { Hub } from './hub.ts';
import { channelsOf, type Room, sayToAll, seatsOf } from './room.ts';

/** Who is at a table: the seats whose people have a socket on it, and how many others look on. */
interface Here {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** What another process said about who is at a table there, and when. */
interface Elsewhere extends Here {
  readonly at: number;
}

const elsewhere = new WeakMap<Room, Map<string, Elsewhere>>();
/** Every process says again and again who is there; one that has not done so for long is gone. */
const SAID_AGAIN = 20_000;
const GONE = 60_000;

/** Who is at the table, here and in other processes. */
export function presence(hub: Hub, room: Room): { seats: number[]; spectators: number } {
  const here = presentHere(room);
  const others = [...(elsewhere.get(room)?.values() ?? [])].filter(({ at }) => hub.now() - at < GONE);
  const seats = new Set([...here.seats, ...others.flatMap((other) => other.seats)]);
  return {
    seats: [...seats].sort((a, b) => a - b),
    spectators: others.reduce((sum, { spectators }) => sum + spectators, here.spectators),
  };
}

/** Whether the person of a seat is at the table; nobody else looks with its eyes, which answers it after most moves. */
export function isPresent(hub: Hub, room: Room, seat: number): boolean {
  return room.streams.has(seat) || presence(hub, room).seats.includes(seat);
}

/** However often people come and go, they are told of it once a second. */
const AT_MOST_EVERY = 1000;
/** Tables where it was told just now; `again` where something has changed since. */
const justTold = new WeakMap<Room, { again: boolean }>();
const hereBefore = new WeakMap<Room, readonly number[]>();

/** Somebody came or went. */
export function announcePresence(hub: Hub, room: Room): void {
  if (hub.stopping) return;
  const told = justTold.get(room);
  if (told !== undefined) {
    told.again = true;
    return;
  }
  const now = { again: false };
  justTold.set(room, now);
  setTimeout(() => {
    justTold.delete(room);
    if (now.again) announcePresence(hub, room);
  }, AT_MOST_EVERY).unref();
  noteGone(hub, room);
  sendToOthers(hub, room);
  sayPresence(hub, room);
}

/** Writes down when people were last at the table. */
function noteGone(hub: Hub, room: Room): void {
  const { seats } = presentHere(room);
  for (const seat of hereBefore.get(room) ?? [])
    if (!seats.includes(seat))
      hub.db.lazily('UPDATE seats SET seen = ? WHERE table_id = ? AND seat = ?', [hub.now(), room.id, seat]);
  hereBefore.set(room, seats);
}

/** Those who are at a table that was just loaded were there before. */
export function noteHere(room: Room): void {
  hereBefore.set(room, presentHere(room).seats);
}

/** Another process says who is there. */
export function presenceElsewhere(
  hub: Hub,
  room: Room,
  [process = '', spectators, seats = '']: readonly string[],
): void {
  const known = elsewhere.get(room) ?? new Map<string, Elsewhere>();
  elsewhere.set(room, known);
  const before = known.get(process);
  const now: Elsewhere = {
    seats: seats.split(',').filter(Boolean).map(Number),
    spectators: Number(spectators),
    at: hub.now(),
  };
  known.set(process, now);
  if (before === undefined || !isSame(before, now)) announcePresence(hub, room);
}

/** Says to the other processes from time to time who is here, and notices those that are gone. */
export function keepPresence(hub: Hub): { stop(): void } {
  const timer = setInterval(
    () =>
      renewPresence(hub).catch((error) =>
        hub.log.warn({ error: String(error) }, 'could not say who is where'),
      ),
    SAID_AGAIN,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

export async function renewPresence(hub: Hub): Promise<void> {
  if (!hub.db.shared) return;
  for (const room of await Promise.allSettled(hub.rooms.values())) {
    if (room.status === 'rejected' || room.value.streams.size === 0) continue;
    sendToOthers(hub, room.value);
    dropGone(hub, room.value);
  }
}

function dropGone(hub: Hub, room: Room): void {
  const known = elsewhere.get(room);
  const gone = [...(known ?? [])].filter(([, { at }]) => hub.now() - at >= GONE);
  for (const [process] of gone) known?.delete(process);
  if (gone.length > 0) sayPresence(hub, room);
}

function sendToOthers(hub: Hub, room: Room): void {
  const { seats, spectators } = presentHere(room);
  hub.db.publish(`here ${room.id} ${hub.me} ${spectators} ${seats.join(',')}`);
}

/** Who has just come need not wait to know who is here. */
export function sendPresence(hub: Hub, room: Room, send: (text: string) => void): void {
  send(JSON.stringify(presenceMessage(hub, room)));
}

function sayPresence(hub: Hub, room: Room): void {
  if (room.streams.size > 0) sayToAll(room, presenceMessage(hub, room));
}

function presenceMessage(hub: Hub, room: Room): ServerMessage {
  return { type: 'presence', table: room.id, ...presence(hub, room) };
}

function presentHere(room: Room): Here {
  const seats = new Set<number>();
  let spectators = 0;
  for (const { person } of channelsOf(room)) {
    const own = seatsOf(room, person);
    if (own.length === 0) spectators += 1;
    for (const seat of own) seats.add(seat);
  }
  return { seats: [...seats], spectators };
}

function isSame(one: Here, other: Here): boolean {
  return one.spectators === other.spectators && one.seats.join() === other.seats.join();
}
