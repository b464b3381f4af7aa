import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushKeys } from '../notify/push.ts';
import { openOrigins } from '../tables/origins.ts';
import { temporaryFolder } from '../testing/folder.ts';
import type { Database } from './sql.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
let db: Database;
beforeAll(() => {
  db = openSqlite(join(folder.path, 'ennead.sqlite'));
});
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('two processes that begin at once sign their pushes with the same keys, and so do later ones', async () => {
  const [one, two] = await Promise.all([pushKeys(db), pushKeys(db)]);
  expect(one).toEqual({ publicKey: expect.any(String), privateKey: expect.any(String) });
  expect(two).toEqual(one);
  expect(await pushKeys(db)).toEqual(one);
});

test('two processes that begin at once know a network by the same mark, and tell others apart by it', async () => {
  const [one, two] = await Promise.all([openOrigins(db), openOrigins(db)]);
  expect(one('203.0.113.1')).toBe(two('203.0.113.1'));
  expect((await openOrigins(db))('203.0.113.1')).toBe(one('203.0.113.1'));
  expect(one('203.0.113.2')).not.toBe(one('203.0.113.1'));
  expect(one('203.0.113.1')).toMatch(/^[\w-]{16}$/);
});
