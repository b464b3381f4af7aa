import { randomUUID } from 'node:crypto';
import { groupCommit } from './group-commit.ts';
import { appendRows } from './postgres-append.ts';
import { openBus } from './postgres-bus.ts';
import { withoutPassword } from './postgres-connection.ts';
import { closedGate } from './postgres-gate.ts';
import { migratePostgres } from './postgres-migrate.ts';
import { isAnswer, openPool, type StatementPool, storageError } from './postgres-pool.ts';
import { CannotStart, type Database, type MoveRow, type Statement, StorageError, type Value } from './sql.ts';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const READY = 20_000;

/** Connects, brings the database up to date, and listens for what other processes tell. */
export async function openPostgres(url: string, { connections = 8 } = {}): Promise<Database> {
  await migratePostgres(url);
  const gate = closedGate();
  const pool = openPool(url, connections, gate);
  const listeners: ((message: string) => void)[] = [];
  const receive = (message: string) => {
    for (const listener of listeners) listener(message);
  };
  const bus = openBus(url, randomUUID().slice(0, 8), {
    up(again) {
      gate.open();
      // What was told meanwhile is lost, so everybody looks again.
      if (again) receive('look');
    },
    down(hangs) {
      if (gate.shut()) receive('lost');
      if (hangs) pool.cut();
    },
    message: receive,
  });
  await Promise.race([bus.ready, tooLate(url)]);

  async function query<T>(
    sql: string,
    values: readonly Value[],
    { writes }: { writes: boolean },
  ): Promise<{ rows: T[]; changes: number }> {
    try {
      const { rows, rowCount } = await pool.use((client) => client.query(worded(sql), [...values]));
      return { rows: rows as T[], changes: rowCount ?? 0 };
    } catch (error) {
      throw storageError(error, writes);
    }
  }

  const commits = groupCommit(
    async (rows: readonly MoveRow[]) => (await appendRows(pool, rows)).map((result) => ({ result })),
    { most: 150, flights: 4, limit: 20_000 },
  );

  return {
    kind: 'postgres',
    shared: true,
    place: withoutPassword(url),
    now: bus.now,
    async all<T>(sql: string, values: readonly Value[] = []) {
      const read = async () => (await query<T>(sql, values, { writes: false })).rows;
      // Reading twice does no harm: a connection that was lost is none of the reader's business.
      return read().catch((error) => {
        if (error instanceof StorageError && !isAnswer(error.cause)) return read();
        throw error;
      });
    },
    async run(sql, values = []) {
      return (await query(sql, values, { writes: true })).changes;
    },
    async add(sql, values) {
      const { rows } = await query<{ id: number }>(`${sql} RETURNING id`, values, { writes: true });
      return rows[0]?.id ?? 0;
    },
    batch: (statements) => inTransaction(pool, statements),
    async append(row) {
      const appended = await commits.write(row);
      if (appended === 'written') bus.publish(noticeOf(row));
      return appended;
    },
    lazily(sql, values) {
      query(sql, values, { writes: true }).catch(() => {});
    },
    publish: bus.publish,
    subscribe(listener) {
      listeners.push(listener);
    },
    async close() {
      await commits.drained();
      await bus.close();
      await pool.end();
    },
  };
}

/** More than this is not worth carrying: whoever wants it reads it. */
const LARGE = 2000;

/** What other processes are told of a row: the row itself, so that they need not ask for it. */
function noticeOf(row: MoveRow): string {
  const text = JSON.stringify(row);
  return text.length > LARGE ? `moved ${row.table_id}` : `moved ${row.table_id} ${text}`;
}

async function tooLate(url: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, READY).unref());
  throw new CannotStart(`The database ${withoutPassword(url)} is not responding. Check DATABASE_URL.`);
}

async function inTransaction(pool: StatementPool, statements: readonly Statement[]): Promise<void> {
  let committing = false;
  try {
    await pool.use(async (client) => {
      try {
        await client.query('BEGIN');
        for (const [sql, values] of statements) await client.query(worded(sql), [...values]);
        committing = true;
        await client.query('COMMIT');
      } catch (error) {
        if (isAnswer(error)) await client.query('ROLLBACK');
        throw error;
      }
    });
  } catch (error) {
    throw storageError(error, committing);
  }
}

function worded(sql: string): string {
  let n = 0;
  return sql.replaceAll('{now}', NOW).replaceAll('?', () => `$${++n}`);
}
