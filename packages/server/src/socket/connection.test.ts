import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { roomOf } from '../play/hub.ts';
import { channelsOf, inTurn } from '../play/room.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { connect, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const folder = temporaryFolder();
let server: TestServer;
let anna: TestPerson;
let table: string;
/** Whoever reads the database waits for this. */
let gate: Promise<void> = Promise.resolve();
let isBroken = false;

beforeAll(async () => {
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  const all: Database['all'] = async (sql, values) => {
    await gate;
    return db.all(sql, values);
  };
  const add: Database['add'] = async (sql, values) => {
    if (isBroken) throw new Error('secret details');
    return db.add(sql, values);
  };
  const limits = { ...DEFAULT_LIMITS, watchesOfSocket: 2, watchesOfNetwork: 3 };
  server = await startServer({ db: { ...db, all, add }, config: { limits } });
  anna = await enter(server.url, 'Anna');
  ({ id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] }));
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const watching = async () => channelsOf(await roomOf(server.hub, table)).map(({ viewer }) => viewer);

/** All that was sent before has been read. */
async function settled(socket: TestSocket): Promise<void> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

test('places for tables are counted one by one, taken and given back', async () => {
  const [one, two] = [await anna.connect(), await anna.connect()];
  const watch = async (socket: TestSocket, seat: number | null) => {
    const before = socket.received.length;
    socket.send({ type: 'watch', table, seat });
    await expect
      .poll(() => socket.received.slice(before).find(({ type }) => type === 'presence' || type === 'refused'))
      .toBeDefined();
    const found = socket.received.slice(before).find((each) => each.type === 'refused');
    return found?.type === 'refused' ? found.message : 'seen';
  };
  const unwatch = async (socket: TestSocket, seat?: number) => {
    socket.send({ type: 'unwatch', table, ...(seat !== undefined && { seat }) });
    await settled(socket);
  };
  const OF_SOCKET = 'Too many tables on one socket.';
  const OF_NETWORK = 'Too many tables are watched from your network.';
  expect([await watch(one, 0), await watch(one, 1)]).toEqual(['seen', 'seen']);
  // Who looks again at the same takes no further place.
  expect([await watch(one, 0), await watch(one, null)]).toEqual(['seen', OF_SOCKET]);
  expect([await watch(two, 0), await watch(two, 1)]).toEqual(['seen', OF_NETWORK]);
  await unwatch(one, 1);
  expect((await watching()).sort()).toEqual([0, 0]);
  expect([await watch(two, 1), await watch(one, 1)]).toEqual(['seen', OF_NETWORK]);
  await unwatch(two);
  expect(await watching()).toEqual([0]);
  expect([await watch(two, 0), await watch(two, null)]).toEqual(['seen', 'seen']);
  expect(await watch(one, 1)).toBe(OF_NETWORK);
  await two.close();
  await expect.poll(watching).toEqual([0]);
  const three = await anna.connect();
  expect([await watch(one, 1), await watch(three, 0), await watch(three, 1)]).toEqual([
    'seen',
    'seen',
    OF_NETWORK,
  ]);
  for (const socket of [one, three]) await socket.close();
  await expect.poll(watching).toEqual([]);
});

test('no more tables wait to be looked at than may be looked at', async () => {
  const socket = await connect(server.url);
  const goOn = Promise.withResolvers<void>();
  gate = goOn.promise;
  for (const nowhere of ['no-table-1', 'no-table-2', 'no-table-3'])
    socket.send({ type: 'watch', table: `${nowhere}-of-anybody` });
  expect(await socket.next('refused')).toMatchObject({ code: 'too-fast', retryAfter: 1 });
  goOn.resolve();
  for (const _ of [1, 2]) expect(await socket.next('refused')).toMatchObject({ code: 'no-such-table' });
  socket.send({ type: 'watch', table, seat: null });
  await socket.next('fresh');
  await socket.close();
  await expect.poll(watching).toEqual([]);
});

test('who hangs up before a table is there is not counted as looking at it', async () => {
  const [gone, other] = [await anna.connect(), await anna.connect()];
  other.send({ type: 'watch', table, seat: null });
  await other.next('presence');
  const room = await roomOf(server.hub, table);
  const goOn = Promise.withResolvers<void>();
  const before = inTurn(room, () => goOn.promise);
  gone.send({ type: 'watch', table, seat: 0 });
  await settled(gone);
  await gone.close();
  await expect.poll(async () => (await metrics()).includes('ennead_sockets 1\n')).toBe(true);
  goOn.resolve();
  await expect.poll(watching).toEqual([null]);
  await before;
  expect(await watching()).toEqual([null]);
  await other.close();
});

const metrics = async () => (await fetch(`${server.url}/metrics`)).text();

test('what fails on the server is logged and told without details; what was not said may be said again, once', async () => {
  const socket = await anna.connect();
  socket.send({ type: 'watch', table, seat: 0 });
  await socket.next('presence');
  const logged = vi.spyOn(server.hub.log, 'error');
  const say = () => socket.send({ type: 'chat', table, text: 'hello', id: 'one-line' });
  isBroken = true;
  say();
  const refused = await socket.next('refused');
  isBroken = false;
  expect(refused).toMatchObject({ type: 'refused', id: 'one-line', code: 'internal' });
  expect(JSON.stringify(refused)).not.toContain('secret');
  expect(await metrics()).toContain('ennead_refusals_total{code="internal"} 1\n');
  expect(logged.mock.calls).toEqual([[{ type: 'chat', error: 'Error: secret details' }, 'message failed']]);
  for (const _ of [1, 2]) {
    say();
    expect(await socket.next('done')).toMatchObject({ id: 'one-line' });
  }
  expect(socket.received.filter(({ type }) => type === 'said')).toHaveLength(1);
  await socket.close();
});
