import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import { connectionTo, withoutPassword } from './postgres-connection.ts';
import { CannotStart } from './sql.ts';

const WORDS = { '{id}': 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', '{time}': 'BIGINT' } as const;
/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 6_302_618;
const CONNECT = 10_000;

/** Brings the database up to date. Of several processes one does it and the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const place = withoutPassword(url);
  const client = new pg.Client({ ...connectionTo(url, new Set()), connectionTimeoutMillis: CONNECT });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new CannotStart(
      `The database ${place} is not responding (${(error as Error).message}). Check DATABASE_URL.`,
    );
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const version = await versionOf(client, place);
    if (version > MIGRATIONS.length)
      throw new CannotStart(
        `The database ${place} was created by a newer version of Ennead (format ${version}; this version supports up to ${MIGRATIONS.length}); update Ennead.`,
      );
    if (version === MIGRATIONS.length) return;
    await client.query('BEGIN');
    for (const step of MIGRATIONS.slice(version).flat()) await client.query(inWords(step));
    await client.query('DELETE FROM ennead_version');
    await client.query('INSERT INTO ennead_version VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}

/** 0 for an empty database. One that holds the tables of something else is left alone. */
async function versionOf(client: pg.Client, place: string): Promise<number> {
  const { rows: known } = await client.query<{ ours: string | null; others: string | null }>(
    "SELECT to_regclass('ennead_version')::text AS ours, to_regclass('moves')::text AS others",
  );
  if (known.some(({ ours, others }) => ours === null && others !== null))
    throw new CannotStart(
      `The database ${place} holds the tables of something else; make an empty one for Ennead and name it in DATABASE_URL.`,
    );
  await client.query('CREATE TABLE IF NOT EXISTS ennead_version (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM ennead_version');
  return rows[0]?.version ?? 0;
}

function inWords(step: string): string {
  return step.replaceAll(/\{id\}|\{time\}/g, (word) => WORDS[word as keyof typeof WORDS]);
}
