import { missing } from '@ennead/kernel';
import type { Moved } from '@ennead/wire';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/sql.ts';
import { as, enter, type TestSocket, tableOf } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const NEVER = 2 ** 30;

let postgres: TestPostgres;
const servers: TestServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(() => postgres.stop());

/** Anna plays both seats at one process and watches at another, which hears what `hears` lets through. */
async function apart(hears: (message: string) => string[]) {
  const url = await postgres.database();
  const near = await startServer({ db: await openPostgres(url), lookEvery: NEVER });
  const db = await openPostgres(url);
  let reads = 0;
  const listening: Database = {
    ...db,
    async all(sql, values) {
      if (sql.startsWith('SELECT * FROM moves')) reads += 1;
      return db.all(sql, values);
    },
    subscribe: (listener) => db.subscribe((message) => hears(message).forEach(listener)),
  };
  const far = await startServer({ db: listening, lookEvery: NEVER });
  servers.push(near, far);
  const anna = await enter(near.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const playing = await anna.connect();
  const watching = await as(far.url, anna.id, anna.name, anna.key).connect();
  for (const socket of [playing, watching]) {
    socket.send({ type: 'watch', table, seat: 0 });
    await socket.next('fresh');
  }
  const before = reads;
  /** How many steps those who look on at the far process knew of when they were called. */
  const looked: number[] = [];
  far.hub.attendants.push({ attend: ({ play }) => looked.push(play?.steps.all.length ?? 0), moved() {} });
  return { table, playing, watching, reads: () => reads - before, looked };
}

/** The first open question of either seat is answered. */
async function move(socket: TestSocket, table: string, seat: number): Promise<void> {
  socket.send({ type: 'watch', table, seat });
  const { number, decisions } = await socket.next('fresh', (fresh) => fresh.seat === seat);
  const option = decisions[0]?.options[0] ?? missing();
  expect(await socket.call({ type: 'decide', table, seat, number, option })).toMatchObject({ type: 'done' });
}

/** What the first seat was told at the process where it plays, when both had answered. */
function ownFacts({ received }: TestSocket) {
  const own = received.filter((message): message is Moved => message.type === 'moved');
  const facts = own.find(({ seat, moment }) => seat === 0 && moment === 1)?.facts;
  expect(facts).toHaveLength(3);
  return facts;
}

const isMove = (message: string) => message.startsWith('moved ');

test('a move is told to other processes as it was written: they need not ask for it', async () => {
  const { table, playing, watching, reads, looked } = await apart((message) => [message]);
  await move(playing, table, 1);
  await move(playing, table, 0);
  const told: Moved = await watching.next('moved', ({ moment }) => moment === 1);
  expect(told.facts).toEqual(ownFacts(playing));
  expect(reads()).toBe(0);
  // Clocks and bots there look at every step.
  expect(looked).toEqual(expect.arrayContaining([1, 2]));
});

test.each([
  ['lost', (message: string, moves: number) => (isMove(message) && moves === 1 ? [] : [message])],
  ['told twice', (message: string) => [message, message]],
  [
    'told without the row',
    (message: string) => [isMove(message) ? message.split(' ', 2).join(' ') : message],
  ],
])('nothing is missed or told twice where a notice is %s', async (_what, hears) => {
  let moves = 0;
  const { table, playing, watching, looked } = await apart((message) => {
    if (isMove(message)) moves += 1;
    return hears(message, moves);
  });
  await move(playing, table, 1);
  await move(playing, table, 0);
  const told = await watching.next('moved', ({ moment }) => moment === 1);
  expect(told.facts).toEqual(ownFacts(playing));
  expect(looked.at(-1)).toBe(2);
  const numbers = watching.received.flatMap((message) => (message.type === 'moved' ? [message.number] : []));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
