import { createHmac } from 'node:crypto';
import { missing } from '@ennead/kernel';
import { newToken } from '../random.ts';
import type { Database } from '../storage/sql.ts';

/** The mark that a network leaves on the tables opened from it. It tells two networks apart and not which they are. */
export type OriginOf = (network: string) => string;

/** The secret behind the marks: made once, the same for all processes. */
export async function openOrigins(db: Database): Promise<OriginOf> {
  const secret = (await readSecret(db)) ?? (await makeSecret(db));
  return (network) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 16);
}

async function readSecret(db: Database): Promise<string | undefined> {
  const [row] = await db.all<{ value: string }>("SELECT value FROM settings WHERE name = 'origins'");
  return row?.value;
}

async function makeSecret(db: Database): Promise<string> {
  await db.run("INSERT INTO settings (name, value) VALUES ('origins', ?) ON CONFLICT DO NOTHING", [
    newToken(),
  ]);
  return (await readSecret(db)) ?? missing();
}
