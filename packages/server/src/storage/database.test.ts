import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { startPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Database, MoveRow } from './sql.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

/** An adapter is an address to open as often as one likes. */
const adapters: Record<string, () => Promise<() => Promise<Database>>> = {
  sqlite: async () => {
    const file = join(folder.path, `${crypto.randomUUID()}.sqlite`);
    return async () => openSqlite(file);
  },
  postgres: async () => {
    const url = await postgres.database();
    return () => openPostgres(url, { connections: 3 });
  },
};

function row(table_id: string, number: number, more: Partial<MoveRow> = {}): MoveRow {
  return {
    table_id,
    number,
    kind: 'move',
    seat: 0,
    option: '"pass"',
    secret: null,
    revealed: 0,
    hidden: 0,
    call: null,
    at: 1_800_000_000_000,
    clock: null,
    ...more,
  };
}

describe.each(Object.keys(adapters))('%s', (name) => {
  const address = () => (adapters[name] ?? missing())();

  test('what is appended is there after opening again', async () => {
    const open = await address();
    const first = await open();
    expect(await first.append(row('table-one', 1, { secret: 'bid', clock: '[5,6]' }))).toBe('written');
    await first.close();
    const second = await open();
    const rows = await second.all<MoveRow>('SELECT * FROM moves WHERE table_id = ?', ['table-one']);
    expect(rows).toEqual([expect.objectContaining(row('table-one', 1, { secret: 'bid', clock: '[5,6]' }))]);
    await second.close();
  });

  test('a number is written once, the second writer is told', async () => {
    const db = await (await address())();
    const both = await Promise.all([
      db.append(row('race-table', 1, { seat: 0 })),
      db.append(row('race-table', 1, { seat: 1 })),
    ]);
    expect(both).toEqual(['written', 'taken']);
    expect(await db.append(row('race-table', 1, { seat: 2 }))).toBe('taken');
    expect(await db.all('SELECT seat FROM moves')).toEqual([{ seat: 0 }]);
    await db.close();
  });

  test('moves of many tables in one turn are all kept', async () => {
    const db = await (await address())();
    const appended = Array.from({ length: 700 }, (_, i) =>
      db.append(row(`table-${i % 100}`, 1 + Math.floor(i / 100))),
    );
    expect(new Set(await Promise.all(appended))).toEqual(new Set(['written']));
    expect(await db.all('SELECT COUNT(*) AS n, COUNT(DISTINCT table_id) AS t FROM moves')).toEqual([
      { n: 700, t: 100 },
    ]);
    await db.close();
  });

  test('a batch is all or nothing', async () => {
    const db = await (await address())();
    const insert = 'INSERT INTO settings (name, value) VALUES (?, ?)';
    await expect(
      db.batch([
        [insert, ['a', '1']],
        [insert, ['a', '2']],
      ]),
    ).rejects.toThrow();
    expect(await db.all('SELECT * FROM settings')).toEqual([]);
    await db.batch([
      [insert, ['a', '1']],
      [insert, ['b', '2']],
    ]);
    expect(await db.run('UPDATE settings SET value = ?', ['3'])).toBe(2);
    await db.close();
  });

  test('a row that is added tells its id', async () => {
    const db = await (await address())();
    const say = (text: string) =>
      db.add('INSERT INTO chat (table_id, channel, person, text, at) VALUES (?, ?, ?, ?, ?)', [
        'a-table',
        'table',
        'anna',
        text,
        1,
      ]);
    const ids = [await say('one'), await say('two')];
    expect(await db.all('SELECT id, text FROM chat ORDER BY id')).toEqual([
      { id: ids[0], text: 'one' },
      { id: ids[1], text: 'two' },
    ]);
    await db.close();
  });

  test('times and counters come back as numbers', async () => {
    const db = await (await address())();
    await db.run('INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)', ['x', 'me', 1_799_999_999_999]);
    expect(await db.all('SELECT until FROM leases')).toEqual([{ until: 1_799_999_999_999 }]);
    await db.close();
  });
});

test('two processes on one Postgres hear each other and not themselves', async () => {
  const url = await postgres.database();
  const one = await openPostgres(url);
  const two = await openPostgres(url);
  const heard: string[] = [];
  one.subscribe((message) => heard.push(`one ${message}`));
  two.subscribe((message) => heard.push(`two ${message}`));
  one.publish('table abc');
  const move = row('table-one', 1);
  await two.append(move);
  const told = [`one moved table-one ${JSON.stringify(move)}`, 'two table abc'];
  await expect.poll(() => [...heard].sort()).toEqual(told);
  await one.close();
  await two.close();
});

test('Postgres is migrated once when several processes start together', async () => {
  const url = await postgres.database();
  const all = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
  expect(await all[0]?.all('SELECT version FROM ennead_version')).toHaveLength(1);
  await Promise.all(all.map((db) => db.close()));
});

test('a Postgres that was closed holds no connection, and what was told before its end has gone out', async () => {
  const url = await postgres.database();
  const [closed, other] = [await openPostgres(url), await openPostgres(url)];
  const heard: string[] = [];
  other.subscribe((message) => heard.push(message));
  await closed.all('SELECT 1 AS one');
  closed.publish('table abc');
  await closed.close();
  await expect.poll(() => heard).toEqual(['table abc']);
  const connections = () =>
    other.all<{ name: string }>(
      `SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database() ORDER BY name`,
    );
  await expect.poll(connections).toEqual([{ name: 'ennead' }, { name: 'ennead notices' }]);
  await other.close();
});
