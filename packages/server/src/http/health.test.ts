import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

let files = 0;
async function healthWith(run: Database['run'] | undefined) {
  const db = openSqlite(join(folder.path, `${files++}.sqlite`));
  let isUp = false;
  const later: Database['run'] = (...call) => (isUp && run !== undefined ? run(...call) : db.run(...call));
  server = await startServer({ db: { ...db, run: later } });
  isUp = true;
  const answer = await fetch(`${server.url}/healthz`);
  return { status: answer.status, body: await answer.json() };
}

test('all is well when something was written', async () => {
  expect(await healthWith(undefined)).toMatchObject({
    status: 200,
    body: { status: 'ok', storage: 'sqlite' },
  });
  expect(await server.db.all("SELECT name FROM settings WHERE name = 'written'")).toHaveLength(1);
});

test('a write that never ends is not waited for', async () => {
  expect(await healthWith(() => new Promise(() => {}))).toMatchObject({
    status: 503,
    body: { status: 'storage-failed' },
  });
});

test('a full disk is called that, though reading works', async () => {
  const run = async () => {
    throw new StorageError('storage-full', new Error('full'));
  };
  expect(await healthWith(run)).toMatchObject({ status: 503, body: { status: 'storage-full' } });
});

test('however often it is asked, little is written', async () => {
  let writes = 0;
  await healthWith(async () => {
    writes += 1;
    return 1;
  });
  const ask = () => Promise.all(Array.from({ length: 3 }, () => fetch(`${server.url}/healthz`)));
  const started = Math.ceil(performance.now());
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(started + 2000);
  await ask();
  const before = writes;
  vi.advanceTimersByTime(999);
  await ask();
  expect(writes).toBe(before);
  vi.advanceTimersByTime(1);
  await ask();
  expect(writes).toBe(before + 1);
});
