import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Network, networkTo } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './sql.ts';

let postgres: TestPostgres;
let url: string;
let line: Network;
/** Over the line that breaks, with one connection for statements; and over one that does not. */
let db: Database;
let sound: Database;
const heard = { db: [] as string[], sound: [] as string[] };

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  line = await networkTo(postgres.port);
  db = await openPostgres(url.replace(`:${postgres.port}/`, `:${line.port}/`), { connections: 1 });
  sound = await openPostgres(url);
  db.subscribe((message) => heard.db.push(message));
  sound.subscribe((message) => heard.sound.push(message));
});
afterAll(async () => {
  await Promise.all([db.close(), sound.close()]);
  line.close();
  await postgres.stop();
});
beforeEach(async () => {
  for (const list of Object.values(heard)) list.length = 0;
  // A connection for statements is there, and nobody uses it.
  await expect.poll(() => db.all('SELECT 1 AS one').catch(() => [])).toHaveLength(1);
});

/** Everything said on the channel, as others on the same database hear it. */
async function listening(): Promise<{ payloads: string[]; end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  const payloads: string[] = [];
  client.on('notification', ({ payload = '' }) => payloads.push(payload));
  await client.connect();
  await client.query('LISTEN ennead');
  return { payloads, end: () => client.end() };
}

test('a database that falls silent is noticed though nobody asks it anything', async () => {
  line.hang();
  await expect.poll(() => heard.db).toContain('lost');
  // What was open is given up: the next statement does not wait for an answer that will never come.
  line.heal();
  await expect.poll(() => heard.db).toContain('look');
});

test('connections that the database ends while nobody uses them are made anew', async () => {
  const ended = await sound.all<{ ended: boolean }>(
    `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'ennead' AND pid <> pg_backend_pid()`,
  );
  expect(ended).toEqual([{ ended: true }]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await db.all('SELECT 2 AS two')).toEqual([{ two: 2 }]);
});

test('a connection on which an answer never came is not lent again, though all others are well', async () => {
  line.muteLast();
  const started = performance.now();
  await expect(db.run("UPDATE settings SET value = 'x'")).rejects.toMatchObject({ code: 'storage-unknown' });
  const waited = performance.now() - started;
  const again = performance.now();
  expect(await db.all('SELECT 3 AS three')).toEqual([{ three: 3 }]);
  // It would wait as long as the first did, behind it.
  expect(performance.now() - again).toBeLessThan(waited / 2);
  expect(heard.db).toEqual([]);
  line.heal();
});

test('what is told while the line is broken is told when it is back', async () => {
  line.hang();
  db.publish('one');
  db.publish('two');
  // It was on its way when the line broke, and what came after it never left.
  await expect.poll(() => heard.db).toContain('lost');
  db.publish('three');
  line.cut();
  line.heal();
  await expect.poll(() => heard.sound).toContain('three');
  expect(new Set(heard.sound)).toEqual(new Set(['one', 'two', 'three']));
});

test('what is too long for one notice goes in several, each message whole, and none comes back to who told it', async () => {
  const channel = await listening();
  const messages = Array.from({ length: 40 }, (_, i) => `${i} ${'ž'.repeat(500)}`);
  for (const message of messages) db.publish(message);
  await expect.poll(() => heard.sound.length).toBe(messages.length);
  expect(new Set(heard.sound)).toEqual(new Set(messages));
  expect(Math.max(...channel.payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
  // The first goes at once; 39 of 1,004 bytes fit into seven notices.
  expect(channel.payloads.length).toBeLessThanOrEqual(1 + 7);
  expect(heard.db).toEqual([]);
  await channel.end();
});

test('of more than can be kept while the line is broken, others are told to look at everything', async () => {
  line.hang();
  for (let i = 0; i <= 5001; i++) db.publish(`many ${i}`);
  line.cut();
  line.heal();
  await expect.poll(() => heard.sound).toContain('look');
  expect(heard.sound.length).toBeLessThan(5000);
});
