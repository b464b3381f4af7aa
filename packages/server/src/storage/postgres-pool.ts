import type { Socket } from 'node:net';
import pg from 'pg';
import { connectionTo } from './postgres-connection.ts';
import type { Gate } from './postgres-gate.ts';
import { StorageError } from './sql.ts';

/** Nothing waits for the database for ever, whichever side of the wire has gone silent. Milliseconds. */
const CONNECT = 4000;
const STATEMENT = 6000;
const QUERY = 7000;
/** A process that vanishes in the middle of a transaction holds its locks no longer than this. */
const IDLE_IN_TRANSACTION = 3000;
const MOST_WAITING = 5000;
/** How often a statement that never reached the database is sent again. */
const TRIES = 3;

const DISK_FULL = '53100';
/** The classes of errors that come with the end of a connection: whether a commit was made before is not known. */
const LOST = ['08', '57P'];

/** Connections for statements, a fixed number of them. */
export interface StatementPool {
  /** Lends a connection. Rejects with a StorageError where nothing reached the database. */
  use<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Ends every connection at once: whoever waits for an answer on one is told that it is lost. */
  cut(): void;
  end(): Promise<void>;
}

export function openPool(url: string, connections: number, gate: Gate): StatementPool {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    ...connectionTo(url, sockets),
    application_name: 'ennead',
    max: connections,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: QUERY,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
  });
  pool.on('error', () => {});
  // A connection that is lost while it is lent out says so to nobody else.
  pool.on('connect', (client) => client.on('error', () => {}));

  async function borrow(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries++) {
      await gate.pass();
      if (pool.waitingCount > MOST_WAITING)
        throw new StorageError('storage-failed', new Error('too many statements are waiting'));
      try {
        return await pool.connect();
      } catch (error) {
        if (tries === TRIES) throw new StorageError('storage-failed', error);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  return {
    async use(work) {
      const client = await borrow();
      let lost: Error | undefined;
      try {
        return await work(client);
      } catch (error) {
        if (!isAnswer(error)) lost = error as Error;
        throw error;
      } finally {
        client.release(lost);
      }
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    end: () => pool.end(),
  };
}

/** Whether the database itself refused the statement: then nothing of it was carried out. */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return !LOST.some((kind) => error.code?.startsWith(kind) === true);
}

/** What whoever asked is told. `sent`: a write that may have been carried out. */
export function storageError(error: unknown, sent: boolean): unknown {
  if (error instanceof StorageError) return error;
  const { code } = error as { code?: string };
  if (!isAnswer(error)) return new StorageError(sent ? 'storage-unknown' : 'storage-failed', error);
  /** Class 23 is a broken constraint: a fault of the statement, not of the database. */
  if (code?.startsWith('23')) return error;
  return new StorageError(code === DISK_FULL ? 'storage-full' : 'storage-failed', error);
}
