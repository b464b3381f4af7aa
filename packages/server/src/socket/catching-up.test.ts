import { toyGame } from '@ennead/kernel/contract';
import type { Moved } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { type AnyGame, gamesFrom } from '../registry.ts';
import { enter, type TestSocket, tableOf } from '../testing/client.ts';
import { playOne, seenAlone, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let playing: TestSocket;
let late: TestSocket;
let table: string;
let goOn: () => void;
beforeEach(async () => {
  server = await startServer();
  const anna = await enter(server.url, 'Anna');
  ({ id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] }));
  playing = await anna.connect();
  await sitAlone(playing, table);
  for (let i = 0; i < 10; i++) await playOne(playing, table);
  late = await anna.connect();
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  Object.assign(server.hub, { turns: () => promise });
});
afterEach(() => server.close());

const told = () => late.received.filter((each): each is Moved => each.type === 'moved');

test('whoever plays does not wait for somebody who catches up, who hears everything in order', async () => {
  late.send({ type: 'watch', table, seat: 0, last: 0 });
  await late.next('table');
  for (let i = 0; i < 3; i++) expect(await playOne(playing, table)).toMatchObject({ type: 'done' });
  expect(told()).toEqual([]);
  goOn();
  const seen = playing.received.findLast((each) => each.type === 'moved' && each.seat === 0) as Moved;
  await late.next('moved', ({ number }) => number === seen.number);
  const numbers = told().map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(10);
});

test('who looks anew while catching up is told the rest of the first no more', async () => {
  late.send({ type: 'watch', table, seat: 0, last: 0 });
  await late.next('table');
  late.send({ type: 'watch', table, seat: 0 });
  const { number } = await late.next('fresh');
  goOn();
  await playOne(playing, table);
  await late.next('moved');
  late.send({ type: 'ping' });
  await late.next('pong');
  expect(told().every((each) => each.number > number)).toBe(true);
});

test('who missed one step is told that one; who missed none, nothing but what is asked', async () => {
  late.send({ type: 'watch', table, seat: 0 });
  const { number } = await late.next('fresh');
  const told = async (last: number) => {
    const before = late.received.length;
    late.send({ type: 'watch', table, seat: 0, last });
    await late.next('asked');
    return late.received.slice(before).flatMap((each) => (each.type === 'moved' ? [each.number] : []));
  };
  expect([await told(number - 1), await told(number)]).toEqual([[number], []]);
});

test('who was away while the game went on and back is shown where it stands', async () => {
  const numberNow = async () => (await seenAlone(playing, table))[0]?.number ?? 0;
  const last = await numberNow();
  while ((await numberNow()) === last) await playOne(playing, table);
  const number = await numberNow();
  expect(await playing.call({ type: 'undo', table, seat: 0, number, to: last })).toMatchObject({
    type: 'done',
  });
  late.send({ type: 'watch', table, seat: 0, last });
  expect(await late.next('fresh')).toMatchObject({ number: number + 1 });
});

/** The small game with so much to share out that it does not end here. */
const longGame: typeof toyGame = {
  ...toyGame,
  start(setup, seed, log) {
    const state = toyGame.start(setup, seed, log);
    return Object.assign(state, { market: state.market + 1000, harvested: state.harvested + 1000 });
  },
};

test('fifty missed steps are told one by one; who missed more is shown where the game stands', async () => {
  const limits = { ...DEFAULT_LIMITS, lookBackPerSecond: 1e6, lookBackPerSecondOfNetwork: 1e6 };
  const long = await startServer({ games: gamesFrom(longGame as AnyGame), config: { limits } });
  const anna = await enter(long.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let i = 0; i < 64; i++) await playOne(socket, id);
  // Every so many steps the state is kept, so that loading need not begin at the start.
  await expect.poll(() => long.db.all('SELECT number FROM snapshots')).toEqual([{ number: 64 }]);
  const charged: number[] = [];
  const { lookBack } = long.hub.budgets;
  Object.assign(long.hub.budgets, {
    lookBack: (...all: Parameters<typeof lookBack>) => {
      charged.push(all[1]);
      return lookBack(...all);
    },
  });
  const other = await anna.connect();
  const kinds = async (last?: number) => {
    const before = other.received.length;
    other.send({ type: 'watch', table: id, seat: 0, ...(last !== undefined && { last }) });
    await other.next('presence');
    return other.received
      .slice(before)
      .flatMap((each) => (each.type === 'moved' || each.type === 'fresh' ? [each] : []));
  };
  const [now] = await kinds();
  const number = now?.number ?? 0;
  const fifty = await kinds(number - 50);
  expect(fifty.map(({ type }) => type)).toEqual(new Array(50).fill('moved'));
  expect(fifty.at(-1)?.number).toBe(number);
  expect((await kinds(number - 51)).map(({ type }) => type)).toEqual(['fresh']);
  expect([charged[0], charged[2]]).toEqual([20, 20]);
  expect(charged[1]).toBeGreaterThanOrEqual(20 + 50 * 10);
  await long.close();
});
