import { Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import type { Chatting } from '../tables/chat.ts';
import { readTablesById, type StoredTable } from '../tables/store.ts';
import { standingAsk } from './ask.ts';
import { attendTo } from './faults.ts';
import { catchUp, type Hub, refresh } from './hub.ts';
import { inTurn, type Room } from './room.ts';

/** Tables that are looked at in one query. */
const GROUP = 100;

/**
 * Looks at all tables in memory for what other processes wrote and this one did not hear of: notices are hints, and some
 * are lost. Where something is missing everybody around the table is told, late but in full.
 */
async function lookAgain(hub: Hub, chat: Pick<Chatting, 'lookAgain'>, rooms: readonly Room[]): Promise<void> {
  for (let from = 0; from < rooms.length; from += GROUP) {
    const group = rooms.slice(from, from + GROUP);
    const ids = group.map(({ id }) => id);
    const places = ids.map(() => '?').join(', ');
    const counts = await hub.db.all<{ table_id: string; moves: number }>(
      `SELECT table_id, MAX(number) AS moves FROM moves WHERE table_id IN (${places}) GROUP BY table_id`,
      ids,
    );
    const moves = new Map(counts.map((row) => [row.table_id, row.moves]));
    const tables = new Map((await readTablesById(hub.db, ids)).map((stored) => [stored.info.id, stored]));
    // One that waits for something of its own keeps no other waiting.
    await Promise.all(
      group.map(async (room) => {
        const isBehind = (moves.get(room.id) ?? 0) > (room.play?.steps.all.length ?? 0);
        const isOther = differs(room, tables.get(room.id), hub.now());
        if (isBehind || isOther) await follow(hub, room, isOther).catch(mustBeTheTables);
      }),
    );
  }
  await chat.lookAgain();
}

/** Milliseconds between two looks at a database that has just come back and does not answer everybody yet. */
const AGAIN = 250;

/**
 * What is done when the database is back: everything in memory is looked at, and bots and clocks that could not act go on.
 * A look that fails is made again, until it succeeds or the database has come back once more.
 */
export function lookingWhenBack(hub: Hub, chat: Pick<Chatting, 'lookAgain'>): () => Promise<void> {
  let times = 0;

  async function look(): Promise<void> {
    await hub.sessions.lookAgain();
    const rooms = await roomsIn(hub);
    await lookAgain(hub, chat, rooms);
    for (const room of rooms) attendTo(hub, room);
  }

  return async () => {
    times += 1;
    const mine = times;
    while (mine === times && !hub.stopping) {
      try {
        return await look();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  };
}

/** A table that is set aside keeps no other waiting. */
function mustBeTheTables(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

function differs(room: Room, stored: StoredTable | undefined, now: number): boolean {
  if (stored === undefined) return false;
  const { play } = room;
  const text = ({ info, ask }: Pick<StoredTable, 'info' | 'ask'>) =>
    JSON.stringify([info, play === null ? null : standingAsk(play, ask, now)]);
  return text(room) !== text(stored);
}

function follow(hub: Hub, room: Room, isOther: boolean): Promise<void> {
  return inTurn(room, async () => {
    await catchUp(hub, room);
    if (isOther) await refresh(hub, room);
  });
}

/** Looks at the tables that somebody watches from time to time. */
export function keepLooking(hub: Hub, chat: Chatting, every: number): { stop(): void } {
  let looking = false;
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      await lookAgain(
        hub,
        chat,
        (await roomsIn(hub)).filter(({ streams }) => streams.size > 0),
      );
    } finally {
      looking = false;
    }
  }
  if (!hub.db.shared) return { stop() {} };
  const timer = setInterval(
    () => look().catch((error) => hub.log.warn({ error: String(error) }, 'could not look at the tables')),
    every,
  ).unref();
  return { stop: () => clearInterval(timer) };
}

/** The tables that this process has in memory, those left out that could not be loaded. */
export async function roomsIn(hub: Hub): Promise<Room[]> {
  const loaded = await Promise.allSettled(hub.rooms.values());
  return loaded.flatMap((room) => (room.status === 'fulfilled' ? [room.value] : []));
}
