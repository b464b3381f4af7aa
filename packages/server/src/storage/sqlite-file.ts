import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StorageError, type Value } from './sql.ts';

const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;
/**
 * All writing waits while the write-ahead log is worked into the file. Most pages of the log are older versions of the
 * same few, so doing it seldom costs no more each time. 40 MB.
 */
const PAGES_IN_LOG = 10_000;

const NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/** What a statement did: how many rows it changed, and the id of the last that was added. */
export interface Ran {
  readonly changes: number;
  readonly id: number;
}

/** A connection to the data file. Every statement is prepared once. */
export interface SqliteFile {
  readonly db: DatabaseSync;
  all(sql: string, values: readonly Value[]): unknown[];
  run(sql: string, values: readonly Value[]): Ran;
}

export function connectTo(file: string): SqliteFile {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql.replaceAll('{now}', NOW));
      prepared.set(sql, statement);
    }
    return statement;
  };
  return {
    db,
    all: (sql, values) => prepare(sql).all(...values),
    run(sql, values) {
      const { changes, lastInsertRowid } = prepare(sql).run(...values);
      return { changes: Number(changes), id: Number(lastInsertRowid) };
    },
  };
}

/** What went wrong, in words that can go from one thread to another. Without a code it is the fault of the statement. */
export interface Failure {
  readonly code: StorageError['code'] | null;
  readonly message: string;
}

export function failureOf(error: unknown): Failure {
  const { errcode, code, message } = error as { errcode?: number; code?: string; message: string };
  const primary = code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : SQLITE_CONSTRAINT;
  if (primary === SQLITE_CONSTRAINT) return { code: null, message };
  return { code: primary === SQLITE_FULL ? 'storage-full' : 'storage-failed', message };
}

export function errorOf({ code, message }: Failure): Error {
  const cause = new Error(message);
  return code === null ? cause : new StorageError(code, cause);
}
