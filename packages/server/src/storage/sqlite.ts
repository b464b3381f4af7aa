import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { groupCommit } from './group-commit.ts';
import { MIGRATIONS } from './migrations.ts';
import { CannotStart, type Database, type MoveRow, type Statement, type Value } from './sql.ts';
import { connectTo, errorOf, failureOf, type Ran, type SqliteFile } from './sqlite-file.ts';
import { inspectFile } from './sqlite-inspect.ts';
import { lockFile } from './sqlite-lock.ts';
import { sqliteThread, type Work } from './sqlite-thread.ts';

const WORDS = { '{id}': 'INTEGER PRIMARY KEY', '{time}': 'INTEGER' } as const;

/** Opens the data file, makes it if it is not there, and brings it up to date. Read here, written to in a thread. */
export function openSqlite(file: string): Database {
  const { reading, unlock } = openFile(file);
  migrate(reading.db, file);
  reading.db.exec('PRAGMA query_only = ON');
  const writing = sqliteThread(file);
  // The thread finds its next list waiting when it comes back from the disk.
  const commits = groupCommit<Work, Ran>(writing.commit, { most: 1000, flights: 2, limit: 20_000 });
  const run = (sql: string, values: readonly Value[]) => commits.write([[sql, values]], true);

  return {
    kind: 'sqlite',
    shared: false,
    place: file,
    now: Date.now,
    async all<T>(sql: string, values: readonly Value[] = []) {
      try {
        return reading.all(sql, values) as T[];
      } catch (error) {
        throw errorOf(failureOf(error));
      }
    },
    run: async (sql, values = []) => (await run(sql, values)).changes,
    add: async (sql, values) => (await run(sql, values)).id,
    async batch(statements) {
      await commits.write(statements, true);
    },
    append: async (row) => ((await commits.write([insertOf(row)])).changes === 1 ? 'written' : 'taken'),
    lazily(sql, values) {
      run(sql, values).catch(() => {});
    },
    publish() {},
    subscribe() {},
    async close() {
      await commits.drained();
      await writing.close();
      reading.db.close();
      unlock();
    },
  };
}

function insertOf(row: MoveRow): Statement {
  const { table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock } = row;
  return [
    `INSERT INTO moves (table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock],
  ];
}

/** The file as it is read, and what lets other processes have it again. */
function openFile(file: string): { reading: SqliteFile; unlock: () => void } {
  const folder = dirname(file);
  let unlock = () => {};
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
    unlock = lockFile(file);
    inspectFile(file);
    return { reading: connectTo(file), unlock };
  } catch (error) {
    unlock();
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The data folder ${folder} is not writable (${(error as Error).message}). Set ENNEAD_DATA to a writable folder.`,
    );
  }
}

function migrate(db: DatabaseSync, file: string): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
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
