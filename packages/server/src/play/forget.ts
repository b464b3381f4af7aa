import { SECOND } from '../time.ts';
import type { Hub } from './hub.ts';
import { layDown, mayRest } from './rest.ts';
import type { Room } from './room.ts';

/**
 * How long a table at which nothing happens stays in memory: under way, when it is over, where there are too many, and
 * while people look at it.
 */
const IDLE = { playing: 300 * SECOND, over: SECOND, tooMany: 5 * SECOND, watched: 60 * SECOND };
const OFTEN = SECOND;

/** Forgets idle tables from time to time. */
export function forgetting(hub: Hub): { stop(): void } {
  const timer = setInterval(
    () => forgetIdle(hub).catch((error) => hub.log.warn({ error: String(error) }, 'could not forget tables')),
    OFTEN,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** Forgets tables that nothing happens and nothing is due at; they are loaded again when needed. */
export async function forgetIdle(hub: Hub): Promise<void> {
  for (const [id, loading] of hub.rooms) {
    const room = await loading.catch(() => null);
    if (room === null || hub.rooms.get(id) !== loading || isBusy(room)) continue;
    const isWatched = room.streams.size > 0;
    if (isWatched && !mayRest(hub, room)) continue;
    if (hub.now() - room.lastUsed <= patienceWith(hub, room)) continue;
    if (isWatched) layDown(hub, room);
    forget(hub, id);
  }
}

function forget(hub: Hub, id: string): void {
  hub.rooms.delete(id);
  for (const attendant of hub.attendants) attendant.forget?.(id);
}

function patienceWith(hub: Hub, { info, streams }: Room): number {
  if (streams.size === 0 && info.status !== 'playing') return IDLE.over;
  if (hub.rooms.size > hub.limits.tablesInMemory) return IDLE.tooMany;
  return streams.size > 0 ? IDLE.watched : IDLE.playing;
}

function isBusy({ timers, thinking }: Room): boolean {
  return timers.size > 0 || thinking.size > 0;
}
