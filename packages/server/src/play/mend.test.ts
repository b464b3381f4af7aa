import { missing } from '@ennead/kernel';
import type { Fresh, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BAD_ROUNDS, faultyGames } from '../hardening/faulty-game.ts';
import type { StoredAsk } from '../tables/store.ts';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';
import { roomOf } from './hub.ts';
import { inTurn } from './room.ts';

const rules = faultyGames();
let server: TestServer;
let anna: TestPerson;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  rules.set('none');
  server = await startServer({ games: rules.games, now: () => Date.now() + ahead });
  anna = await enter(server.url, 'Anna');
});
afterEach(() => server.close());

const fresh = (socket: TestSocket, seat: number): Promise<Fresh> =>
  socket.next('fresh', (message) => message.seat === seat);

test('a table that is made again is as it is stored, whatever was in memory when it failed', async () => {
  const { id: table } = await tableOf([anna], {
    seats: [{ kind: 'me' }, { kind: 'me' }],
    setup: { rounds: BAD_ROUNDS },
  });
  const socket = await anna.connect();
  for (const seat of [0, 1]) socket.send({ type: 'watch', table, seat });
  const seats = [await fresh(socket, 0), await fresh(socket, 1)];
  const answer = (seat: number) => {
    const option = seats[seat]?.decisions[0]?.options[0] ?? missing();
    return { type: 'decide', table, seat, number: 0, option } as const;
  };
  expect(await socket.call(answer(0))).toMatchObject({ type: 'done' });
  rules.set('view');
  expect(await socket.call(answer(1), 'the-last')).toMatchObject({ type: 'done', number: 1 });
  await socket.next('notice', ({ code }) => code === 'table-failed');

  const room = await server.hub.rooms.get(table);
  const ask: StoredAsk = {
    seat: 0,
    keep: 0,
    number: room?.play?.steps.seen ?? 0,
    moment: 0,
    needed: [1],
    accepted: [],
    since: 0,
    until: server.hub.now() + 10 * MINUTE,
    over: null,
  };
  await server.db.run('UPDATE tables SET ask = ? WHERE id = ?', [JSON.stringify(ask), table]);
  await server.db.run("UPDATE people SET name = 'Anne' WHERE id = ?", [anna.id]);
  room?.calls.set('a call that was never kept', 0);
  rules.set('none');
  ahead += MINUTE;
  const looked: string[] = [];
  server.hub.attendants.push({ attend: ({ id }) => looked.push(id), moved() {} });

  // Who sends the same again is told that it was done.
  socket.send({ ...answer(1), id: 'the-last' });
  expect(await socket.next('done', ({ id }) => id === 'the-last')).toMatchObject({ number: 1 });
  const told = [await fresh(socket, 0), await fresh(socket, 1)];
  for (const each of told) expect(each).toMatchObject({ moment: 1, ask: { seat: 0, needed: [1] } });
  expect(looked).toEqual([table]);
  expect([...(await roomOf(server.hub, table)).calls.keys()]).toHaveLength(2);
  await socket.next('table', (message) => message.table.seats[0]?.person?.name === 'Anne');
  server.hub.rooms.delete(table);
  const other = await anna.connect();
  for (const [seat, { view }] of told.entries()) {
    other.send({ type: 'watch', table, seat });
    expect((await fresh(other, seat)).view).toEqual(view);
  }
});

test('who gave a seat up while a table was set aside no longer sees with its eyes', async () => {
  const ben = await enter(server.url, 'Ben');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'toy', setup: {}, seats, visibility: 'public' };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  const socket = await ben.connect();
  socket.send({ type: 'watch', table: id, seat: 1 });
  await socket.next('presence');
  const room = await roomOf(server.hub, id);
  room.isBroken = true;
  await server.db.run('UPDATE seats SET person = NULL WHERE table_id = ? AND seat = 1', [id]);
  await inTurn(room, () => {});
  expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat' });
  expect(room.streams.size).toBe(0);
});
