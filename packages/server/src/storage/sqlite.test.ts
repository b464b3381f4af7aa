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

test('a file from a newer version is refused in one sentence and left alone', async () => {
  await openSqlite(file('newer.sqlite')).close();
  const newer = new DatabaseSync(file('newer.sqlite'));
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  expect(() => openSqlite(file('newer.sqlite'))).toThrow(CannotStart);
  expect(() => openSqlite(file('newer.sqlite'))).toThrow(/newer version/);
});

test('a database without tables is made ours only if it never belonged to anything', async () => {
  const emptied = (name: string, version: number) => {
    const db = new DatabaseSync(file(name));
    db.exec(`CREATE TABLE gone (id); DROP TABLE gone; PRAGMA user_version = ${version}`);
    db.close();
    return file(name);
  };
  const db = openSqlite(emptied('empty.sqlite', 0));
  expect(await db.all('SELECT * FROM settings')).toEqual([]);
  await db.close();
  expect(() => openSqlite(emptied('other.sqlite', 3))).toThrow(/is not an Ennead data file/);
});

test('a file that is no database is refused in one sentence and left alone', () => {
  writeFileSync(file('letter.sqlite'), 'Dear Isis, '.repeat(500));
  expect(() => openSqlite(file('letter.sqlite'))).toThrow(CannotStart);
  expect(() => openSqlite(file('letter.sqlite'))).toThrow(/is not an Ennead data file/);
  expect(readFileSync(file('letter.sqlite'), 'utf8')).toMatch(/^Dear Isis, /);
});

test('the database of another program is refused in one sentence and left alone', () => {
  const other = new DatabaseSync(file('bookmarks.sqlite'));
  other.exec('CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 70');
  other.close();
  const before = readFileSync(file('bookmarks.sqlite'));
  expect(() => openSqlite(file('bookmarks.sqlite'))).toThrow(/is not an Ennead data file/);
  expect(readFileSync(file('bookmarks.sqlite'))).toEqual(before);
});

test('a damaged file is called damaged in one sentence and left alone', async () => {
  const db = openSqlite(file('damaged.sqlite'));
  for (let i = 0; i < 200; i++)
    await db.run('INSERT INTO settings (name, value) VALUES (?, ?)', [`name ${i}`, 'x'.repeat(400)]);
  await db.close();
  const whole = readFileSync(file('damaged.sqlite'));
  const torn = whole.subarray(0, whole.length / 2);
  const scribbled = Buffer.from(whole).fill(0xa5, whole.length / 2, whole.length / 2 + 8192);
  for (const [name, bytes] of Object.entries({ torn, scribbled })) {
    writeFileSync(file(`${name}.sqlite`), bytes);
    expect(() => openSqlite(file(`${name}.sqlite`)), name).toThrow(CannotStart);
    expect(() => openSqlite(file(`${name}.sqlite`)), name).toThrow(
      /^The data file \S+ is damaged \([^.]+\); [^.]+\.$/,
    );
    expect(readFileSync(file(`${name}.sqlite`)).equals(bytes), name).toBe(true);
  }
});

test('a file that is in use is refused in one sentence, and can be had when it is free', async () => {
  const db = openSqlite(file('shared.sqlite'));
  expect(() => openSqlite(file('shared.sqlite'))).toThrow(/is in use by another Ennead/);
  await db.close();
  await openSqlite(file('shared.sqlite')).close();
});

test('a new file is made without a copy of nothing beside it', async () => {
  await openSqlite(file('first.sqlite')).close();
  expect(readdirSync(folder.path).filter((name) => name.startsWith('first.sqlite.before'))).toEqual([]);
});

test('a folder that cannot be is refused in one sentence', () => {
  writeFileSync(file('a-file'), '');
  chmodSync(file('a-file'), 0o600);
  expect(() => openSqlite(join(file('a-file'), 'ennead.sqlite'))).toThrow(/is not writable/);
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
  const named = `older.sqlite.before-version-${MIGRATIONS.length + 1}-`;
  const copy = readdirSync(folder.path).find((name) => name.startsWith(named));
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

test('a file of the very first version is copied too', async () => {
  const later = (MIGRATIONS as (readonly string[])[]).splice(1);
  try {
    await openSqlite(file('earliest.sqlite')).close();
  } finally {
    (MIGRATIONS as (readonly string[])[]).push(...later);
  }
  await openSqlite(file('earliest.sqlite')).close();
  const copies = readdirSync(folder.path).filter((name) => name.startsWith('earliest.sqlite.before'));
  expect(copies).toEqual([expect.stringMatching(/^earliest\.sqlite\.before-version-2-\d+$/)]);
});
