import type { PasskeyQuestion, Person } from '@ennead/wire';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { newId } from '../random.ts';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import { oneByOne } from '../tables/one-by-one.ts';
import { MINUTE } from '../time.ts';

/** Loaded when the first passkey is asked for: it is large, and many never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Where the page is: passkeys belong to a host. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
}

/** Nobody has more devices; all of them are read whenever somebody asks who they are. */
const MOST = 20;

/** What the browser asks its owner in order to make a passkey. */
export async function askToRegister(
  db: Database,
  site: Site,
  person: Person,
  now: number,
): Promise<PasskeyQuestion> {
  const existing = await passkeysOf(db, person);
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Ennead',
    rpID: site.host,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return question(db, person.id, options, now);
}

export function register(
  db: Database,
  site: Site,
  person: Person,
  challengeId: string,
  response: unknown,
  now: number,
): Promise<void> {
  return oneByOne(`passkeys of ${person.id}`, async () => {
    await passkeysOf(db, person);
    await keep(db, site, person, challengeId, response, now);
  });
}

async function keep(
  db: Database,
  site: Site,
  person: Person,
  challengeId: string,
  response: unknown,
  now: number,
): Promise<void> {
  const { challenge, asked } = await takeChallenge(db, challengeId, now);
  if (asked !== person.id) throw badPasskey();
  const { verified, registrationInfo } = await (await webauthn())
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    })
    .catch(() => {
      throw badPasskey();
    });
  if (!verified || registrationInfo === undefined) throw badPasskey();
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const added = await db.run(
    `INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [
      id,
      person.id,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify(transports ?? []),
      now,
    ],
  );
  if (added !== 1) throw badPasskey();
}

export async function askToSignIn(db: Database, site: Site, now: number): Promise<PasskeyQuestion> {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: site.host,
    userVerification: 'preferred',
  });
  return question(db, null, options, now);
}

/** Returns the person the passkey belongs to. */
export async function signIn(
  db: Database,
  site: Site,
  challengeId: string,
  response: unknown,
  now: number,
): Promise<string> {
  const { challenge } = await takeChallenge(db, challengeId, now);
  const { id } = response as { id?: unknown };
  if (typeof id !== 'string') throw badPasskey();
  const [key] = await db.all<PasskeyRow>('SELECT * FROM passkeys WHERE id = ?', [id]);
  if (key === undefined) throw badPasskey();
  const { verified, authenticationInfo } = await (await webauthn())
    .verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
        transports: JSON.parse(key.transports),
      },
    })
    .catch(() => {
      throw badPasskey();
    });
  if (!verified) throw badPasskey();
  await db.run('UPDATE passkeys SET counter = ? WHERE id = ?', [authenticationInfo.newCounter, key.id]);
  return key.person;
}

async function question(
  db: Database,
  person: string | null,
  options: { challenge: string },
  now: number,
): Promise<PasskeyQuestion> {
  const id = newId();
  await db.run('DELETE FROM challenges WHERE expires < ?', [now]);
  await db.run('INSERT INTO challenges (id, person, challenge, expires) VALUES (?, ?, ?, ?)', [
    id,
    person,
    options.challenge,
    now + 5 * MINUTE,
  ]);
  return { challenge: id, options: { ...options } };
}

/** A challenge is good for one answer. */
async function takeChallenge(db: Database, id: string, now: number) {
  const [row] = await db.all<{ person: string | null; challenge: string; expires: number }>(
    'SELECT person, challenge, expires FROM challenges WHERE id = ?',
    [id],
  );
  const taken = await db.run('DELETE FROM challenges WHERE id = ?', [id]);
  if (row === undefined || taken !== 1 || row.expires < now) throw badPasskey();
  return { challenge: row.challenge, asked: row.person };
}

/** Those that somebody has; refuses where no other may come to them. */
async function passkeysOf(db: Database, person: Person): Promise<PasskeyRow[]> {
  const all = await db.all<PasskeyRow>('SELECT * FROM passkeys WHERE person = ?', [person.id]);
  if (all.length < MOST) return all;
  throw new Refused('too-many', `You have ${MOST} passkeys, and no more are allowed; remove one first.`, 429);
}

function badPasskey(): Refused {
  return new Refused('bad-passkey', 'The passkey was not accepted.', 401);
}
