import { afterEach, expect, test } from 'vitest';
import type { TableInfo } from '../protocol.ts';
import { enter, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import type { Room } from './room.ts';

let server: TestServer;
let later = 0;
afterEach(() => server.close());

/** A table of two people with ten seconds each, watched by the first. */
async function hurried(atZero: 'bot' | 'wait', increment = 0) {
  later = 0;
  server = await startServer({ now: () => Date.now() + later, pace: { secret: 60_000 } });
  const people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  const table = await tableOf(people, { clock: { kind: 'live', bank: 10, increment }, atZero });
  const socket = await (people[0] as (typeof people)[number]).connect();
  socket.send({ type: 'watch', table: table.id });
  const fresh = await socket.next('fresh');
  const room = (await server.hub.rooms.get(table.id)) as Room;
  const pass = (ms: number) => {
    later += ms;
    for (const { attend } of server.hub.attendants) attend(room);
  };
  return { socket, fresh, pass, table: table.id, people };
}

test('at zero a bot takes the seat over, and the table is told', async () => {
  const { socket, fresh, pass, table, people } = await hurried('bot');
  expect(fresh.clock).toMatchObject({
    left: [10_000, 10_000].map(() => expect.any(Number)),
    running: [0, 1],
  });
  await socket.call({
    type: 'decide',
    table,
    seat: 0,
    number: 0,
    option: fresh.decisions[0]?.options[0] as number,
  });
  pass(11_000);
  expect(await socket.next('notice')).toMatchObject({ seat: 1, code: 'out-of-time' });
  const told = await socket.next('table', (message) => message.table.seats[1]?.standIn !== null);
  expect(told.table.seats.map(({ standIn }) => standIn)).toEqual([null, 'easy']);
  expect((await people[1]?.api('POST', `/tables/${table}/take-back`, { seat: 1 }))?.status).toBe(200);
});

test('where the table waits, time runs out and nothing else happens', async () => {
  const { socket, pass } = await hurried('wait');
  pass(11_000);
  pass(1000);
  expect(await socket.next('notice', ({ seat }) => seat === 1)).toMatchObject({ code: 'out-of-time' });
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.received.filter(({ type }) => type === 'notice')).toHaveLength(2);
  expect(socket.received.some((message) => message.type === 'table' && message.table.seats[1]?.standIn)).toBe(
    false,
  );
});

test('a clock that was stopped in time hands nothing over, though the table was forgotten and loaded again', async () => {
  const { socket, pass, table, people } = await hurried('bot', 60);
  pass(9000);
  socket.send({ type: 'unwatch', table });
  await people[0]?.api('GET', `/tables/${table}/chat`);
  server.hub.rooms.delete(table);
  for (const [seat, person] of people.entries()) {
    const again = await person.connect();
    again.send({ type: 'watch', table, seat });
    const { number, decisions } = await again.next('fresh');
    const option = decisions[0]?.options[0] as number;
    await again.call({ type: 'decide', table, seat, number, option });
    await again.close();
  }
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { body } = (await people[0]?.api<TableInfo>('GET', `/tables/${table}`)) ?? {};
  expect(body?.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
});
