import { Refused } from '../refused.ts';
import { StorageError } from '../storage/sql.ts';
import type { Hub } from './hub.ts';
import { inTurn, type Room, sayToAll } from './room.ts';

/** Why a table rests in this process, how often it has failed, and when it is tried again. */
export interface Fault {
  readonly problem: Refused;
  readonly failures: number;
  readonly until: number;
}

/** How long a table rests after its first failure, and at most. Every further one doubles it. */
const REST = { first: 5000, longest: 600_000 };
const MOST_KEPT = 10_000;

const MESSAGE =
  'This table has met a fault of the program and rests for a while. Nothing that was played is lost.';

/** A refusal is no fault, and a database that does not answer is not the table's. */
function isFault(error: unknown): boolean {
  return !(error instanceof Refused) && !(error instanceof StorageError);
}

/** Sets a table aside: until its rest is over nobody tries it here, and the sweep passes it by. Returns why. */
export function setAside(hub: Hub, table: string, error: unknown): Refused {
  const now = hub.now();
  const before = hub.faults.get(table);
  const isAgain = before !== undefined && now - before.until < REST.longest;
  const failures = isAgain ? before.failures + 1 : 1;
  const until = now + Math.min(REST.first * 2 ** (failures - 1), REST.longest);
  const problem = error instanceof Refused ? error : new Refused('table-failed', MESSAGE, 503);
  hub.faults.delete(table);
  hub.faults.set(table, { problem, failures, until });
  for (const oldest of hub.faults.keys()) {
    if (hub.faults.size <= MOST_KEPT) break;
    hub.faults.delete(oldest);
  }
  hub.log.error(
    { table, failures, restMs: until - now, error: String(error), stack: (error as Error)?.stack },
    'a table was set aside',
  );
  hub.db.lazily('UPDATE tables SET due = ? WHERE id = ? AND due < ?', [until, table, until]);
  return problem;
}

export function isResting(hub: Hub, table: string): boolean {
  return (hub.faults.get(table)?.until ?? 0) > hub.now();
}

/** Throws the reason while a table rests. */
function refuseResting(hub: Hub, table: string): void {
  const fault = hub.faults.get(table);
  if (fault !== undefined && isResting(hub, table)) throw fault.problem;
}

/** What failed at a table in memory: everybody there is told, and it is made again from its log after a rest. */
function breakRoom(hub: Hub, room: Room, error: unknown): Refused {
  const problem = setAside(hub, room.id, error);
  room.isBroken = true;
  sayToAll(room, {
    type: 'notice',
    table: room.id,
    seat: null,
    code: problem.code,
    message: problem.message,
  });
  if (room.streams.size === 0) return problem;
  const rest = (hub.faults.get(room.id)?.until ?? 0) - hub.now();
  const timer = setTimeout(() => {
    room.timers.delete(timer);
    // Whoever is at the table sees it again as soon as it works; that it still does not has been said.
    if (room.streams.size > 0) inTurn(room, () => {}).catch(() => {});
  }, rest + 10).unref();
  room.timers.add(timer);
  return problem;
}

/** Does something at a table. What fails there fails for that table alone. */
export async function guarded<T>(
  hub: Hub,
  room: Room,
  mend: () => Promise<void>,
  work: () => Promise<T> | T,
): Promise<T> {
  if (room.isBroken) refuseResting(hub, room.id);
  try {
    if (room.isBroken) await mend();
    return await work();
  } catch (error) {
    throw isFault(error) ? breakRoom(hub, room, error) : error;
  }
}

/** Lets the attendants look at a table, after a step of this process or of another. */
export function attendTo(hub: Hub, room: Room, hasMoved = false): void {
  if (room.isBroken) return;
  try {
    for (const { attend, moved } of hub.attendants) {
      attend(room);
      if (hasMoved) moved(room);
    }
  } catch (error) {
    breakRoom(hub, room, error);
  }
}

/** Loads a table. One that cannot be loaded is set aside. */
export async function loadGuarded(hub: Hub, table: string, load: () => Promise<Room>): Promise<Room> {
  refuseResting(hub, table);
  try {
    return await load();
  } catch (error) {
    throw isFault(error) ? setAside(hub, table, error) : error;
  }
}
