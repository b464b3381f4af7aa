import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './sql.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** The same database again and again, as the server of a version opens it. */
const PLACES: Readonly<Record<string, () => Promise<() => Promise<Database>>>> = {
  async sqlite() {
    const file = join(folder.path, `${Math.random()}.sqlite`);
    return async () => openSqlite(file);
  },
  async postgres() {
    const url = await postgres.database();
    return () => openPostgres(url);
  },
};

/** Does something as a server did that knew no more than the first versions. */
async function asOf<T>(version: number, work: () => Promise<T>): Promise<T> {
  const later = (MIGRATIONS as (readonly string[])[]).splice(version);
  try {
    return await work();
  } finally {
    (MIGRATIONS as (readonly string[])[]).push(...later);
  }
}

interface Column {
  readonly column: string;
  readonly isText: boolean;
  readonly counts: boolean;
}

async function tablesOf(db: Database, kind: string): Promise<Map<string, readonly Column[]>> {
  const found = new Map<string, readonly Column[]>();
  if (kind === 'postgres') {
    const rows = await db.all<{ table_name: string; column_name: string; data_type: string; counts: string }>(
      `SELECT table_name, column_name, data_type, is_identity AS counts FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'ennead_version' ORDER BY table_name, ordinal_position`,
    );
    for (const [table, own] of Map.groupBy(rows, ({ table_name }) => table_name))
      found.set(
        table,
        own.map(({ column_name, data_type, counts }) => ({
          column: column_name,
          isText: data_type === 'text',
          counts: counts === 'YES',
        })),
      );
    return found;
  }
  const tables = await db.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  );
  for (const { name } of tables) {
    const columns = await db.all<{ name: string; type: string; pk: number }>(`PRAGMA table_info(${name})`);
    found.set(
      name,
      columns.map(({ name: column, type, pk }) => ({
        column,
        isText: type === 'TEXT',
        counts: pk === 1 && type === 'INTEGER',
      })),
    );
  }
  return found;
}

/** One row in every table; whatever refers to something refers to the one there is. */
async function fill(db: Database, tables: ReadonlyMap<string, readonly Column[]>): Promise<void> {
  const first = ['people', 'tables', 'tournaments'].filter((name) => tables.has(name));
  await db.batch(
    [...new Set([...first, ...tables.keys()])].map((table) => {
      const columns = (tables.get(table) ?? []).filter(({ counts }) => !counts);
      const names = columns.map(({ column }) => column);
      return [
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
        columns.map(({ isText }) => (isText ? 'one' : 1)),
      ];
    }),
  );
}

/** The first one, one before there were friends and ratings, and the last but one. */
const VERSIONS = [1, 8, MIGRATIONS.length - 1];
const every = Object.keys(PLACES).flatMap((kind) => VERSIONS.map((version) => [kind, version] as const));

test.each(every)('%s: what was kept at version %i is all there after an update', async (kind, version) => {
  const open = (await PLACES[kind]?.()) as () => Promise<Database>;
  const before = new Map<string, { columns: readonly Column[]; rows: readonly object[] }>();
  await asOf(version, async () => {
    const db = await open();
    const tables = await tablesOf(db, kind);
    expect(tables.size).toBeGreaterThan(10);
    await fill(db, tables);
    for (const [table, columns] of tables) {
      const rows = await db.all<object>(`SELECT * FROM ${table}`);
      expect(rows).toHaveLength(1);
      before.set(table, { columns, rows });
    }
    await db.close();
  });
  const db = await open();
  const now = await tablesOf(db, kind);
  for (const [table, { columns, rows }] of before) {
    const kept = columns.filter(({ column }) => now.get(table)?.some((each) => each.column === column));
    expect(kept).toEqual(columns);
    const names = columns.map(({ column }) => column).join(', ');
    expect([table, await db.all<object>(`SELECT ${names} FROM ${table}`)]).toEqual([table, rows]);
  }
  await db.close();
  // It is up to date, and knows it.
  await (await open()).close();
});

test('an update of Postgres that fails half-way changes nothing, and the next start goes on from there', async () => {
  const url = await postgres.database();
  const steps = MIGRATIONS as (readonly string[])[];
  await asOf(1, async () => (await openPostgres(url)).close());
  steps.push(['CREATE TABLE half_way (id TEXT)', 'this is no statement']);
  await expect(openPostgres(url)).rejects.toThrow('syntax');
  steps.pop();
  const db = await openPostgres(url);
  expect(await db.all("SELECT to_regclass('half_way')::text AS made")).toEqual([{ made: null }]);
  expect(await db.all('SELECT version FROM ennead_version')).toEqual([{ version: MIGRATIONS.length }]);
  await db.close();
});
