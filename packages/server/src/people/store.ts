import type { Me, Person } from '@ennead/wire';
import { CHOICE_COLUMNS, type ChoiceColumns, choicesOf, USUAL_CHOICES } from '../notify/choices.ts';
import { hashOf, newId, newToken } from '../random.ts';
import type { Database, Statement } from '../storage/sql.ts';
import { DAY, MINUTE } from '../time.ts';

/** A session ends when it was not used for so long. */
export const SESSION_DAYS = 90;

/** That a session is used is written down so often. */
const SEEN_EVERY = 10 * MINUTE;

/** `session`: in a cookie. `link`: in the private link, and the key of API clients. */
export type TokenKind = 'session' | 'link';

/** Where a session begins: what the device is called, and the mark of its network. */
export interface CameFrom {
  readonly device: string;
  readonly origin: string;
}

/** A new guest with a session for the browser and a key for the private link. */
export async function addPerson(db: Database, name: string, from: CameFrom, now: number) {
  const person: Person = { id: newId(), name: name.trim() };
  const session = newToken();
  const key = newToken();
  await db.batch([
    ['INSERT INTO people (id, name, created) VALUES (?, ?, ?)', [person.id, person.name, now]],
    insertToken(session, person.id, 'session', now, from),
    insertToken(key, person.id, 'link', now),
  ]);
  return { person, session, key };
}

/** Makes a token and keeps its hash. Returns the hashes of sessions that ended because there were more than `most`. */
export async function addSession(
  db: Database,
  person: string,
  from: CameFrom,
  now: number,
  most: number,
): Promise<{ token: string; ended: readonly string[] }> {
  const token = newToken();
  const old = await db.all<{ hash: string }>(
    `SELECT hash FROM tokens WHERE person = ? AND kind = 'session' AND expires >= ?
     ORDER BY COALESCE(seen, created) DESC, hash LIMIT ? OFFSET ?`,
    [person, now, most, most - 1],
  );
  const ended = old.map(({ hash }) => hash);
  await db.batch([
    ['DELETE FROM tokens WHERE person = ? AND expires < ?', [person, now]],
    ...ended.map((hash): Statement => ['DELETE FROM tokens WHERE hash = ?', [hash]]),
    insertToken(token, person, 'session', now, from),
  ]);
  return { token, ended };
}

function insertToken(
  token: string,
  person: string,
  kind: TokenKind,
  now: number,
  from: CameFrom | null = null,
): Statement {
  const expires = kind === 'session' ? now + SESSION_DAYS * DAY : null;
  return [
    'INSERT INTO tokens (hash, person, kind, created, expires, seen, device, origin) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    [hashOf(token), person, kind, now, expires, now, from?.device ?? null, from?.origin ?? null],
  ];
}

/** Whether the owner of an account has come in from this network before. */
export async function isKnownOrigin(db: Database, person: string, origin: string): Promise<boolean> {
  const known = await db.all('SELECT 1 AS yes FROM tokens WHERE person = ? AND origin = ? LIMIT 1', [
    person,
    origin,
  ]);
  return known.length > 0;
}

export async function personByToken(
  db: Database,
  token: string,
  kinds: readonly TokenKind[],
  now: number,
): Promise<Person | null> {
  const [row] = await db.all<Person & { kind: TokenKind; expires: number | null; seen: number | null }>(
    `SELECT p.id, p.name, t.kind, t.expires, t.seen FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = ?`,
    [hashOf(token)],
  );
  if (row === undefined || !kinds.includes(row.kind) || (row.expires !== null && row.expires < now))
    return null;
  if (now - (row.seen ?? 0) > SEEN_EVERY)
    db.lazily(
      'UPDATE tokens SET seen = ?, expires = CASE WHEN kind = ? THEN ? ELSE expires END WHERE hash = ?',
      [now, 'session', now + SESSION_DAYS * DAY, hashOf(token)],
    );
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
    emailConfirmed: false,
    pushes: 0,
    language: null,
    notify: USUAL_CHOICES,
  };
  if (id === null) return nobody;
  const [row] = await db.all<
    ChoiceColumns & {
      name: string;
      password: string | null;
      webhook: string | null;
      email: string | null;
      email_confirmed: number;
      language: string | null;
    }
  >(
    `SELECT name, password, webhook, email, email_confirmed, language, ${CHOICE_COLUMNS} FROM people WHERE id = ?`,
    [id],
  );
  if (row === undefined) return nobody;
  const passkeys = await db.all<{ id: string; created: number; name: string | null }>(
    'SELECT id, created, name FROM passkeys WHERE person = ? ORDER BY created, id',
    [id],
  );
  const pushes = await db.all('SELECT endpoint FROM pushes WHERE person = ?', [id]);
  return {
    person: { id, name: row.name },
    hasPassword: row.password !== null,
    passkeys: passkeys.map(({ id: key, created, name }) => ({ id: key, created, name: name ?? '' })),
    webhook: row.webhook,
    email: row.email,
    emailConfirmed: row.email !== null && row.email_confirmed === 1,
    pushes: pushes.length,
    language: row.language,
    notify: choicesOf(row),
  };
}
