import { missing } from '@ennead/kernel';
import type { Fresh, Moved, ServerMessage } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesFrom } from '../registry.ts';
import { connect, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { mergedGods } from '../testing/merged-gods.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { roomOf } from './hub.ts';
import { mayRest } from './rest.ts';

/** Seats 0 and 1 are the upper and the lower of a merged god, seat 2 fights them. */
let server: TestServer;
let people: TestPerson[];
beforeAll(async () => {
  server = await startServer({ games: gamesFrom(mergedGods) });
  people = await Promise.all(['Upper', 'Lower', 'Rival'].map((name) => enter(server.url, name)));
});
afterAll(() => server.close());

const position = ({ received }: TestSocket) =>
  received.findLast((each): each is Fresh | Moved => each.type === 'fresh' || each.type === 'moved') as Fresh;

async function barrier(socket: TestSocket): Promise<void> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

async function seated() {
  const { id: table } = await tableOf(people, { game: 'ankh' });
  const watching = async (socket: TestSocket, seat: number | null) => {
    socket.send({ type: 'watch', table, seat });
    await socket.next('fresh');
    return socket;
  };
  const at = async (seat: number) => watching(await (people[seat] ?? missing()).connect(), seat);
  const [upper, lower, rival] = [await at(0), await at(1), await at(2)];
  const onlooker = await watching(await connect(server.url), null);
  const propose = (socket: TestSocket, seat: number, option: string | null, number = 0) =>
    socket.call({ type: 'propose', table, seat, number, option });
  const decide = (socket: TestSocket, seat: number, option: string) =>
    socket.call({ type: 'decide', table, seat, number: position(socket).number, option });
  return { table, at, upper, lower, rival, onlooker, propose, decide };
}

test('A-MRG-14: the lower seat of a merged god sees the question and the hand, and nobody else does', async () => {
  const { upper, lower, rival, onlooker } = await seated();
  const [asked] = position(upper).decisions;
  expect(asked).toMatchObject({ seat: 0, kind: 'card' });
  expect(position(lower)).toMatchObject({ decisions: [], joint: [asked] });
  const teams = position(lower).view.teams as { hand: number }[];
  expect(teams[0]?.hand).toBe((position(upper).view.teams as { hand: number }[])[0]?.hand);
  for (const other of [upper, rival, onlooker]) expect(position(other).joint).toEqual([]);
});

test('A-MRG-14, A-HID-1: a proposal reaches the upper seat alone, stays after a break and binds nobody', async () => {
  const { at, upper, lower, rival, onlooker, propose, decide } = await seated();
  const moves = await server.db.all('SELECT * FROM moves');
  const heard = () => [rival, onlooker].map(({ received }) => received.filter(isNews).length);
  const before = heard();
  expect(await propose(lower, 1, 'drought')).toMatchObject({ type: 'done' });
  const proposals = [{ seat: 1, option: 'drought' }];
  expect(await upper.next('proposed')).toMatchObject({ seat: 0, proposals });
  expect(await lower.next('proposed')).toMatchObject({ seat: 1, proposals });
  for (const socket of [rival, onlooker]) await barrier(socket);
  expect(heard()).toEqual(before);
  expect(await server.db.all('SELECT * FROM moves')).toEqual(moves);
  expect(position(await at(0)).proposals).toEqual(proposals);
  expect(position(await at(1)).proposals).toEqual(proposals);
  expect(position(await at(2)).proposals).toEqual([]);
  expect(await propose(lower, 1, null)).toMatchObject({ type: 'done' });
  expect(await upper.next('proposed')).toMatchObject({ proposals: [] });
  await propose(lower, 1, 'miracle');
  expect(await decide(upper, 0, 'flood')).toMatchObject({ type: 'done' });
  // That the upper seat has answered is told to nobody before all have.
  await barrier(lower);
  expect(position(lower)).toMatchObject({ number: 0, joint: [{ seat: 0, kind: 'card' }] });
  expect(await propose(lower, 1, 'drought')).toMatchObject({ type: 'done' });
  await decide(rival, 2, 'chariots');
  expect(await lower.next('moved')).toMatchObject({ moment: 1, proposals: [] });
});

function isNews({ type }: ServerMessage): boolean {
  return !['hello', 'pong', 'presence', 'done'].includes(type);
}

test('A-MRG-14: what is not asked, not on the list or out of date cannot be proposed', async () => {
  const { lower, upper, rival, propose } = await seated();
  expect(await propose(lower, 1, 'chariot-raid')).toMatchObject({ code: 'not-an-option' });
  expect(await propose(lower, 1, 'drought', 7)).toMatchObject({ code: 'stale' });
  expect(await propose(upper, 0, 'drought')).toMatchObject({ code: 'not-your-turn' });
  expect(await propose(rival, 2, 'drought')).toMatchObject({ code: 'not-your-turn' });
  await barrier(upper);
  expect(upper.received.some(({ type }) => type === 'proposed')).toBe(false);
});

test('a table does not rest while something is proposed there, and does when the game has gone on', async () => {
  const { table, upper, lower, rival, propose, decide } = await seated();
  const room = await roomOf(server.hub, table);
  expect(mayRest(server.hub, room)).toBe(true);
  await propose(lower, 1, 'drought');
  expect(mayRest(server.hub, room)).toBe(false);
  await propose(lower, 1, null);
  expect(mayRest(server.hub, room)).toBe(true);
  await propose(lower, 1, 'drought');
  await decide(upper, 0, 'flood');
  expect(mayRest(server.hub, room)).toBe(false);
  await decide(rival, 2, 'chariots');
  await lower.next('moved');
  expect(mayRest(server.hub, room)).toBe(true);
});

test('who proposes on and on is refused, and the other hears no more of it', async () => {
  const { upper, lower, propose } = await seated();
  const answers = await Promise.all(
    Array.from({ length: 18 }, (_, at) => propose(lower, 1, at % 2 === 0 ? 'drought' : null)),
  );
  expect(answers.map(({ type }) => type)).toEqual(Array.from({ length: 18 }, () => 'done'));
  let refused = 0;
  while (refused < 30) {
    const more = await Promise.all(Array.from({ length: 15 }, () => propose(lower, 1, null)));
    refused += more.filter((each) => each.type === 'refused' && each.code === 'too-fast').length;
  }
  const done = lower.received.filter(({ type }) => type === 'done').length;
  await barrier(upper);
  expect(upper.received.filter(({ type }) => type === 'proposed')).toHaveLength(done);
});
