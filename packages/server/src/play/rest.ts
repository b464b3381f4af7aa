import { momentOf, outOfTime } from '@ennead/table';
import { standingAsk } from './ask.ts';
import { type Hub, leave, roomOf } from './hub.ts';
import { announcePresence } from './presence.ts';
import { type Channel, channelsOf, type Room } from './room.ts';

/**
 * A table that people look at while nothing happens there: all that is kept of it is who looks. Whatever comes up at it,
 * a move, a word, somebody who leaves, loads it again, and they see on from where they were.
 */
export function layDown(hub: Hub, room: Room): void {
  const channels = channelsOf(room);
  for (const channel of channels) channel.room = null;
  hub.resting.set(room.id, new Set(channels));
}

/** Whether nothing is known of a table that is not in the log, and nothing at it runs by itself to the second. */
export function mayRest(hub: Hub, room: Room): boolean {
  const { play, info, behind, held, late, isBroken, ask } = room;
  // Elsewhere people would be thought gone, and other processes move at tables that are not loaded here.
  if (hub.db.shared || isBroken || behind !== null || held.length > 0 || late.size > 0) return false;
  if (play === null) return true;
  const isLate = play.clock !== null && outOfTime(play.clock, hub.now()).length > 0;
  const isAsking = standingAsk(play, ask, hub.now()) !== null;
  const now = momentOf(play.steps);
  const isProposed = [...play.proposals.values()].some(({ moment }) => moment === now);
  return info.clock.kind !== 'live' && !isLate && !isAsking && !isProposed;
}

/** Somebody no longer looks at a table. Returns the room where others may want to know, if it is loaded. */
export function lookAway(hub: Hub, table: string, channel: Channel): Room | null {
  const { room } = channel;
  if (room !== null) {
    leave(room, channel);
    return room;
  }
  const others = hub.resting.get(table);
  if (others?.delete(channel) !== true || hub.stopping) return null;
  const { person } = channel;
  if (person !== null && ![...others].some((other) => other.person === person))
    hub.db.lazily('UPDATE seats SET seen = ? WHERE table_id = ? AND person = ?', [hub.now(), table, person]);
  if (others.size === 0) hub.resting.delete(table);
  else
    roomOf(hub, table).then(
      (loaded) => announcePresence(hub, loaded),
      // A table that cannot be loaded has said so.
      () => undefined,
    );
  return null;
}
