import type { Hub } from './hub.ts';
import type { Room } from './room.ts';

const SECOND = 1000;
/** How long a table that nobody looks at stays in memory: under way, and when it is over. */
const IDLE = { playing: 300 * SECOND, over: 5 * SECOND };
const OFTEN = 5 * SECOND;

/** Forgets idle tables from time to time. */
export function forgetting(hub: Hub): { stop(): void } {
  const timer = setInterval(
    () => forgetIdle(hub).catch((error) => hub.log.warn({ error: String(error) }, 'could not forget tables')),
    OFTEN,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** Forgets tables that nobody looks at and nothing is due at; they are loaded again when needed. */
export async function forgetIdle(hub: Hub): Promise<void> {
  for (const [id, loading] of hub.rooms) {
    const room = await loading.catch(() => null);
    if (room === null || hub.rooms.get(id) !== loading || isBusy(room)) continue;
    const isCrowded = hub.rooms.size > hub.limits.tablesInMemory;
    const idle = room.info.status === 'playing' && !isCrowded ? IDLE.playing : IDLE.over;
    if (hub.now() - room.lastUsed > idle) forget(hub, id);
  }
}

function forget(hub: Hub, id: string): void {
  hub.rooms.delete(id);
  for (const attendant of hub.attendants) attendant.forget?.(id);
}

function isBusy({ streams, timers, thinking }: Room): boolean {
  return streams.size > 0 || timers.size > 0 || thinking.size > 0;
}
