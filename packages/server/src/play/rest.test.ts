import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Fresh, Moved } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { forgetIdle } from './forget.ts';
import { roomOf } from './hub.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let server: TestServer;
let people: readonly [TestPerson, TestPerson];
let later = 0;
beforeAll(async () => {
  server = await startServer({ now: () => Date.now() + later });
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
});
afterAll(() => server.close());

async function rest(): Promise<void> {
  later += 61_000;
  await forgetIdle(server.hub);
}

async function seatedAt(person: TestPerson, table: string): Promise<[TestSocket, Fresh]> {
  const socket = await person.connect();
  socket.send({ type: 'watch', table });
  return [socket, await socket.next('fresh')];
}

/** What somebody sees who was told of a step. */
function seen({ view }: Fresh, { changed, removed }: Moved): object {
  const next: Record<string, unknown> = { ...view, ...changed };
  for (const key of removed) delete next[key];
  return next;
}

test('a table at which nothing happens is gone from memory, and whoever looks at it sees on', async () => {
  const { id } = await tableOf(people);
  const [anna, before] = await seatedAt(people[0], id);
  const [ben, bens] = await seatedAt(people[1], id);
  const room = new WeakRef(await roomOf(server.hub, id));
  await rest();
  expect(server.hub.rooms.has(id)).toBe(false);
  expect(server.hub.resting.get(id)?.size).toBe(2);
  await expect
    .poll(() => {
      collectGarbage();
      return room.deref() === undefined;
    })
    .toBe(true);
  const [socket, seat, fresh] = before.decisions.length > 0 ? [anna, 0, before] : [ben, 1, bens];
  const { number, decisions } = fresh;
  const option = decisions[0]?.options[0] as number;
  const answer = await socket.call({ type: 'decide', table: id, seat, number, option });
  expect(answer).toMatchObject({ type: 'done' });
  const moved = await socket.next('moved');
  const [, now] = await seatedAt(people[seat] as TestPerson, id);
  expect(moved.number).toBe(now.number);
  expect(seen(fresh, moved)).toEqual(now.view);
  expect(server.hub.resting.size).toBe(0);
});

test('who leaves a table that rests is missed by those who stay', async () => {
  const { id } = await tableOf(people);
  const [anna] = await seatedAt(people[0], id);
  const [ben] = await seatedAt(people[1], id);
  await rest();
  const told = anna.received.length;
  await ben.close();
  await expect
    .poll(() => anna.received.slice(told).findLast((m) => m.type === 'presence' && m.table === id))
    .toMatchObject({ seats: [0] });
  await rest();
  await anna.close();
  await expect.poll(() => server.hub.resting.has(id)).toBe(false);
  expect(server.hub.rooms.has(id)).toBe(false);
  const noted = () =>
    server.hub.db.all('SELECT seat FROM seats WHERE table_id = ? AND seen > ?', [id, Date.now()]);
  await expect.poll(noted).toHaveLength(2);
});

test('a table with a live clock does not rest', async () => {
  const { id } = await tableOf(people, { clock: { kind: 'live', bank: 30_000, increment: 5 } });
  const [socket] = await seatedAt(people[0], id);
  await rest();
  expect(server.hub.rooms.has(id)).toBe(true);
  await socket.close();
});
