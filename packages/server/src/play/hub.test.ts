import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { join, leave, rememberCall, roomOf, sayAgain } from './hub.ts';
import { type Channel, sayToAll } from './room.ts';

let server: TestServer;
let anna: TestPerson;
beforeEach(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
});
afterEach(() => server.close());

const ALONE = { seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };

test('a table that is not there leaves nothing in memory', async () => {
  expect((await anna.api('GET', '/tables/not-a-table-at-all/chat')).status).toBe(404);
  expect([server.hub.rooms.size, server.hub.faults.size]).toEqual([0, 0]);
});

test('of the calls of a table the last forty are remembered, here and after it was loaded again', async () => {
  const { id } = await tableOf([anna], ALONE);
  const room = await roomOf(server.hub, id);
  rememberCall(room, null, 0);
  for (let at = 0; at < 41; at++) rememberCall(room, `call ${at}`, at);
  expect([...room.calls.keys()]).toEqual(Array.from({ length: 40 }, (_, at) => `call ${at + 1}`));
  expect(room.calls.get('call 40')).toBe(40);

  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let i = 0; i < 3; i++) await playOne(socket, id);
  const played = [...room.calls].slice(-3);
  server.hub.rooms.clear();
  expect([...(await roomOf(server.hub, id)).calls]).toEqual(played);
});

test('who looks with the same eyes shares a stream, which goes with the last of them', async () => {
  const { id } = await tableOf([anna], ALONE);
  const room = await roomOf(server.hub, id);
  const heard: string[] = [];
  const channel = (name: string): Channel => ({
    viewer: 0,
    person: anna.id,
    room: null,
    send: () => heard.push(name),
  });
  const [one, two] = [channel('one'), channel('two')];
  expect(join(room, one)).toBe(join(room, two));
  expect([one.room, two.room]).toEqual([room, room]);
  leave(room, one);
  expect([one.room, [...room.streams.keys()]]).toEqual([null, [0]]);
  sayToAll(room, { type: 'pong', time: 1 });
  expect(heard).toEqual(['two']);
  leave(room, two);
  expect(room.streams.size).toBe(0);
});

test('tables that changed are read again where they are in memory, and told of elsewhere', async () => {
  const [{ id: here }, { id: away }] = [await tableOf([anna], ALONE), await tableOf([anna], ALONE)];
  const socket = await anna.connect();
  await sitAlone(socket, here);
  server.hub.rooms.delete(away);
  const told: string[] = [];
  Object.assign(server.hub, { db: { ...server.db, publish: (message: string) => told.push(message) } });
  await server.db.run("UPDATE people SET name = 'Anne' WHERE id = ?", [anna.id]);
  await sayAgain(server.hub, [here, away]);
  await socket.next('table', ({ table }) => table.id === here && table.seats[0]?.person?.name === 'Anne');
  expect(told).toEqual([`table ${here}`, `table ${away}`]);
  expect(server.hub.rooms.has(away)).toBe(false);
  // Nobody has asked to go back, and nobody hears of it.
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.received.filter(({ type }) => type === 'asked')).toEqual([]);
});

test('what was written down beside the moves is there when a table is loaded again', async () => {
  const { id } = await tableOf([anna, await enter(server.url, 'Ben')]);
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: id, seat: 0 });
  const { decisions } = await socket.next('fresh');
  const plan = { kind: 'share', option: 'temple', turn: 'any', repeats: false };
  expect(decisions[0]?.kind).toBe('bid');
  expect((await anna.api('PUT', `/tables/${id}/plans`, { seat: 0, plans: [plan] })).status).toBe(200);
  await server.db.run(
    "INSERT INTO events (table_id, number, kind, seat, cause, at) VALUES (?, 0, 'undo-asked', 1, 'own', 1)",
    [id],
  );
  server.hub.rooms.delete(id);
  const { plans, events } = await roomOf(server.hub, id);
  expect(plans).toMatchObject([{ seat: 0, option: 'temple' }]);
  expect(events).toMatchObject([{ kind: 'undo-asked', seat: 1 }]);
});

test('a game whose seed is known beforehand has not begun before it is started', async () => {
  const wanted = { game: 'toy', setup: {}, ...ALONE, visibility: 'public', practiceSeed: 'known' };
  const { id } = (await anna.api<{ id: string }>('POST', '/tables', wanted)).body;
  expect((await roomOf(server.hub, id)).play).toBeNull();
  await anna.api('POST', `/tables/${id}/start`);
  expect((await roomOf(server.hub, id)).play).not.toBeNull();
});
