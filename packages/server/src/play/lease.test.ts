import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBudgets } from '../budgets.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openSessions } from '../socket/sessions.ts';
import { openPostgres } from '../storage/postgres.ts';
import { startPostgres } from '../testing/postgres.ts';
import { games } from '../testing/toy-games.ts';
import type { Hub } from './hub.ts';
import { endLease, lease, live } from './lease.ts';
import { keepAlive } from './lives.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Two processes on one database, as far as leases are concerned; both live for an hour. */
async function twoProcesses() {
  const db = await openPostgres(await postgres.database());
  const silent = { info() {}, warn() {}, error() {} };
  const process = (me: string): Hub => ({
    me,
    db,
    games,
    rooms: new Map(),
    resting: new Map(),
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
  await Promise.all([live(one), live(two)]);
  const longer = () => db.run("UPDATE leases SET until = until + 3600000 WHERE name LIKE 'life %'");
  await longer();
  const end = ({ me }: Hub) => db.run('UPDATE leases SET until = 0 WHERE name = ?', [`life ${me}`]);
  return { db, one, two, end, longer };
}

test('of two processes one gets the lease; the other when it ends or runs out', async () => {
  const { db, one, two } = await twoProcesses();
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

test('what a process held that no longer says that it lives is free at once', async () => {
  const { db, one, two, end } = await twoProcesses();
  expect(await lease(one, 'bot', 60_000)).toBe(true);
  expect(await lease(two, 'bot', 60_000)).toBe(false);
  await end(one);
  expect(await lease(two, 'bot', 60_000)).toBe(true);
  // The dead comes back, and is one among others.
  await live(one);
  expect(await lease(one, 'bot', 60_000)).toBe(false);
  await db.close();
});

test('a process hears of the death of another; one that ends gives up what it held', async () => {
  const { db, one, two, end, longer } = await twoProcesses();
  let deaths = 0;
  const alive = await keepAlive(two, () => {
    deaths += 1;
  });
  expect(deaths).toBe(0);
  await end(one);
  await expect.poll(() => deaths).toBe(1);
  const other = await keepAlive(one, () => {});
  await longer();
  const lives = async () =>
    (await db.all<{ owner: string }>("SELECT owner FROM leases WHERE name LIKE 'life %'")).length;
  await expect.poll(lives).toBe(2);
  expect(await lease(one, 'bot', 60_000)).toBe(true);
  // It says on and on that it lives, and sees who else does.
  const life = async () =>
    (await db.all<{ left: number }>("SELECT until - {now} AS left FROM leases WHERE name = 'life two'"))[0]
      ?.left;
  await expect.poll(life).toBeLessThan(10_000);
  await other.stop();
  expect(await lease(two, 'bot', 60_000)).toBe(true);
  expect(await lives()).toBe(1);
  await expect.poll(() => deaths).toBe(2);
  await alive.stop();
  await db.close();
});
