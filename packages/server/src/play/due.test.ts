import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import { expect, test, vi } from 'vitest';
import { Refused } from '../refused.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';
import { sweep } from './due.ts';
import { roomOf } from './hub.ts';

test('a table of rules that are gone keeps no other waiting', async () => {
  const server = await startServer({ pace: { least: 3_600_000, secret: 3_600_000 } });
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const [gone, kept] = [await tableOf([anna], { seats }), await tableOf([anna], { seats })];
  await server.db.run('UPDATE tables SET due = 1, rules = 999 WHERE id = ?', [gone.id]);
  await server.db.run('UPDATE tables SET due = 2 WHERE id = ?', [kept.id]);
  server.hub.rooms.clear();
  const chore = sweep(server.hub);
  await expect.poll(() => server.hub.rooms.has(kept.id)).toBe(true);
  chore.stop();
  await server.close();
});

test('what could not be noted is noted the next time', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  let failures = 0;
  const run: Database['run'] = async (sql, values) => {
    if (sql.includes('SET due') && failures++ === 0)
      throw new StorageError('storage-full', new Error('full'));
    return db.run(sql, values);
  };
  const server = await startServer({ db: { ...db, run }, pace: { least: 3_600_000, secret: 3_600_000 } });
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const { id } = await tableOf([anna], { seats });
  await expect.poll(() => failures).toBeGreaterThan(0);
  const room = await roomOf(server.hub, id);
  const due = async () => {
    for (const { attend } of server.hub.attendants) attend(room);
    return (await db.all<{ due: number | null }>('SELECT due FROM tables WHERE id = ?', [id]))[0]?.due;
  };
  await expect.poll(due).toEqual(expect.any(Number));
  await server.close();
  folder.remove();
});

test('a table is due while a bot is to answer, not while its person thinks', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const { id } = await tableOf([anna], { seats });
  const due = async () =>
    (await server.db.all<{ due: number | null }>('SELECT due FROM tables WHERE id = ?', [id]))[0]?.due;
  const room = await roomOf(server.hub, id);
  await expect.poll(() => room.play?.steps.all.length).toBe(1);
  await expect.poll(due).toBeNull();
  await server.close();
});

test('a table is due while an answer that was laid down is to be given', async () => {
  const server = await startServer({ pace: { secret: 3_600_000 } });
  const people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')] as const;
  const { id, created } = await tableOf([...people]);
  const due = async () =>
    (await server.db.all<{ due: number | null }>('SELECT due FROM tables WHERE id = ?', [id]))[0]?.due;
  const { play } = await roomOf(server.hub, id);
  const { kind, options } = play?.match.open.find(({ seat }) => seat === 1) ?? missing();
  expect(await due()).toBeNull();
  const plan = { kind, option: options[0], turn: 'any', repeats: false };
  await people[1].api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [plan] });
  await expect.poll(due).toBe(created);
  await server.close();
});

test('what is due at a table in memory is looked at although that was never noted', async () => {
  const server = await startServer({ pace: { least: 3_600_000, secret: 3_600_000 } });
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const [bots, people] = [
    await tableOf([anna], { seats }),
    await tableOf([anna, await enter(server.url, 'Ben')]),
  ];
  for (const { id } of [bots, people]) await roomOf(server.hub, id);
  await server.db.run('UPDATE tables SET due = NULL', []);
  const looked: string[] = [];
  server.hub.attendants.push({ attend: (room) => looked.push(room.id), moved() {} });
  const chore = sweep(server.hub);
  chore.now();
  await expect.poll(() => looked).toContain(bots.id);
  expect(looked).not.toContain(people.id);
  chore.stop();
  await server.close();
});

test('a table is due when a clock runs out and a bot takes over then, not where the table waits', async () => {
  const now = Date.now();
  const server = await startServer({ now: () => now });
  const people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const clock = { kind: 'live' as const, bank: 600, increment: 0 };
  const waits = await tableOf(people, { clock, atZero: 'wait' });
  const bot = await tableOf(people, { clock, atZero: 'bot' });
  const due = async (id: string) =>
    (await server.db.all<{ due: number | null }>('SELECT due FROM tables WHERE id = ?', [id]))[0]?.due;
  await expect.poll(() => due(bot.id)).toBe(now + 600_000);
  expect(await due(waits.id)).toBeNull();
  await server.close();
});

test('a table that cannot be looked at is set aside, unless the database does not answer or it rests already', async () => {
  const server = await startServer();
  const gone = new StorageError('storage-failed', new Error('gone'));
  const broken = {
    unanswered: gone,
    faulty: new Error('a fault'),
    resting: new Refused('table-failed', 'It rests.', 503),
  };
  const rooms = new Map(
    Object.entries(broken).map(([id, error]) => {
      const loading = Promise.reject(error);
      loading.catch(() => {});
      return [id, loading] as const;
    }),
  );
  const rest = { problem: broken.resting, failures: 1, until: server.hub.now() + 60_000 };
  const faults = new Map([['resting', rest]]);
  const log = { info() {}, warn: vi.fn(), error: vi.fn() };
  const due: Promise<unknown[]>[] = [Promise.resolve([...rooms.keys()].map((id) => ({ id, due: 1 })))];
  const db = { ...server.db, all: () => due.shift() ?? Promise.reject(gone) } as Database;
  const chore = sweep({ ...server.hub, db, rooms, faults, log });
  await expect.poll(() => [...faults.keys()]).toEqual(['resting', 'faulty']);
  expect([faults.get('resting')?.failures, faults.get('faulty')?.failures]).toEqual([1, 1]);
  expect(log.warn.mock.calls.map(([{ table }]) => table)).toEqual(['unanswered']);
  await expect
    .poll(() => {
      chore.now();
      return log.warn.mock.calls.at(-1);
    })
    .toEqual([{ table: undefined, error: String(gone) }, 'could not look for what is due']);
  expect(faults.size).toBe(2);
  chore.stop();
  await server.close();
});
