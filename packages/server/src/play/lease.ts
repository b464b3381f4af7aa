import type { Hub } from './hub.ts';

/**
 * Whether this process may do a thing until then. Of several processes on one database exactly one may; when it dies the
 * lease runs out and another takes over.
 */
export async function lease({ db, me, now }: Hub, name: string, ms: number): Promise<boolean> {
  if (!db.shared) return true;
  const taken = await db.run(
    `INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
     WHERE leases.until < ? OR leases.owner = excluded.owner`,
    [name, me, now() + ms, now()],
  );
  return taken === 1;
}

export async function endLease({ db, me }: Hub, name: string): Promise<void> {
  if (db.shared) await db.run('DELETE FROM leases WHERE name = ? AND owner = ?', [name, me]);
}
