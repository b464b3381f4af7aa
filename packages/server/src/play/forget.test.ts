import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { forgetIdle } from './forget.ts';

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
  expect(await kept(3)).toEqual(ids);
  expect(await kept(3)).toEqual([ids[0], ids[1]]);
  expect(await kept(300)).toEqual([]);
  expect([...server.hub.resting.keys()]).toEqual([ids[0]]);
  await sitAlone(socket, ids[1]);
  expect(await playOne(socket, ids[1])).toMatchObject({ type: 'done' });
});
