import { missing } from '@ennead/kernel';
import type { Moved } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

/** How long after it was asked a bot answers here: time enough for two people on a busy machine. */
const PACE = 3000;
let server: TestServer;
let later = 0;
let people: TestPerson[];

beforeAll(async () => {
  server = await startServer({ pace: { secret: PACE }, now: () => Date.now() + later });
  people = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
});
afterAll(() => server.close());

/** Anna and Ben have answered, a bot has not yet, and Anna asks to go back. */
async function asking() {
  const table = await tableOf(people, {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  const [anna, ben] = (await Promise.all(people.map((person) => person.connect()))) as [
    TestSocket,
    TestSocket,
  ];
  for (const [seat, socket] of [anna, ben].entries()) {
    socket.send({ type: 'watch', table: table.id, seat });
    const { decisions } = await socket.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    await socket.call({ type: 'decide', table: table.id, seat, number: 0, option });
  }
  const { number, undo } = await anna.next('moved');
  await anna.call({ type: 'undo', table: table.id, seat: 0, number, to: undo?.ask as number });
  expect((await ben.next('asked')).ask).toMatchObject({ seat: 0, needed: [1] });
  return { table: table.id, anna, ben };
}

const momentOf = (socket: TestSocket) =>
  socket.received.findLast((message) => message.type === 'moved')?.moment ?? 0;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, PACE + 500));

test('a bot does not answer while somebody asks to go back, and does when they may not', async () => {
  const { table, anna, ben } = await asking();
  await aWhile();
  expect(momentOf(anna)).toBe(0);
  await ben.call({ type: 'answer-undo', table, seat: 1, accept: false });
  expect(await anna.next('moved', ({ moment }) => moment === 1)).toMatchObject({ kind: 'move' });
});

test('who went back answers anew, and then the bot', async () => {
  const { table, anna, ben } = await asking();
  await aWhile();
  await ben.call({ type: 'answer-undo', table, seat: 1, accept: true });
  const { number, decisions } = await anna.next('moved', ({ kind }) => kind === 'undo');
  const option = decisions[0]?.options.at(-1) as number;
  expect(await anna.call({ type: 'decide', table, seat: 0, number, option })).toMatchObject({ type: 'done' });
  const again = await ben.next('moved', ({ kind }) => kind === 'undo');
  if (again.decisions.length > 0)
    await ben.call({
      type: 'decide',
      table,
      seat: 1,
      number: again.number,
      option: again.decisions[0]?.options[0] ?? missing(),
    });
  expect(await ben.next('moved', ({ moment }) => moment === 1)).toMatchObject({ kind: 'move' });
});

test('bots go on after two minutes, though somebody has asked, withdrawn and asked again', async () => {
  const { table, anna } = await asking();
  const room = await server.hub.rooms.get(table);
  const look = () => {
    if (room !== undefined) for (const { attend } of server.hub.attendants) attend(room);
  };
  later += 100_000;
  await anna.call({ type: 'answer-undo', table, seat: 0, accept: false });
  const { number, undo } = anna.received.findLast((each): each is Moved => each.type === 'moved') as Moved;
  await anna.call({ type: 'undo', table, seat: 0, number, to: undo?.ask as number });
  look();
  await aWhile();
  expect(momentOf(anna)).toBe(0);
  later += 20_000;
  look();
  expect(await anna.next('moved', ({ moment }) => moment === 1)).toMatchObject({ kind: 'move' });
});
