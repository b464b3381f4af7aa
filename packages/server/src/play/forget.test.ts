import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { forgetIdle } from './forget.ts';
import { roomOf } from './hub.ts';

let server: TestServer;
let anna: TestPerson;
let later = 0;
beforeAll(async () => {
  server = await startServer({ now: () => Date.now() + later });
  anna = await enter(server.url, 'Anna');
});
afterAll(() => server.close());

const TWO_SEATS = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };

test('tables that nobody looks at are forgotten, soon when they are over, and loaded again', async () => {
  const [watched, left, over] = await Promise.all([1, 2, 3].map(() => tableOf([anna], TWO_SEATS)));
  const socket = await anna.connect();
  const ids = [watched, left, over].map((table) => table?.id as string) as [string, string, string];
  for (const id of ids) await sitAlone(socket, id);
  await playOne(socket, ids[1]);
  while ((await playOne(socket, ids[2])) !== null);
  const kept = async (seconds: number) => {
    later += seconds * 1000;
    await forgetIdle(server.hub);
    return ids.filter((id) => server.hub.rooms.has(id));
  };
  // Who looks on is kept; the table itself is loaded again when something happens.
  expect(await kept(1000)).toEqual([]);
  expect([...server.hub.resting.keys()]).toEqual(ids);
  for (const id of ids) await anna.api('GET', `/tables/${id}/chat`);
  expect(server.hub.resting.size).toBe(0);
  socket.send({ type: 'unwatch', table: ids[1] });
  socket.send({ type: 'unwatch', table: ids[2] });
  for (const id of ids) await anna.api('GET', `/tables/${id}/chat`);
  expect(await kept(0.5)).toEqual(ids);
  expect(await kept(1)).toEqual([ids[0], ids[1]]);
  expect(await kept(300)).toEqual([]);
  expect([...server.hub.resting.keys()]).toEqual([ids[0]]);
  await sitAlone(socket, ids[1]);
  expect(await playOne(socket, ids[1])).toMatchObject({ type: 'done' });
});

test('a table is kept for five minutes, a minute while people only look, five seconds where there are too many, one when it is over', async () => {
  let now = 1_000_000;
  const limits = { ...DEFAULT_LIMITS, tablesInMemory: 3 };
  const still = await startServer({ now: () => now, config: { limits } });
  const ben = await enter(still.url, 'Ben');
  const socket = await ben.connect();
  const [playing, watched, over] = await Promise.all([1, 2, 3].map(() => tableOf([ben], TWO_SEATS)));
  const ids = [playing, watched, over].map((table) => table?.id as string) as [string, string, string];
  await sitAlone(socket, ids[2]);
  while ((await playOne(socket, ids[2])) !== null);
  socket.send({ type: 'unwatch', table: ids[2] });
  await sitAlone(socket, ids[1]);
  const kept = async (ms: number) => {
    for (const id of ids) await roomOf(still.hub, id);
    now += ms;
    await forgetIdle(still.hub);
    return ids.map((id) => still.hub.rooms.has(id));
  };
  expect(await kept(1000)).toEqual([true, true, true]);
  expect(await kept(1001)).toEqual([true, true, false]);
  expect(await kept(60_000)).toEqual([true, true, false]);
  expect(await kept(60_001)).toEqual([true, false, false]);
  expect(await kept(300_000)).toEqual([true, false, false]);
  expect(await kept(300_001)).toEqual([false, false, false]);
  const fourth = (await tableOf([ben], TWO_SEATS)).id;
  expect(await kept(5000)).toEqual([true, true, false]);
  expect(still.hub.rooms.has(fourth)).toBe(true);
  expect(await kept(5001)).toEqual([true, true, false]);
  expect(still.hub.rooms.has(fourth)).toBe(false);
  await still.close();
});

test('a table whose bot thinks is kept until it has answered', async () => {
  const { id } = await tableOf([anna], TWO_SEATS);
  const room = await roomOf(server.hub, id);
  room.thinking.set(1, 0);
  later += 301_000;
  await forgetIdle(server.hub);
  expect(server.hub.rooms.has(id)).toBe(true);
  room.thinking.clear();
  await forgetIdle(server.hub);
  expect(server.hub.rooms.has(id)).toBe(false);
});
