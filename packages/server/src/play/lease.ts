import { newId } from '../random.ts';
import type { Hub } from './hub.ts';

/** A process that has not said for so long that it lives is dead. Milliseconds. */
const LIFE = 2500;
const LIFE_OF = 'life ';

/**
 * Whether this process may do a thing until then. Of several processes on one database exactly one may; when it dies, or
 * the lease runs out, another takes over.
 */
export async function lease(hub: Hub, name: string, ms: number): Promise<boolean> {
  const isDead = `NOT EXISTS (SELECT 1 FROM leases AS life
    WHERE life.name = '${LIFE_OF}' || leases.owner AND life.until >= {now})`;
  return !hub.db.shared || take(hub, hub.me, name, ms, isDead);
}

/** Whether this is the first time in so long, after a restart too. */
export function firstTime(hub: Hub, name: string, ms: number): Promise<boolean> {
  return take(hub, newId(), name, ms);
}

/** By the time of the database, which is the same for all. */
async function take({ db }: Hub, owner: string, name: string, ms: number, orIf = 'FALSE'): Promise<boolean> {
  const taken = await db.run(
    `INSERT INTO leases (name, owner, until) VALUES (?, ?, {now} + ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
     WHERE leases.until < {now} OR leases.owner = excluded.owner OR ${orIf}`,
    [name, owner, ms],
  );
  return taken === 1;
}

/** Says that this process lives; returns which do. */
export async function live(hub: Hub): Promise<Set<string>> {
  await take(hub, hub.me, LIFE_OF + hub.me, LIFE);
  const lives = await hub.db.all<{ owner: string }>(
    `SELECT owner FROM leases WHERE name LIKE '${LIFE_OF}%' AND until >= {now}`,
  );
  return new Set(lives.map(({ owner }) => owner));
}

/** Whatever this process holds is free for the others: it is about to end. */
export async function endLife({ db, me }: Hub): Promise<void> {
  if (db.shared) await db.run('DELETE FROM leases WHERE owner = ?', [me]);
}

export async function endLease({ db, me }: Hub, name: string): Promise<void> {
  if (db.shared) await db.run('DELETE FROM leases WHERE name = ? AND owner = ?', [name, me]);
}

/** Nobody asks for what has run out long ago. */
export function dropOldLeases({ db }: Hub): void {
  db.lazily('DELETE FROM leases WHERE until < {now}', []);
}
