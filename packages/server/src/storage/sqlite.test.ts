import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { CannotStart } from './sql.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const file = (name: string) => join(folder.path, name);

test('the file is in WAL mode and commits reach the disk', async () => {
  const db = openSqlite(file('mode.sqlite'));
  expect(await db.all('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await db.all('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await db.close();
});

test('what reads cannot write, so that all writing is in the thread', async () => {
  const db = openSqlite(file('reading.sqlite'));
  await expect(db.all("INSERT INTO settings (name, value) VALUES ('a', 'b')")).rejects.toThrow();
  expect(await db.all('SELECT * FROM settings')).toEqual([]);
  await db.close();
});

test('writing to a file that was closed is refused', async () => {
  const db = openSqlite(file('closed.sqlite'));
  await db.close();
  await expect(db.run("INSERT INTO settings (name, value) VALUES ('a', 'b')")).rejects.toMatchObject({
    code: 'storage-failed',
  });
});

test('one piece of work that fails by its own fault takes no other of its commit with it', async () => {
  const db = openSqlite(file('faults.sqlite'));
  const note = (name: string) => db.run("INSERT INTO settings (name, value) VALUES (?, '')", [name]);
  const [first, again, other] = await Promise.allSettled([note('a'), note('a'), note('b')]);
  expect([first?.status, again?.status, other?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await db.all('SELECT name FROM settings ORDER BY name')).toEqual([{ name: 'a' }, { name: 'b' }]);
  await db.close();
});

test('a file from a newer version is refused in one sentence and left alone', () => {
  const newer = new DatabaseSync(file('newer.sqlite'));
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  expect(() => openSqlite(file('newer.sqlite'))).toThrow(CannotStart);
  expect(() => openSqlite(file('newer.sqlite'))).toThrow(/newer version/);
});

test('a file that is no database is refused in one sentence and left alone', () => {
  writeFileSync(file('letter.sqlite'), 'Dear Isis, '.repeat(500));
  expect(() => openSqlite(file('letter.sqlite'))).toThrow(CannotStart);
  expect(() => openSqlite(file('letter.sqlite'))).toThrow(/is not a data file of Ennead/);
  expect(readFileSync(file('letter.sqlite'), 'utf8')).toMatch(/^Dear Isis, /);
});

test('a folder that cannot be is refused in one sentence', () => {
  writeFileSync(file('a-file'), '');
  chmodSync(file('a-file'), 0o600);
  expect(() => openSqlite(join(file('a-file'), 'ennead.sqlite'))).toThrow(/cannot be written to/);
});

test('an older file is copied before it is brought up to date', async () => {
  const older = openSqlite(file('older.sqlite'));
  await older.run("INSERT INTO settings (name, value) VALUES ('kept', 'yes')");
  await older.close();
  const extra = ['CREATE TABLE added_later (id INTEGER)'];
  (MIGRATIONS as (readonly string[])[]).push(extra);
  try {
    const now = openSqlite(file('older.sqlite'));
    expect(await now.all('SELECT name FROM settings')).toEqual([{ name: 'kept' }]);
    expect(await now.all('SELECT * FROM added_later')).toEqual([]);
    await now.close();
  } finally {
    (MIGRATIONS as (readonly string[])[]).pop();
  }
  const copy = readdirSync(folder.path).find((name) => name.startsWith('older.sqlite.before-version-'));
  const backup = openSqlite(file(copy ?? 'no copy was made'));
  expect(await backup.all('SELECT value FROM settings')).toEqual([{ value: 'yes' }]);
  await backup.close();
});

test('a full disk refuses the move, harms nothing, and writing goes on when there is room', async () => {
  const db = openSqlite(file('full.sqlite'));
  const [size] = await db.all<{ page_count: number }>('PRAGMA page_count');
  await db.run(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 2}`);
  const move = (number: number) =>
    db.append({
      table_id: 'full-table',
      number,
      kind: 'move',
      seat: 0,
      option: JSON.stringify('x'.repeat(900)),
      secret: null,
      revealed: 0,
      hidden: 0,
      call: null,
      at: 1,
      clock: null,
    });
  let number = 0;
  let refused: unknown;
  while (refused === undefined && number < 1000) {
    try {
      await move(number + 1);
      number += 1;
    } catch (error) {
      refused = error;
    }
  }
  expect(refused).toMatchObject({ code: 'storage-full' });
  expect(await db.all('SELECT COUNT(*) AS n FROM moves')).toEqual([{ n: number }]);
  await db.run('PRAGMA max_page_count = 1000000');
  expect(await move(number + 1)).toBe('written');
  expect(await db.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await db.close();
});
