import { toyGame } from '@ennead/kernel/contract';
import {
  ChatLines,
  type Fresh,
  GameList,
  Imported,
  Log,
  type Moved,
  Refusal,
  Replay,
  type ServerMessage,
  Story,
  TableInfo,
  TableList,
} from '@ennead/wire';
import { checked, readServerMessage } from '@ennead/wire/check';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games as realGames } from '../games.ts';
import { gamesFrom } from '../registry.ts';
import { connect, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: gamesFrom(toyGame, ...realGames.current) });
});
afterAll(() => server.close());

const isStep = (each: ServerMessage): each is Fresh | Moved => each.type === 'moved' || each.type === 'fresh';

/** The latest position of a socket, once everything on its way has come. */
async function latest(socket: TestSocket): Promise<Fresh | Moved | undefined> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
  return socket.received.findLast(isStep);
}

/** Answers for whoever is asked, always another of the options, for so many moves. */
async function play(sockets: readonly TestSocket[], table: string, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const now = await Promise.all(sockets.map(latest));
    const at = now.findIndex((each) => (each?.decisions.length ?? 0) > 0);
    const [socket, position] = [sockets[at], now[at]];
    const options = position?.decisions[0]?.options ?? [];
    const option = options[(move * 7) % options.length];
    if (socket === undefined || position === undefined || option === undefined) return;
    const { number, seat } = position;
    await socket.call({ type: 'decide', table, seat: seat ?? 0, number, option });
  }
}

/** The answer to a request, which has to fit its schema. */
async function replyTo<T extends TSchema>(
  person: TestPerson,
  schema: T,
  method: string,
  path: string,
  body?: unknown,
) {
  return checked(schema)((await person.api(method, path, body)).body);
}

// The sockets of every test read messages through the schema (testing/client.ts); here all kinds of them come.
test.each(['toy', 'ankh', 'kemet'])(
  'everything that a table of %s sends is in the protocol',
  async (game) => {
    const people: [TestPerson, TestPerson] = [
      await enter(server.url, 'Anna'),
      await enter(server.url, 'Ben'),
    ];
    const [anna, ben] = people;
    const { id: table } = await tableOf(people, { game, clock: { kind: 'live', bank: 600, increment: 5 } });
    const sockets: [TestSocket, TestSocket] = [await anna.connect(), await ben.connect()];
    const onlooker = await connect(server.url);
    for (const socket of [...sockets, onlooker]) socket.send({ type: 'watch', table });
    for (const socket of [...sockets, onlooker]) await socket.next('fresh');

    await play(sockets, table, game === 'toy' ? 3 : 25);
    for (const [seat, socket] of sockets.entries()) {
      const before = await latest(socket);
      const to = before?.undo?.turn ?? before?.undo?.ask ?? null;
      if (before === undefined || to === null) continue;
      await socket.call({ type: 'undo', table, seat, number: before.number, to });
      await sockets[1 - seat]?.call({ type: 'answer-undo', table, seat: 1 - seat, accept: true });
    }
    await play(sockets, table, 2);
    await sockets[0].call({ type: 'chat', table, text: 'Well played' });
    await sockets[1].call({ type: 'decide', table, seat: 0, number: 0, option: 'x' });
    await ben.api('POST', `/tables/${table}/hand-over`, { seat: 1 });
    await replyTo(ben, TableInfo, 'POST', `/tables/${table}/take-back`, { seat: 1 });
    for (const socket of [...sockets, onlooker]) await latest(socket);

    const all = [...sockets, onlooker].flatMap(({ received }) => received);
    const kinds = new Set(all.map((message) => (message.type === 'moved' ? message.kind : message.type)));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        ...[
          'hello',
          'table',
          'fresh',
          'move',
          'undo',
          'done',
          'refused',
          'said',
          'presence',
          'event',
          'pong',
        ],
      ]),
    );
    const moved = all.filter((message) => message.type === 'moved');
    expect(
      moved.some(({ clock, facts, changed }) => clock && facts.length > 0 && Object.keys(changed).length > 0),
    ).toBe(true);

    for (const seat of ['0', 'none']) {
      await replyTo(anna, Log, 'GET', `/tables/${table}/log?seat=${seat}&from=0`);
      await replyTo(anna, Story, 'GET', `/tables/${table}/story?seat=${seat}&from=0`);
      await replyTo(anna, Replay, 'GET', `/tables/${table}/replay?seat=${seat}&move=1`);
    }
    await replyTo(anna, ChatLines, 'GET', `/tables/${table}/chat`);
    await replyTo(anna, TableList, 'GET', '/tables?list=going');
    await replyTo(anna, GameList, 'GET', '/games');
    await replyTo(anna, Refusal, 'GET', `/tables/${table}/record`);
    for (const socket of [...sockets, onlooker]) await socket.close();
  },
);

test('a finished game, its record and its rematch are in the protocol', async () => {
  const people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')] as const;
  const { id: table } = await tableOf(people);
  const sockets = await Promise.all(people.map((person) => person.connect()));
  for (const socket of sockets) socket.send({ type: 'watch', table });
  for (const socket of sockets) await socket.next('fresh');
  await play(sockets, table, 200);
  for (const socket of sockets) expect((await latest(socket))?.outcome).not.toBeNull();
  const { body: record } = await people[0].api('GET', `/tables/${table}/record`);
  await replyTo(people[0], Imported, 'POST', '/records', record);
  await replyTo(people[0], TableInfo, 'POST', `/tables/${table}/rematch`);
  for (const socket of sockets) await socket.close();
});

test('a message with a field missing, unknown or of another kind is not in the protocol', () => {
  const pong = { type: 'pong', time: 1 };
  expect(readServerMessage(JSON.stringify(pong))).toEqual(pong);
  for (const broken of [{ type: 'pong' }, { ...pong, more: 1 }, { ...pong, time: 'now' }, { type: 'gong' }])
    expect(() => readServerMessage(JSON.stringify(broken))).toThrow('not in the protocol');
});
