import type { Hub } from './hub.ts';
import { channelsOf, type Room, sayToAll, seatsOf } from './room.ts';

/** What another process says about who is at a table there. */
interface Elsewhere {
  readonly seats: readonly number[];
  readonly spectators: number;
  readonly at: number;
}

const elsewhere = new WeakMap<Room, Map<string, Elsewhere>>();
/** A process that has not said anything for so long is gone. */
const FRESH = 60_000;

/** The seats whose people have a socket on this table, and how many others look on. */
export function presence(hub: Hub, room: Room): { seats: number[]; spectators: number } {
  const here = presentHere(room);
  const others = [...(elsewhere.get(room)?.values() ?? [])].filter(({ at }) => hub.now() - at < FRESH);
  const seats = new Set([...here.seats, ...others.flatMap((other) => other.seats)]);
  return {
    seats: [...seats].sort((a, b) => a - b),
    spectators: others.reduce((sum, { spectators }) => sum + spectators, here.spectators),
  };
}

/** Somebody came or went. */
export function announcePresence(hub: Hub, room: Room): void {
  const { seats, spectators } = presentHere(room);
  hub.db.tell(`here ${room.id} ${hub.me} ${spectators} ${seats.join(',')}`);
  sayPresence(hub, room);
}

/** Another process says who is there. */
export function presenceElsewhere(
  hub: Hub,
  room: Room,
  [process, spectators, seats]: readonly string[],
): void {
  const known = elsewhere.get(room) ?? new Map<string, Elsewhere>();
  elsewhere.set(room, known);
  const isNew = !known.has(process ?? '');
  known.set(process ?? '', {
    seats: (seats ?? '').split(',').filter(Boolean).map(Number),
    spectators: Number(spectators),
    at: hub.now(),
  });
  sayPresence(hub, room);
  if (isNew) announcePresence(hub, room);
}

function sayPresence(hub: Hub, room: Room): void {
  if (room.streams.size > 0) sayToAll(room, { type: 'presence', table: room.id, ...presence(hub, room) });
}

function presentHere(room: Room): { seats: number[]; spectators: number } {
  const seats = new Set<number>();
  let spectators = 0;
  for (const { person } of channelsOf(room)) {
    const own = seatsOf(room, person);
    if (own.length === 0) spectators += 1;
    for (const seat of own) seats.add(seat);
  }
  return { seats: [...seats], spectators };
}
