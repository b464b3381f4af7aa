import { missing } from '@ennead/kernel';
import type { Fresh, Moved, ServerMessage, TableInfo } from '@ennead/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageError } from '../storage/sql.ts';
import { enter, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { attendTo } from './faults.ts';
import type { Room } from './room.ts';

let server: TestServer;
let later = 0;
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

/** A table of two people with ten seconds each; both look on from their seats. */
async function hurried(atZero: 'bot' | 'wait', increment = 0, secret = 60_000, least = 0) {
  later = 0;
  // Nothing here may come about only because the server looks around from time to time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startServer({ now: () => Date.now() + later, pace: { secret, least } });
  const people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  const table = await tableOf(people, { clock: { kind: 'live', bank: 10, increment }, atZero });
  const sockets = await Promise.all(people.map((person) => person.connect()));
  const [socket, other] = sockets as [TestSocket, TestSocket];
  for (const [seat, each] of sockets.entries()) each.send({ type: 'watch', table: table.id, seat });
  const fresh = await socket.next('fresh');
  await other.next('fresh');
  const room = (await server.hub.rooms.get(table.id)) as Room;
  const attend = () => attendTo(server.hub, room);
  const pass = (ms: number) => {
    later += ms;
    attend();
  };
  /** The first option of what a seat is asked now. */
  const answer = async (seat: number) => {
    const asks = (message: ServerMessage): message is Fresh | Moved =>
      message.type === 'fresh' || message.type === 'moved';
    const each = sockets[seat] ?? missing();
    const last = each.received.findLast(asks);
    const option = last?.decisions[0]?.options[0] ?? missing();
    const done = { type: 'decide', table: table.id, seat, number: last?.number ?? 0, option } as const;
    expect(await each.call(done)).toMatchObject({ type: 'done' });
  };
  return { socket, other, fresh, pass, attend, answer, table: table.id, people };
}

/** Everything that was said before has arrived. */
async function settled(...sockets: readonly TestSocket[]): Promise<void> {
  for (const socket of sockets) {
    socket.send({ type: 'ping' });
    await socket.next('pong');
  }
}

const notices = ({ received }: TestSocket) =>
  received.flatMap((message) => (message.type === 'notice' ? [[message.seat, message.code]] : []));

test('at zero in a secret window a bot answers; others hear of it when the window closes', async () => {
  const { socket, other, fresh, pass, answer, table, people } = await hurried('bot', 0, 20);
  expect(fresh.clock).toMatchObject({
    left: [10_000, 10_000].map(() => expect.any(Number)),
    running: [0, 1],
  });
  await answer(0);
  pass(11_000);
  expect(await other.next('notice')).toMatchObject({ seat: 1, code: 'out-of-time' });
  await socket.next('notice', ({ seat }) => seat === 1);
  const told = await socket.next('table', (message) => message.table.seats[1]?.standIn !== null);
  expect(told.table.seats.map(({ standIn }) => standIn)).toEqual([null, 'easy']);
  const heard = socket.received.flatMap((message) =>
    message.type === 'notice' || (message.type === 'moved' && message.by === null) ? [message.type] : [],
  );
  expect(heard.slice(0, 2)).toEqual(['moved', 'notice']);
  expect((await people[1]?.api('POST', `/tables/${table}/take-back`, { seat: 1 }))?.status).toBe(200);
});

test('at zero in the open a bot takes the seat over at once, and the table is told', async () => {
  const { socket, other, pass, answer } = await hurried('bot');
  await answer(0);
  await answer(1);
  const { waiting } = await other.next('moved', ({ by }) => by === null);
  const [seat = 9] = waiting;
  expect(waiting).toHaveLength(1);
  pass(11_000);
  for (const each of [socket, other])
    expect(await each.next('notice')).toMatchObject({ seat, code: 'out-of-time' });
  await socket.next('table', (message) => message.table.seats[seat]?.standIn === 'easy');
  // It plays on, and nobody has to touch anything.
  for (const each of [socket, other]) await each.next('moved', ({ by }) => by === seat);
});

test('a seat that cannot be handed over is handed over at the next look', async () => {
  const { socket, other, pass, attend, answer } = await hurried('bot');
  await answer(0);
  await answer(1);
  const { waiting } = await other.next('moved', ({ by }) => by === null);
  const [seat = 9] = waiting;
  const { db } = server.hub;
  const gone = () => Promise.reject(new StorageError('storage-failed', new Error('gone')));
  Object.assign(server.hub, { db: { ...db, run: gone, batch: gone } });
  const logged = vi.spyOn(server.hub.log, 'error');
  pass(11_000);
  await expect.poll(() => logged.mock.calls.at(-1)?.[1]).toBe('a seat could not be handed over');
  Object.assign(server.hub, { db });
  attend();
  await socket.next('table', (message) => message.table.seats[seat]?.standIn === 'easy');
});

test('who takes the seat back from the bot has a minute, however often the bot is asked meanwhile', async () => {
  const { socket, other, attend, pass, answer, table, people } = await hurried('bot');
  await answer(0);
  await answer(1);
  const { waiting } = await other.next('moved', ({ by }) => by === null);
  const [seat = 9] = waiting;
  const [own, rival] = seat === 0 ? [socket, other] : [other, socket];
  // A bot on a busy machine may have something to tell as well.
  const isZero = (notice: { seat: number | null; code: string }) =>
    notice.seat === seat && notice.code === 'out-of-time';
  pass(11_000);
  await own.next('notice', isZero);
  await rival.next('moved', ({ by }) => by === seat);
  expect((await people[seat]?.api('POST', `/tables/${table}/take-back`, { seat }))?.status).toBe(200);
  attend();
  pass(30_000);
  await settled(own);
  expect(notices(own).filter(([, code]) => code === 'out-of-time')).toHaveLength(1);
  // The clock calls by itself when the minute is over.
  pass(29_000);
  await own.next('notice', isZero);
});

test('who takes the seat back before the bot has played gains no time', async () => {
  const { socket, other, pass, answer, table, people } = await hurried('bot', 0, 60_000, 60_000);
  await answer(0);
  await answer(1);
  const { waiting } = await other.next('moved', ({ by }) => by === null);
  const [seat = 9] = waiting;
  const told = () => socket.next('table', (message) => message.table.seats[seat]?.standIn === 'easy');
  pass(11_000);
  await told();
  for (const _again of ['once', 'twice']) {
    expect((await people[seat]?.api('POST', `/tables/${table}/take-back`, { seat }))?.status).toBe(200);
    await told();
  }
  await settled(socket);
  expect(notices(socket).filter(([, code]) => code === 'out-of-time')).toHaveLength(3);
});

test('where the table waits, time runs out and nothing else happens; in secret only its own seat is told', async () => {
  const { socket, other, pass, attend, answer } = await hurried('wait');
  pass(11_000);
  pass(1000);
  await settled(socket, other);
  expect([notices(socket), notices(other)]).toEqual([[[0, 'out-of-time']], [[1, 'out-of-time']]]);
  await answer(0);
  attend();
  await settled(other);
  expect(notices(other)).toHaveLength(1);
  await answer(1);
  const { waiting } = await socket.next('moved', ({ by }) => by === null);
  await settled(socket, other);
  // Now everybody waits for one of them openly.
  for (const each of [socket, other]) expect(notices(each).slice(1)).toEqual([[waiting[0], 'out-of-time']]);
  expect(socket.received.some((message) => message.type === 'table' && message.table.seats[1]?.standIn)).toBe(
    false,
  );
});

test('a clock that was stopped in time hands nothing over, though the table was forgotten and loaded again', async () => {
  const { socket, other, pass, table, people } = await hurried('bot', 60);
  pass(9000);
  for (const each of [socket, other]) each.send({ type: 'unwatch', table });
  await settled(socket, other);
  await people[0]?.api('GET', `/tables/${table}/chat`);
  server.hub.rooms.delete(table);
  for (const [seat, person] of people.entries()) {
    const again = await person.connect();
    again.send({ type: 'watch', table, seat });
    const { number, decisions } = await again.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    await again.call({ type: 'decide', table, seat, number, option });
    await again.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { body } = (await people[0]?.api<TableInfo>('GET', `/tables/${table}`)) ?? {};
  expect(body?.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
});
