import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSessions } from '../socket/sessions.ts';
import { openPostgres } from '../storage/postgres.ts';
import { startPostgres } from '../testing/postgres.ts';
import { games } from '../testing/toy-games.ts';
import type { Hub } from './hub.ts';
import { endLease, lease } from './lease.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('of two processes one gets the lease; the other when it ends or runs out', async () => {
  const db = await openPostgres(await postgres.database());
  let now = 1000;
  const silent = { info() {}, warn() {}, error() {} };
  const process = (me: string): Hub => ({
    me,
    db,
    games,
    rooms: new Map(),
    sessions: openSessions(db),
    log: silent,
    now: () => now,
    attendants: [],
  });
  const [one, two] = [process('one'), process('two')];
  const both = await Promise.all([lease(one, 'bot', 500), lease(two, 'bot', 500)]);
  expect([...both].sort()).toEqual([false, true]);
  const [holder, other] = both[0] ? [one, two] : [two, one];
  expect(await lease(holder, 'bot', 500)).toBe(true);
  await endLease(other, 'bot');
  expect(await lease(other, 'bot', 500)).toBe(false);
  await endLease(holder, 'bot');
  expect(await lease(other, 'bot', 500)).toBe(true);
  now += 501;
  expect(await lease(holder, 'bot', 500)).toBe(true);
  await db.close();
});
