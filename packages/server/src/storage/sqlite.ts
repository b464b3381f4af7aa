import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { groupCommit, type Outcome } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { CannotStart, type Database, type MoveRow, type Statement, StorageError, type Value } from './sql.ts';

const WORDS = { '{id}': 'INTEGER PRIMARY KEY', '{time}': 'INTEGER' } as const;
const SQLITE_FULL = 13;
/**
 * Everybody waits while the write-ahead log is worked into the file. Most pages of the log are older versions of the same
 * few, so doing it seldom costs no more each time. 40 MB.
 */
const PAGES_IN_LOG = 10_000;

/** Opens the data file, makes it if it is not there, and brings it up to date. */
export function openSqlite(file: string, options: { maxPages?: number } = {}): Database {
  const db = openFile(file);
  migrate(db, file);
  if (options.maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${options.maxPages}`);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };

  function transaction<T>(work: () => T): T {
    try {
      db.exec('BEGIN IMMEDIATE');
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw storageError(error);
    }
  }

  /** One piece of work that fails by its own fault takes no other with it; a fault of the disk takes all. */
  function attempt(work: () => number): Outcome<number> {
    try {
      return { result: work() };
    } catch (error) {
      const cause = storageError(error);
      if (cause instanceof StorageError || !db.isTransaction) throw error;
      return { error: cause };
    }
  }

  const commits = groupCommit<() => number, number>((works) => transaction(() => works.map(attempt)), {
    most: 1000,
    flights: 1,
  });
  const insert = prepare(
    `INSERT INTO moves (table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const run = (sql: string, values: readonly Value[]) => Number(prepare(sql).run(...values).changes);

  function runAll(statements: readonly Statement[]): number {
    db.exec('SAVEPOINT work');
    try {
      for (const [sql, values] of statements) run(sql, values);
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK TO work');
      throw error;
    } finally {
      if (db.isTransaction) db.exec('RELEASE work');
    }
    return statements.length;
  }

  return {
    kind: 'sqlite',
    shared: false,
    place: file,
    async all<T>(sql: string, values: readonly Value[] = []) {
      try {
        return prepare(sql).all(...values) as T[];
      } catch (error) {
        throw storageError(error);
      }
    },
    run: (sql, values = []) => commits.write(() => run(sql, values)),
    async batch(statements) {
      await commits.write(() => runAll(statements));
    },
    append: async (row) => ((await commits.write(() => insertRow(insert, row))) === 1 ? 'written' : 'taken'),
    lazily(sql, values) {
      commits.write(() => run(sql, values)).catch(() => {});
    },
    tell() {},
    hear() {},
    async close() {
      await commits.settled();
      db.close();
    },
  };
}

function insertRow(insert: StatementSync, row: MoveRow): number {
  const { table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock } = row;
  return Number(
    insert.run(table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock).changes,
  );
}

function openFile(file: string): DatabaseSync {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
    const db = new DatabaseSync(file, { timeout: 5000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_IN_LOG}`);
    return db;
  } catch (error) {
    throw new CannotStart(
      `The data folder ${folder} cannot be written to (${(error as Error).message}); set ENNEAD_DATA to one that can.`,
    );
  }
}

function migrate(db: DatabaseSync, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) {
    db.close();
    throw new CannotStart(
      `The data file ${file} was made by a newer version of Ennead (${version}, this one knows ${MIGRATIONS.length}); update Ennead or choose another folder with ENNEAD_DATA.`,
    );
  }
  if (version === MIGRATIONS.length) return;
  if (version > 0) db.prepare('VACUUM INTO ?').run(`${file}.before-version-${version + 1}-${Date.now()}`);
  for (const [index, steps] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.exec('BEGIN IMMEDIATE');
    for (const step of steps) db.exec(inWords(step));
    db.exec(`PRAGMA user_version = ${index + 1}`);
    db.exec('COMMIT');
  }
}

function inWords(step: string): string {
  return step.replaceAll(/\{id\}|\{time\}/g, (word) => WORDS[word as keyof typeof WORDS]);
}

function storageError(error: unknown): unknown {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  const primary = errcode & 0xff;
  const SQLITE_CONSTRAINT = 19;
  if (primary === SQLITE_CONSTRAINT) return error;
  return new StorageError(primary === SQLITE_FULL ? 'storage-full' : 'storage-failed', error);
}
