import { missing } from '@ennead/kernel';
import type { Friends, Known, Relation } from '@ennead/wire';
import type { Database, Statement } from '../storage/sql.ts';

/** What somebody is to whoever looks. That somebody blocked the one who looks is not told. */
export async function relationTo(db: Database, viewer: string | null, other: string): Promise<Relation> {
  if (viewer === null) return 'none';
  if (viewer === other) return 'self';
  const [block] = await db.all('SELECT 1 AS yes FROM blocked WHERE person = ? AND other = ?', [
    viewer,
    other,
  ]);
  if (block !== undefined) return 'blocked';
  const [own] = await db.all<{ agreed: number }>(
    'SELECT agreed FROM friends WHERE person = ? AND other = ?',
    [viewer, other],
  );
  if (own !== undefined) return own.agreed === 1 ? 'friend' : 'asking';
  const [theirs] = await db.all('SELECT 1 AS yes FROM friends WHERE person = ? AND other = ?', [
    other,
    viewer,
  ]);
  return theirs === undefined ? 'none' : 'asked';
}

export async function readFriends(db: Database, person: string): Promise<Friends> {
  const list = async (sql: string): Promise<Known[]> => {
    const rows = await db.all<{ id: string; name: string; picture: string | null }>(
      `SELECT p.id, p.name, p.picture ${sql} ORDER BY p.name, p.id`,
      [person],
    );
    return rows.map(({ id, name, picture }) => ({ person: { id, name }, picture }));
  };
  const others = 'FROM friends f JOIN people p ON p.id = f.other WHERE f.person = ?';
  return {
    friends: await list(`${others} AND f.agreed = 1`),
    asking: await list(`${others} AND f.agreed = 0`),
    asked: await list('FROM friends f JOIN people p ON p.id = f.person WHERE f.other = ? AND f.agreed = 0'),
    blocked: await list('FROM blocked b JOIN people p ON p.id = b.other WHERE b.person = ?'),
  };
}

export async function countRelations(db: Database, person: string): Promise<number> {
  const [{ n } = missing()] = await db.all<{ n: number }>(
    `SELECT (SELECT COUNT(*) FROM friends WHERE person = ?) + (SELECT COUNT(*) FROM blocked WHERE person = ?) AS n`,
    [person, person],
  );
  return Number(n);
}

/** Requests that somebody has not answered. */
export async function countAsked(db: Database, person: string): Promise<number> {
  const [{ n } = missing()] = await db.all<{ n: number }>(
    'SELECT COUNT(*) AS n FROM friends WHERE other = ? AND agreed = 0',
    [person],
  );
  return Number(n);
}

export function askFriend(person: string, other: string, now: number): Statement {
  return [
    'INSERT INTO friends (person, other, agreed, at) VALUES (?, ?, 0, ?) ON CONFLICT DO NOTHING',
    [person, other, now],
  ];
}

/** Both are friends from now on. */
export function agree(person: string, other: string, now: number): Statement[] {
  const both = `INSERT INTO friends (person, other, agreed, at) VALUES (?, ?, 1, ?)
    ON CONFLICT (person, other) DO UPDATE SET agreed = 1`;
  return [
    [both, [person, other, now]],
    [both, [other, person, now]],
  ];
}

/** Neither is anything to the other any more. */
export function part(person: string, other: string): Statement {
  return [
    'DELETE FROM friends WHERE (person = ? AND other = ?) OR (person = ? AND other = ?)',
    [person, other, other, person],
  ];
}

/** Blocking ends friendship, and takes back what they were invited to by each other. */
export function block(person: string, other: string, now: number): Statement[] {
  return [
    part(person, other),
    [
      'DELETE FROM invitations WHERE (person = ? AND invited_by = ?) OR (person = ? AND invited_by = ?)',
      [person, other, other, person],
    ],
    ['INSERT INTO blocked (person, other, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [person, other, now]],
  ];
}

/** Who of these has blocked somebody. */
export async function blockersAmong(
  db: Database,
  people: readonly string[],
  other: string,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await db.all<{ person: string }>(
    `SELECT person FROM blocked WHERE other = ? AND person IN (${people.map(() => '?').join(', ')})`,
    [other, ...people],
  );
  return new Set(rows.map(({ person }) => person));
}

/** Who of these has blocked whom of them, as 'person other'. */
export async function blockedPairs(db: Database, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const among = `IN (${people.map(() => '?').join(', ')})`;
  const rows = await db.all<{ person: string; other: string }>(
    `SELECT person, other FROM blocked WHERE person ${among} AND other ${among}`,
    [...people, ...people],
  );
  return new Set(rows.map(({ person, other }) => `${person} ${other}`));
}

/** Everybody whom somebody has blocked. */
export async function blockedBy(db: Database, person: string): Promise<Set<string>> {
  const rows = await db.all<{ other: string }>('SELECT other FROM blocked WHERE person = ?', [person]);
  return new Set(rows.map(({ other }) => other));
}

/** The statements that forget all that somebody is to others. */
export function forgetRelations(person: string): Statement[] {
  return [
    ['DELETE FROM friends WHERE person = ? OR other = ?', [person, person]],
    ['DELETE FROM blocked WHERE person = ? OR other = ?', [person, person]],
    ['DELETE FROM invitations WHERE person = ? OR invited_by = ?', [person, person]],
  ];
}
