import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { browser } from '../testing/browser.ts';
import { connect } from '../testing/client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';
import { openSessions } from './sessions.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('who leaves through one process loses the sockets that another process holds', async () => {
  const url = await postgres.database();
  const one = await startServer({ db: await openPostgres(url) });
  const two = await startServer({ db: await openPostgres(url) });
  const ask = browser(one.url);
  const { cookie } = await ask('POST', '/people', { name: 'Anna' });
  const socket = await connect(two.url, { cookie, origin: two.url });
  expect(await socket.next('hello')).toMatchObject({ person: { name: 'Anna' } });
  await ask('DELETE', '/sessions');
  expect(await socket.closed).toBe(4401);
  await one.close();
  await two.close();
});

test('all sessions that ended unheard are found, however many there are, and those that go on stay', async () => {
  const db = await openPostgres(await postgres.database());
  await db.run("INSERT INTO people (id, name, created) VALUES ('anna', 'Anna', 1)");
  const keep = "INSERT INTO tokens (hash, person, kind, created) VALUES (?, 'anna', 'session', 1)";
  await db.run(keep, ['hash 0']);
  await db.run(keep, ['hash 1001']);
  const sessions = openSessions(db);
  const closed: number[] = [];
  const leave = Array.from({ length: 1002 }, (_, at) => sessions.add(`hash ${at}`, () => closed.push(at)));
  sessions.add('hash 500', () => closed.push(-500));
  leave[7]?.();
  await sessions.lookAgain();
  const others = Array.from({ length: 1000 }, (_, at) => at + 1).filter((at) => at !== 7);
  expect(closed.sort((a, b) => a - b)).toEqual([-500, ...others]);
  await db.close();
});
