import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBudgets } from '../budgets.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
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
  const silent = { info() {}, warn() {}, error() {} };
  const process = (me: string): Hub => ({
    me,
    db,
    games,
    rooms: new Map(),
    sessions: openSessions(db),
    log: silent,
    // A process whose clock is a day ahead is no better off.
    now: () => Date.now() + (me === 'two' ? 86_400_000 : 0),
    limits: DEFAULT_LIMITS,
    originOf: (network) => network,
    budgets: openBudgets(DEFAULT_LIMITS, Date.now),
    turns: async () => {},
    started: 0,
    stopping: false,
    attendants: [],
    faults: new Map(),
  });
  const [one, two] = [process('one'), process('two')];
  const both = await Promise.all([lease(one, 'bot', 60_000), lease(two, 'bot', 60_000)]);
  expect([...both].sort()).toEqual([false, true]);
  const [holder, other] = both[0] ? [one, two] : [two, one];
  expect(await lease(holder, 'bot', 60_000)).toBe(true);
  await endLease(other, 'bot');
  expect(await lease(other, 'bot', 60_000)).toBe(false);
  expect(await lease(two, 'bot', 60_000)).toBe(holder === two);
  await endLease(holder, 'bot');
  expect(await lease(other, 'bot', 100)).toBe(true);
  await expect.poll(() => lease(holder, 'bot', 100)).toBe(true);
  await db.close();
});
