import type { Me, Person } from '../protocol.ts';
import { hashOf, newId, newToken } from '../random.ts';
import type { Database, Statement } from '../storage/sql.ts';

const DAY = 86_400_000;
export const SESSION_DAYS = 400;

/** `session`: in a cookie. `link`: in the private link, and the key of API clients. */
export type TokenKind = 'session' | 'link';

/** A new guest with a session for the browser and a key for the private link. */
export async function addPerson(db: Database, name: string, now: number) {
  const person: Person = { id: newId(), name: name.trim() };
  const session = newToken();
  const key = newToken();
  await db.batch([
    ['INSERT INTO people (id, name, created) VALUES (?, ?, ?)', [person.id, person.name, now]],
    insertToken(session, person.id, 'session', now),
    insertToken(key, person.id, 'link', now),
  ]);
  return { person, session, key };
}

/** Makes a token and keeps its hash. */
export async function addToken(db: Database, person: string, kind: TokenKind, now: number): Promise<string> {
  const token = newToken();
  await db.run(...insertToken(token, person, kind, now));
  return token;
}

function insertToken(token: string, person: string, kind: TokenKind, now: number): Statement {
  const expires = kind === 'session' ? now + SESSION_DAYS * DAY : null;
  return [
    'INSERT INTO tokens (hash, person, kind, created, expires) VALUES (?, ?, ?, ?, ?)',
    [hashOf(token), person, kind, now, expires],
  ];
}

export async function personByToken(
  db: Database,
  token: string,
  kinds: readonly TokenKind[],
  now: number,
): Promise<Person | null> {
  const [row] = await db.all<Person & { kind: TokenKind; expires: number | null }>(
    `SELECT p.id, p.name, t.kind, t.expires FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = ?`,
    [hashOf(token)],
  );
  if (row === undefined || !kinds.includes(row.kind) || (row.expires !== null && row.expires < now))
    return null;
  return { id: row.id, name: row.name };
}

/** Ends a session. Returns the hash it was known by. */
export async function dropToken(db: Database, token: string): Promise<string> {
  const hash = hashOf(token);
  await db.run("DELETE FROM tokens WHERE hash = ? AND kind = 'session'", [hash]);
  return hash;
}

/** A new key; the old ones end with it. Returns the hashes they were known by. */
export async function renewLink(
  db: Database,
  person: string,
  now: number,
): Promise<{ key: string; ended: readonly string[] }> {
  const old = await db.all<{ hash: string }>("SELECT hash FROM tokens WHERE person = ? AND kind = 'link'", [
    person,
  ]);
  const key = newToken();
  await db.batch([
    ["DELETE FROM tokens WHERE person = ? AND kind = 'link'", [person]],
    insertToken(key, person, 'link', now),
  ]);
  return { key, ended: old.map(({ hash }) => hash) };
}

export async function rename(db: Database, person: string, name: string): Promise<void> {
  await db.run('UPDATE people SET name = ? WHERE id = ?', [name.trim(), person]);
}

/** False when the login belongs to somebody else. */
export async function setPassword(
  db: Database,
  person: string,
  login: string,
  password: string,
): Promise<boolean> {
  const taken = await db.all('SELECT id FROM people WHERE login = ? AND id <> ?', [login, person]);
  if (taken.length > 0) return false;
  await db.run('UPDATE people SET login = ?, password = ? WHERE id = ?', [login, password, person]);
  return true;
}

export async function personByLogin(db: Database, login: string) {
  const [row] = await db.all<Person & { password: string | null }>(
    'SELECT id, name, password FROM people WHERE login = ?',
    [login],
  );
  return row ?? null;
}

export async function readMe(db: Database, id: string | null): Promise<Me> {
  const nobody: Me = {
    person: null,
    hasPassword: false,
    passkeys: [],
    webhook: null,
    email: null,
    pushes: 0,
  };
  if (id === null) return nobody;
  const [row] = await db.all<{
    name: string;
    password: string | null;
    webhook: string | null;
    email: string | null;
  }>('SELECT name, password, webhook, email FROM people WHERE id = ?', [id]);
  if (row === undefined) return nobody;
  const passkeys = await db.all<{ id: string; created: number }>(
    'SELECT id, created FROM passkeys WHERE person = ?',
    [id],
  );
  const pushes = await db.all('SELECT endpoint FROM pushes WHERE person = ?', [id]);
  return {
    person: { id, name: row.name },
    hasPassword: row.password !== null,
    passkeys: passkeys.map((key) => ({ id: key.id, created: key.created })),
    webhook: row.webhook,
    email: row.email,
    pushes: pushes.length,
  };
}
