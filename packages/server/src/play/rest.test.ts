import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Fresh, Moved } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY } from '../time.ts';
import { forgetIdle } from './forget.ts';
import { type Hub, roomOf } from './hub.ts';
import { mayRest } from './rest.ts';
import type { Room } from './room.ts';

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

test('a table rests only where nothing is known of it that is not in the log, and nothing is to happen', async () => {
  const { id } = await tableOf(people, { clock: { kind: 'days', days: 2 } });
  const room = await roomOf(server.hub, id);
  const may = (of: Partial<Room>, at: Partial<Hub> = {}) =>
    mayRest({ ...server.hub, ...at }, { ...room, ...of });
  expect(may({})).toBe(true);
  expect(may({ isBroken: true })).toBe(false);
  expect(may({ behind: room.play })).toBe(false);
  expect(may({ held: [{ at: 1, send() {} }] })).toBe(false);
  expect(may({ late: new Map([[0, 0]]) })).toBe(false);
  expect(may({}, { db: { ...server.db, shared: true } })).toBe(false);
  expect(may({}, { now: () => server.hub.now() + DAY })).toBe(true);
  expect(may({}, { now: () => server.hub.now() + 3 * DAY })).toBe(false);
  const until = server.hub.now() + DAY;
  const ask = {
    seat: 0,
    keep: 0,
    number: 0,
    moment: 0,
    needed: [1],
    accepted: [],
    since: 0,
    until,
    over: null,
  };
  expect([may({ ask }), may({ ask: { ...ask, over: 'refused' } })]).toEqual([false, true]);
  expect(may({ play: null, ask })).toBe(true);
});

test('that somebody has gone from a table that rests is noted when they look from nowhere else', async () => {
  const { id } = await tableOf(people);
  const [one] = await seatedAt(people[0], id);
  const [two] = await seatedAt(people[0], id);
  await seatedAt(people[1], id);
  await rest();
  const seen = async () =>
    (
      await server.db.all<{ seen: number | null }>('SELECT seen FROM seats WHERE table_id = ? AND seat = 0', [
        id,
      ])
    )[0]?.seen;
  const before = await seen();
  await one.close();
  await expect.poll(() => server.hub.rooms.has(id)).toBe(true);
  await rest();
  // What was to be noted before this is kept with it.
  await server.db.run('UPDATE tables SET due = NULL WHERE id = ?', [id]);
  expect(await seen()).toBe(before);
  await two.close();
  await expect.poll(seen).toBeGreaterThan(Date.now());
});

test('who goes when a table was loaded again is known to have gone, though they came before it rested', async () => {
  const { id } = await tableOf(people);
  const [ben] = await seatedAt(people[1], id);
  await rest();
  expect((await people[0].api('GET', `/tables/${id}/chat`)).status).toBe(200);
  expect([server.hub.rooms.has(id), server.hub.resting.has(id)]).toEqual([true, false]);
  await ben.close();
  const noted = () =>
    server.db.all('SELECT seat FROM seats WHERE table_id = ? AND seen > ?', [id, Date.now()]);
  await expect.poll(noted).toEqual([{ seat: 1 }]);
});

test('a server that stops does not note that people have gone', async () => {
  let now = 1_000_000;
  const stopping = await startServer({ now: () => now });
  const anna = await enter(stopping.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const streams: Socket[] = [];
  stopping.app.server.on('connection', (stream) => streams.push(stream));
  await seatedAt(anna, id);
  now += 61_000;
  await forgetIdle(stopping.hub);
  expect(stopping.hub.resting.has(id)).toBe(true);
  const noted: string[] = [];
  Object.assign(stopping.hub, { db: { ...stopping.db, lazily: (sql: string) => noted.push(sql) } });
  const gone = Promise.all(streams.map((stream) => once(stream, 'close')));
  await stopping.close();
  await gone;
  await expect.poll(() => stopping.hub.resting.get(id)?.size).toBe(0);
  expect(noted).toEqual([]);
});
