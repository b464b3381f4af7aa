import type { SessionInfo } from '@ennead/wire';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import { MINUTE } from '../time.ts';

/** How long after a proof of who somebody is the dear things may be changed. */
const PROOF_LASTS = 10 * MINUTE;
/** As much of a hash as names a session to its owner; it opens nothing. */
const SHOWN = 16;

interface SessionRow {
  readonly hash: string;
  readonly device: string | null;
  readonly created: number;
  readonly seen: number | null;
}

/** The browsers somebody is signed in with, the last used first. */
export async function readSessions(
  db: Database,
  person: string,
  own: string,
  now: number,
): Promise<SessionInfo[]> {
  const rows = await db.all<SessionRow>(
    `SELECT hash, device, created, seen FROM tokens
     WHERE person = ? AND kind = 'session' AND expires >= ? ORDER BY COALESCE(seen, created) DESC LIMIT 100`,
    [person, now],
  );
  return rows.map(({ hash, device, created, seen }) => ({
    id: hash.slice(0, SHOWN),
    device: device ?? '',
    created,
    seen: seen ?? created,
    current: hash === own,
  }));
}

/** Ends one session by its name. Returns the hashes of what has ended. */
export async function endNamed(db: Database, person: string, id: string): Promise<string[]> {
  const rows = await db.all<{ hash: string }>(
    "SELECT hash FROM tokens WHERE person = ? AND kind = 'session' AND substr(hash, 1, ?) = ?",
    [person, SHOWN, id],
  );
  if (rows.length === 0) throw new Refused('no-such-session', 'There is no such session.', 404);
  return end(
    db,
    person,
    rows.map(({ hash }) => hash),
  );
}

/** Ends all sessions but one's own. */
export async function endOthers(db: Database, person: string, own: string): Promise<string[]> {
  const rows = await db.all<{ hash: string }>(
    "SELECT hash FROM tokens WHERE person = ? AND kind = 'session' AND hash <> ?",
    [person, own],
  );
  return end(
    db,
    person,
    rows.map(({ hash }) => hash),
  );
}

async function end(db: Database, person: string, hashes: string[]): Promise<string[]> {
  await db.batch(
    hashes.map((hash) => ['DELETE FROM tokens WHERE person = ? AND hash = ?', [person, hash]] as const),
  );
  return hashes;
}

/** Who has a password or a passkey shows it, or has just done so, before a way in is changed. */
export async function demandProof(db: Database, person: string, own: string, now: number): Promise<void> {
  const [claimed] = await db.all(
    `SELECT 1 AS yes FROM people WHERE id = ? AND password IS NOT NULL
     UNION SELECT 1 AS yes FROM passkeys WHERE person = ?`,
    [person, person],
  );
  if (claimed === undefined) return;
  const [token] = await db.all<{ created: number; proved: number | null; kind: string }>(
    'SELECT created, proved, kind FROM tokens WHERE hash = ?',
    [own],
  );
  const proved = token?.proved ?? (token?.kind === 'session' ? token.created : 0);
  if (now - proved > PROOF_LASTS)
    throw new Refused('proof-needed', 'Show first that it is you: by password or passkey.', 403);
}

export async function noteProof(db: Database, own: string, now: number): Promise<void> {
  await db.run('UPDATE tokens SET proved = ? WHERE hash = ?', [now, own]);
}
