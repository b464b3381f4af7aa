import { nextZero, owing } from '@ennead/table';
import { botAt, hasBots } from '../bots/attendant.ts';
import { planAt } from '../plans/attendant.ts';
import { StorageError } from '../storage/sql.ts';
import { attendTo, isResting, setAside } from './faults.ts';
import { type Attendant, type Hub, roomOf } from './hub.ts';
import { roomsIn } from './look.ts';
import { inTurn, type Room } from './room.ts';

/**
 * Notes when the server itself must act at a table (a bot is to answer, a clock runs out), so that after a restart, or
 * when another process dies, somebody sees to it although nobody looks.
 */
export function dueAttendant(hub: Hub): Attendant {
  const noted = new WeakMap<Room, number | null>();

  function attend(room: Room): void {
    const due = dueAt(room);
    const before = noted.get(room) ?? null;
    if (before === due || (before !== null && due !== null && Math.abs(before - due) < 1000)) return;
    noted.set(room, due);
    hub.db.run('UPDATE tables SET due = ? WHERE id = ?', [due, room.id]).catch(() => noted.delete(room));
  }

  return { attend, moved() {} };
}

function dueAt(room: Room): number | null {
  const { play, info } = room;
  if (play === null || info.status !== 'playing') return null;
  if (hasBots(room) && owing(play).some((seat) => botAt(room, seat) !== null)) return info.created;
  if (room.plans.length > 0 && owing(play).some((seat) => planAt(room, seat) !== null)) return info.created;
  return play.clock !== null && info.atZero === 'bot' ? nextZero(play.clock) : null;
}

const OFTEN = 5000;
const PAGE = 500;

/** Looks for what is due from time to time, and when it is told to. */
export interface Sweep {
  now(): void;
  stop(): void;
}

/** Loads the tables where something is due. Loading them is enough: whoever must act then does. */
export function sweep(hub: Hub): Sweep {
  let sweeping = false;
  let again = false;
  let stopped = false;

  /** Every table that is due is looked at, whatever becomes of those before it; one that fails is due again later. */
  async function look(): Promise<void> {
    again = sweeping;
    if (sweeping) return;
    sweeping = true;
    try {
      const now = hub.now();
      const seen = new Set<string>();
      let last: Due | undefined;
      do {
        const page = await dueAfter(last, now);
        for (const { id } of page) {
          if (stopped) return;
          seen.add(id);
          await see(id).catch((error) => failed(error, id));
        }
        last = page.length === PAGE ? page.at(-1) : undefined;
      } while (last !== undefined);
      await seeHere(seen);
    } finally {
      sweeping = false;
      if (again && !stopped) start();
    }
  }

  /** What is due at tables in memory counts even where that could not be noted. */
  async function seeHere(seen: ReadonlySet<string>): Promise<void> {
    for (const room of await roomsIn(hub)) {
      if (room.isBroken) continue;
      const due = seen.has(room.id) ? null : dueAt(room);
      if (due === null || due > hub.now()) continue;
      await hub.db.run('UPDATE tables SET due = ? WHERE id = ?', [due, room.id]);
      attendTo(hub, room);
    }
  }

  function dueAfter(last: Due | undefined, now: number): Promise<Due[]> {
    return hub.db.all<Due>(
      `SELECT id, due FROM tables WHERE due <= ? AND status = 'playing' AND (due > ? OR (due = ? AND id > ?))
       ORDER BY due, id LIMIT ?`,
      [now, last?.due ?? -1, last?.due ?? -1, last?.id ?? '', PAGE],
    );
  }

  async function see(id: string): Promise<void> {
    const room = await roomOf(hub, id);
    // Whoever mends a table lets the attendants look at it.
    if (room.isBroken) await inTurn(room, () => {});
    else attendTo(hub, room);
  }

  function failed(error: unknown, table?: string): void {
    if (error instanceof StorageError || table === undefined)
      hub.log.warn({ table, error: String(error) }, 'could not look for what is due');
    else if (!isResting(hub, table)) setAside(hub, table, error);
  }

  const start = () => void look().catch(failed);
  const timer = setInterval(start, OFTEN).unref();
  start();
  return {
    now: start,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

interface Due {
  readonly id: string;
  readonly due: number;
}
