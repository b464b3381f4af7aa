import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Network, networkTo } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './sql.ts';

/**
 * That play goes on soon after an outage is a matter of how long anything waits before it tries again. The waits are
 * counted here, not the time they took: a busy machine makes the time longer, not the waits.
 */
const LONGEST = 3000;

let postgres: TestPostgres;
let line: Network;
let db: Database;
let waits: number[];

beforeEach(async () => {
  postgres = await startPostgres();
  line = await networkTo(postgres.port);
  const url = await postgres.database();
  db = await openPostgres(url.replace(`:${postgres.port}/`, `:${line.port}/`));
  waits = [];
  const real = setTimeout;
  const noted = ((work: () => void, ms = 0, ...more: []) => {
    if (/storage\/postgres|\/pg\/|\/pg-pool\//.test(new Error().stack ?? '')) waits.push(ms);
    return real(work, ms, ...more);
  }) as typeof setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(noted);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.close();
  line.close();
  await postgres.stop();
});

const answers = () => db.all('SELECT 1 AS one').catch(() => []);

test('while the database is gone it is looked for again and again, and nobody waits for long', async () => {
  await postgres.end('SIGINT');
  line.cut();
  await expect.poll(answers).toEqual([]);
  waits.length = 0;
  await expect.poll(() => waits.length).toBeGreaterThan(12);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST);
  await postgres.start();
  await expect.poll(answers).toHaveLength(1);
});

test('a database that hangs is given up and looked for just as often', async () => {
  line.hang();
  await expect.poll(answers).toEqual([]);
  waits.length = 0;
  await expect.poll(() => waits.length).toBeGreaterThan(1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST);
  line.heal();
  await expect.poll(answers).toHaveLength(1);
});

test('a process that vanishes in the middle of a transaction keeps nobody waiting for its locks', async () => {
  const [setting] = await db.all<{ ms: string }>(
    "SELECT setting AS ms FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'",
  );
  expect(Number(setting?.ms)).toBeGreaterThan(0);
  expect(Number(setting?.ms)).toBeLessThanOrEqual(LONGEST);
});
