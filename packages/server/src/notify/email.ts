import { hashOf, newToken } from '../random.ts';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import { DAY } from '../time.ts';
import { CHOICE_COLUMNS, type ChoiceColumns, choicesOf } from './choices.ts';
import { nextDigest } from './quiet.ts';

/** Notes an address that is not confirmed yet. Returns the key that goes there and is good for a day. */
export async function noteAddress(
  db: Database,
  person: string,
  address: string,
  now: number,
): Promise<string> {
  const key = newToken();
  await db.batch([
    ['UPDATE people SET email = ?, email_confirmed = 0, email_stop = NULL WHERE id = ?', [address, person]],
    ['DELETE FROM email_keys WHERE person = ? OR expires < ?', [person, now]],
    [
      'INSERT INTO email_keys (hash, person, address, expires) VALUES (?, ?, ?, ?)',
      [hashOf(key), person, address, now + DAY],
    ],
  ]);
  return key;
}

export async function forgetAddress(db: Database, person: string): Promise<void> {
  await db.batch([
    ['UPDATE people SET email = NULL, email_confirmed = 0, email_stop = NULL WHERE id = ?', [person]],
    ['DELETE FROM email_keys WHERE person = ?', [person]],
  ]);
}

/** Whoever has the key reads the letters at this address. */
export async function confirmAddress(db: Database, key: string, now: number): Promise<string> {
  const [row] = await db.all<
    ChoiceColumns & { readonly person: string; readonly address: string; readonly expires: number }
  >(
    `SELECT person, address, expires, ${CHOICE_COLUMNS} FROM email_keys JOIN people ON id = person WHERE hash = ?`,
    [hashOf(key)],
  );
  if (row === undefined || row.expires < now) throw badKey();
  await db.batch([
    ['DELETE FROM email_keys WHERE hash = ?', [hashOf(key)]],
    [
      'UPDATE people SET email_confirmed = 1, email_stop = ?, digest_due = ? WHERE id = ? AND email = ?',
      [newToken(), nextDigest(choicesOf(row), now), row.person, row.address],
    ],
  ]);
  return row.address;
}

/** The way out: no name and no password, only the key of any letter. */
export async function stopLetters(db: Database, key: string): Promise<void> {
  const [row] = await db.all<{ id: string }>('SELECT id FROM people WHERE email_stop = ?', [key]);
  if (row === undefined) throw badKey();
  await forgetAddress(db, row.id);
}

function badKey(): Refused {
  return new Refused('bad-key', 'This link is not known, or no longer good.', 404);
}
