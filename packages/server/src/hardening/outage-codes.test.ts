import { join } from 'node:path';
import type { TableInfo } from '@ennead/wire';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { connect, enter } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
let server: TestServer;
afterEach(() => server.close());

const gone = () => new StorageError('storage-failed', new Error('gone'));
let files = 0;

/** A table with a free seat, on a database whose reading or writing can be made to fail. */
async function openTable(fails: { reads: boolean; writes: boolean; afterWrite: boolean }) {
  const db = openSqlite(join(folder.path, `${files++}.sqlite`));
  const failing: Database = {
    ...db,
    all: async (sql, values) => {
      if (fails.reads) throw gone();
      return db.all(sql, values);
    },
    run: async (sql, values) => {
      if (fails.writes) throw gone();
      const changes = await db.run(sql, values);
      if (fails.afterWrite && /^UPDATE (seats|people)/.test(sql)) fails.reads = true;
      return changes;
    },
  };
  server = await startServer({ db: failing });
  const [anna, ben] = await Promise.all([enter(server.url, 'Anna'), enter(server.url, 'Ben')]);
  const { body } = await anna.api<TableInfo>('POST', '/tables', {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const held = () => db.all('SELECT person FROM seats WHERE table_id = ? AND seat = 1', [body.id]);
  return { ben, table: body.id, held };
}

test('storage-failed: nothing was changed', async () => {
  const fails = { reads: false, writes: false, afterWrite: false };
  const { ben, table, held } = await openTable(fails);
  fails.writes = true;
  expect(await ben.api('POST', `/tables/${table}/join`, {})).toMatchObject({
    status: 503,
    body: { code: 'storage-failed' },
  });
  expect(await held()).toEqual([{ person: null }]);
});

test('what was written before the database went is not called unchanged', async () => {
  const fails = { reads: false, writes: false, afterWrite: false };
  const { ben, table, held } = await openTable(fails);
  fails.afterWrite = true;
  expect(await ben.api('POST', `/tables/${table}/join`, {})).toMatchObject({
    status: 503,
    body: { code: 'storage-unknown' },
  });
  expect(await held()).toEqual([{ person: ben.id }]);
});

test('whoever has a new name that could not be told at their tables is not told that all went well', async () => {
  const fails = { reads: false, writes: false, afterWrite: false };
  const { ben, table } = await openTable(fails);
  await ben.api('POST', `/tables/${table}/join`, {});
  fails.afterWrite = true;
  expect(await ben.api('PATCH', '/me', { name: 'Bert' })).toMatchObject({
    status: 503,
    body: { code: 'storage-unknown' },
  });
});

test('a socket that cannot be opened for want of the database is told so, not that its key is wrong', async () => {
  const fails = { reads: false, writes: false, afterWrite: false };
  const { ben } = await openTable(fails);
  fails.reads = true;
  await expect(connect(server.url, { authorization: `Bearer ${ben.key}` })).rejects.toThrow(/503/);
});
