import { botAt, hasBots } from '../bots/attendant.ts';
import { nextZero } from './clock.ts';
import { type Attendant, type Hub, roomOf } from './hub.ts';
import { roomsIn } from './look.ts';
import { owing } from './play.ts';
import type { Room } from './room.ts';

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
  return play.clock !== null && info.atZero === 'bot' ? nextZero(play.clock) : null;
}

const OFTEN = 5000;

/** Loads the tables where something is due. Loading them is enough: whoever must act then does. */
export function sweep(hub: Hub): { stop(): void } {
  async function look(): Promise<void> {
    const due = await hub.db.all<{ id: string }>(
      "SELECT id FROM tables WHERE due <= ? AND status = 'playing' ORDER BY due LIMIT 500",
      [hub.now()],
    );
    // A table that cannot be loaded, of rules that are gone say, keeps no other waiting.
    for (const { id } of due) await see(id).catch((error) => failed(error, id));
    await seeHere(new Set(due.map(({ id }) => id)));
  }
  /** What is due at tables in memory counts even where that could not be noted. */
  async function seeHere(seen: ReadonlySet<string>): Promise<void> {
    for (const room of await roomsIn(hub)) {
      const due = seen.has(room.id) ? null : dueAt(room);
      if (due === null || due > hub.now()) continue;
      await hub.db.run('UPDATE tables SET due = ? WHERE id = ?', [due, room.id]);
      for (const { attend } of hub.attendants) attend(room);
    }
  }
  async function see(id: string): Promise<void> {
    const room = await roomOf(hub, id);
    for (const { attend } of hub.attendants) attend(room);
  }
  const failed = (error: unknown, table?: string) =>
    hub.log.warn({ table, error: String(error) }, 'could not look for what is due');
  const timer = setInterval(() => look().catch(failed), OFTEN);
  timer.unref();
  look().catch(failed);
  return { stop: () => clearInterval(timer) };
}
