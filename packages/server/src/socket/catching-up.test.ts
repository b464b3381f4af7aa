import type { Moved } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, type TestSocket, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
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
