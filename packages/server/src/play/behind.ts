import type { Viewer } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { follow, isSeenBy, numberOf, pastOf, stepAt } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { eventNow } from '../tables/events.ts';
import type { Hub } from './hub.ts';
import { movedTexts } from './messages.ts';
import type { Play } from './play.ts';
import { channelsOf, isBehind, type Room, seatsOf } from './room.ts';

/**
 * What spectators see of a game that they may only see some moves late. They are shown another game: the same one, as it
 * stood then. It goes on by one step with every step of the table, and to the end when the game is over.
 */

/** The game as somebody with these eyes may see it now. */
export function playFor(room: Room, viewer: Viewer): Play | null {
  const { play, info } = room;
  if (play === null || !isBehind(room, viewer)) return play;
  room.behind ??= pastOf<Play>(
    { ...play, proposals: new Map(), isBehind: true },
    lastShown(play, info.delay),
  );
  return room.behind;
}

/** The time from which on spectators may know nothing of what was done or said at the table. */
export function hiddenFrom(room: Room): number {
  const { play, info } = room;
  if (play === null || !isBehind(room, null)) return Number.POSITIVE_INFINITY;
  const coming = play.steps.all.slice(lastShown(play, info.delay) + 1);
  return coming.find(({ hidden }) => !hidden)?.at ?? Number.POSITIVE_INFINITY;
}

/**
 * The table as somebody may know it now. That a seat was given to a bot because it did not answer tells whose turn it was:
 * who sees the game late hears of it when they have seen what stood before it.
 */
export function infoFor(room: Room, person: string | null): TableInfo {
  const { play, info, events } = room;
  if (play === null || !isLate(room, person)) return info;
  const shown = lastShown(play, info.delay) + 1;
  const seats = info.seats.map((held, seat) => {
    const given = events.findLast((event) => event.kind === 'hand-over' && event.seat === seat);
    const isAhead = given !== undefined && given.cause !== 'own' && given.number > shown;
    return isAhead ? { ...held, standIn: null } : held;
  });
  return { ...info, seats };
}

/** Tells everybody around a table what it is now; whoever may not know yet what has changed is not told that something has. */
export function sendInfo(room: Room): void {
  const before = room.toldBehind;
  let early: string | undefined;
  let late: string | undefined;
  for (const { person, send } of channelsOf(room))
    if (!isLate(room, person)) {
      early ??= infoText(room, person);
      send(early);
    } else {
      late ??= infoText(room, person);
      if (late !== before) send(late);
    }
}

/** The table as somebody may know it, as the text of a `table` message. */
export function infoText(room: Room, person: string | null): string {
  const text = JSON.stringify({ type: 'table', table: infoFor(room, person) });
  if (isLate(room, person)) room.toldBehind = text;
  return text;
}

/** Whether somebody sits nowhere at a table that such people see late. */
export function isLate(room: Room, person: string | null): boolean {
  return isBehind(room, null) && seatsOf(room, person).length === 0;
}

/** Tells spectators the step that they may see now that the table has made another; after the last one, all the rest. */
export function sendBehind(hub: Hub, room: Room, play: Play): void {
  const { behind, info } = room;
  const stream = room.streams.get(null);
  if (behind === null || stream === undefined) {
    room.behind = null;
    room.held = [];
    return;
  }
  const until = isBehind(room, null) ? lastShown(play, info.delay) : play.steps.all.length - 1;
  const before = behind.steps.all.length;
  while (behind.steps.all.length <= until) {
    const step = play.steps.all[behind.steps.all.length] ?? missing();
    const broadcast = follow(behind, step);
    if (!isSeenBy(step, null)) continue;
    const text = movedTexts(behind, broadcast, hub.now())(null, stream);
    for (const channel of stream.channels) channel.send(text);
  }
  const due = room.events.filter(({ number }) => number > before && number <= behind.steps.all.length);
  for (const event of due) sendEventBehind(room, event);
  if (due.some(({ kind }) => kind === 'hand-over')) sendInfo(room);
  if (!isBehind(room, null)) room.behind = null;
  sendHeld(room);
}

/** A line of the log, to spectators who have seen what stands before it. */
export function sendEventBehind(room: Room, event: Room['events'][number]): void {
  const { behind } = room;
  if (behind === null || event.number > behind.steps.all.length) return;
  const text = JSON.stringify({ type: 'event', table: room.id, event: eventNow(behind.steps, event) });
  for (const channel of room.streams.get(null)?.channels ?? []) channel.send(text);
}

function sendHeld(room: Room): void {
  const hidden = hiddenFrom(room);
  const due = room.held.filter(({ at }) => at < hidden);
  room.held = room.held.filter(({ at }) => at >= hidden);
  for (const { send } of due) send();
}

/** The index of the last step that spectators see. */
function lastShown({ steps }: Play, delay: number): number {
  return stepAt(steps, null, Math.max(0, numberOf(steps, null) - delay)) ?? -1;
}
