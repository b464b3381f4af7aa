import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { groupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  type Appended,
  CannotStart,
  type Database,
  type MoveRow,
  type Statement,
  StorageError,
  type Value,
} from './sql.ts';

const WORDS = { '{id}': 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY', '{time}': 'BIGINT' } as const;
const CHANNEL = 'ennead';
/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 6_302_618;
const DISK_FULL = '53100';
const types = { getTypeParser };

/** Connects, brings the database up to date, and listens for what other processes tell. */
export async function openPostgres(url: string, { connections = 8 } = {}): Promise<Database> {
  const me = randomUUID().slice(0, 8);
  const pool = new pg.Pool({ connectionString: url, max: connections, types });
  pool.on('error', () => {});
  await migrate(pool, url);
  const listeners: ((message: string) => void)[] = [];
  const ear = listen(url, me, listeners);
  await ear.ready;

  async function query<T>(sql: string, values: readonly Value[]): Promise<{ rows: T[]; changes: number }> {
    try {
      const { rows, rowCount } = await pool.query(numbered(sql), [...values]);
      return { rows: rows as T[], changes: rowCount ?? 0 };
    } catch (error) {
      throw storageError(error);
    }
  }

  const commits = groupCommit(
    async (rows: readonly MoveRow[]) => (await writeRows(pool, me, rows)).map((result) => ({ result })),
    { most: 150, flights: 4 },
  );
  const outgoing: string[] = [];

  return {
    kind: 'postgres',
    shared: true,
    place: withoutPassword(url),
    async all<T>(sql: string, values: readonly Value[] = []) {
      return (await query<T>(sql, values)).rows;
    },
    async run(sql, values = []) {
      return (await query(sql, values)).changes;
    },
    async add(sql, values) {
      const { rows } = await query<{ id: number }>(`${sql} RETURNING id`, values);
      return rows[0]?.id ?? 0;
    },
    async batch(statements) {
      await inTransaction(pool, statements);
    },
    append: commits.write,
    lazily(sql, values) {
      pool.query(numbered(sql), [...values]).catch(() => {});
    },
    tell(message) {
      outgoing.push(message);
      if (outgoing.length > 1) return;
      setImmediate(() => {
        for (const payload of packed(me, outgoing.splice(0)))
          pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
      });
    },
    hear(listener) {
      listeners.push(listener);
    },
    async close() {
      await commits.settled();
      await ear.close();
      await pool.end();
    },
  };
}

/** One statement for all rows: the ones whose number was free come back. The others are told in the same commit. */
async function writeRows(pool: pg.Pool, me: string, rows: readonly MoveRow[]): Promise<readonly Appended[]> {
  const column = <K extends keyof MoveRow>(name: K) => rows.map((row) => row[name]);
  try {
    const { rows: added } = await pool.query<{ table_id: string; number: number }>({
      name: 'append',
      text: `WITH added AS (
          INSERT INTO moves (table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock)
          SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[],
            $8::int[], $9::text[], $10::bigint[], $11::text[])
          ON CONFLICT DO NOTHING RETURNING table_id, number),
        told AS (SELECT pg_notify('${CHANNEL}', $12::text || E'\\n' || string_agg('moved ' || table_id, E'\\n')) FROM added)
        SELECT table_id, number FROM added, told`,
      values: [
        column('table_id'),
        column('number'),
        column('kind'),
        column('seat'),
        column('option'),
        column('secret'),
        column('revealed'),
        column('hidden'),
        column('call'),
        column('at'),
        column('clock'),
        me,
      ],
    });
    const written = new Set(added.map(({ table_id, number }) => `${table_id} ${number}`));
    return rows.map((row) => (written.delete(`${row.table_id} ${row.number}`) ? 'written' : 'taken'));
  } catch (error) {
    throw storageError(error);
  }
}

async function inTransaction(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    for (const [sql, values] of statements) await client.query(numbered(sql), [...values]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw storageError(error);
  } finally {
    client.release();
  }
}

/** A connection of its own that listens, and comes back when it is lost. */
function listen(url: string, me: string, listeners: ((message: string) => void)[]) {
  let client: pg.Client | null = null;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, types });
    next.on('error', () => {});
    next.on('end', () => {
      if (!closed) setTimeout(() => void reconnect(), 200).unref();
    });
    next.on('notification', ({ payload = '' }) => {
      const [from, ...messages] = payload.split('\n');
      if (from === me) return;
      for (const message of messages) for (const listener of listeners) listener(message);
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  }

  /** What was told meanwhile is lost, so everybody looks again. */
  async function reconnect(): Promise<void> {
    try {
      await connect();
      for (const listener of listeners) listener('look');
    } catch {
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    }
  }

  return {
    ready: connect(),
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

async function migrate(pool: pg.Pool, url: string): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    await pool.end();
    throw new CannotStart(
      `The database ${withoutPassword(url)} does not answer (${(error as Error).message}); check DATABASE_URL.`,
    );
  }
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS ennead_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM ennead_version');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new CannotStart(
        `The database ${withoutPassword(url)} was made by a newer version of Ennead (${version}, this one knows ${MIGRATIONS.length}); update Ennead.`,
      );
    if (version === MIGRATIONS.length) return;
    await client.query('BEGIN');
    for (const step of MIGRATIONS.slice(version).flat()) await client.query(inWords(step));
    await client.query('DELETE FROM ennead_version');
    await client.query('INSERT INTO ennead_version VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

/** Payloads are limited to 8000 bytes. */
function packed(me: string, messages: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = me;
  for (const message of messages) {
    if (payload.length + message.length > 7000) {
      payloads.push(payload);
      payload = me;
    }
    payload += `\n${message}`;
  }
  return [...payloads, payload];
}

function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}

function inWords(step: string): string {
  return step.replaceAll(/\{id\}|\{time\}/g, (word) => WORDS[word as keyof typeof WORDS]);
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

/** Whole numbers of 64 bits come as numbers: times and counters stay far below 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

function storageError(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === DISK_FULL) return new StorageError('storage-full', error);
  /** Class 23 is a broken constraint: a fault of the statement, not of the database. */
  if (code?.startsWith('23')) return error;
  return new StorageError('storage-failed', error);
}
