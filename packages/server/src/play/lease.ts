import { newId } from '../random.ts';
import type { Hub } from './hub.ts';

/**
 * Whether this process may do a thing until then. Of several processes on one database exactly one may; when it dies the
 * lease runs out and another takes over.
 */
export async function lease(hub: Hub, name: string, ms: number): Promise<boolean> {
  return !hub.db.shared || take(hub, hub.me, name, ms);
}

/** Whether this is the first time in so long, after a restart too. */
export function firstTime(hub: Hub, name: string, ms: number): Promise<boolean> {
  return take(hub, newId(), name, ms);
}

/** By the time of the database, which is the same for all. */
async function take({ db }: Hub, owner: string, name: string, ms: number): Promise<boolean> {
  const taken = await db.run(
    `INSERT INTO leases (name, owner, until) VALUES (?, ?, {now} + ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
     WHERE leases.until < {now} OR leases.owner = excluded.owner`,
    [name, owner, ms],
  );
  return taken === 1;
}

export async function endLease({ db, me }: Hub, name: string): Promise<void> {
  if (db.shared) await db.run('DELETE FROM leases WHERE name = ? AND owner = ?', [name, me]);
}

/** Nobody asks for what has run out long ago. */
export function dropOldLeases({ db }: Hub): void {
  db.lazily('DELETE FROM leases WHERE until < {now}', []);
}
