import { missing } from '@ennead/kernel';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { type Database, StorageError } from '../storage/sql.ts';
import { as, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { type Network, networkTo } from '../testing/network.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const NEVER = 2 ** 30;

let postgres: TestPostgres;
let line: Network;
const servers: TestServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  line = await networkTo(postgres.port);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(async () => {
  line.close();
  await postgres.stop();
});

const both = [{ kind: 'me' as const }, { kind: 'me' as const }];

/** Anna plays both seats at one process; her other socket is at a process that hears as the test says. */
async function apart(other: (url: string) => Promise<Database>, lookEvery: number) {
  const url = await postgres.database();
  const here = await startServer({ db: await openPostgres(url), lookEvery: NEVER });
  servers.push(here);
  const there = await startServer({ db: await other(url), lookEvery });
  servers.push(there);
  const anna = await enter(here.url, 'Anna');
  const { id: table } = await tableOf([anna], { seats: both });
  const near = await anna.connect();
  const far = await as(there.url, anna.id, anna.name, anna.key).connect();
  for (const socket of [near, far]) {
    socket.send({ type: 'watch', table, seat: 0 });
    await socket.next('fresh');
  }
  return { anna, table, near, far, here, there };
}

/** A move, a line of chat and a bot for a seat, all at the near process. */
async function change({ anna, table, near }: { anna: TestPerson; table: string; near: TestSocket }) {
  await move(near, table);
  await near.call({ type: 'chat', table, text: 'Can you hear me?' });
  await anna.api('POST', `/tables/${table}/hand-over`, { seat: 1, bot: 'random' });
}

function move(socket: TestSocket, table: string) {
  const fresh = socket.received.findLast((message) => message.type === 'fresh');
  const option = fresh?.decisions[0]?.options[0] ?? missing();
  return socket.call({ type: 'decide', table, seat: 0, number: fresh?.number ?? 0, option });
}

async function expectChange(far: TestSocket) {
  expect(await far.next('moved')).toMatchObject({ number: 1 });
  expect(await far.next('said')).toMatchObject({ line: { text: 'Can you hear me?' } });
  await far.next('table', ({ table }) => table.seats[1]?.standIn === 'random');
}

test('a process that was cut off looks again when it is back: moves, talk, seats and ended sessions', async () => {
  const world = await apart(
    (url) => openPostgres(url.replace(`:${postgres.port}/`, `:${line.port}/`)),
    NEVER,
  );
  const ben = await enter(world.here.url, 'Ben');
  const socket = await as(world.there.url, ben.id, ben.name, ben.key).connect();
  line.hang();
  await change(world);
  await ben.api('POST', '/me/link');
  line.cut();
  line.heal();
  await expectChange(world.far);
  expect(await socket.closed).toBe(4401);
});

test('a look that fails when the database has just come back is made again', async () => {
  let told: (message: string) => void = () => {};
  let failures = 3;
  const world = await apart(async (url) => {
    const db = await openPostgres(url);
    return {
      ...db,
      subscribe(listener) {
        told = listener;
      },
      async all(sql, values) {
        if (sql.includes('FROM tokens WHERE hash IN') && failures-- > 0)
          throw new StorageError('storage-failed', new Error('starting up'));
        return db.all(sql, values);
      },
    };
  }, NEVER);
  const { log } = world.there.hub;
  const [gone, back] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  await move(world.near, world.table);
  told('lost');
  expect(gone).toHaveBeenCalledWith({}, 'the database is gone');
  told('look');
  expect(back).toHaveBeenCalledWith({}, 'the database is back');
  expect(await world.far.next('moved')).toMatchObject({ number: 1 });
  expect(failures).toBeLessThanOrEqual(0);
});

test('a process that hears nothing looks at what is watched from time to time', async () => {
  const world = await apart(async (url) => ({ ...(await openPostgres(url)), subscribe() {} }), 100);
  await change(world);
  await expectChange(world.far);
  await world.near.call({ type: 'chat', table: world.table, text: 'Again' });
  await world.far.next('said', ({ line: { text } }) => text === 'Again');
  expect(world.far.received.filter(({ type }) => type === 'said')).toHaveLength(2);
  // The bot that took a seat may have moved since; nothing is told twice.
  const numbers = world.far.received.flatMap((message) => (message.type === 'moved' ? [message.number] : []));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a move that was written and not acknowledged by the database is acknowledged when it is found', async () => {
  const deaf = async (url: string): Promise<Database> => {
    const db = await openPostgres(url);
    return {
      ...db,
      async append(row) {
        await db.append(row);
        throw new StorageError('storage-unknown', new Error('lost'));
      },
    };
  };
  const { table, far } = await apart(deaf, NEVER);
  expect(await move(far, table)).toMatchObject({ type: 'done', number: 1 });
});

test('an answer in secret stands though another process took its number with one', async () => {
  const { anna, table, near, there } = await apart(
    async (url) => ({ ...(await openPostgres(url)), subscribe() {} }),
    NEVER,
  );
  const far = await as(there.url, anna.id, anna.name, anna.key).connect();
  far.send({ type: 'watch', table, seat: 1 });
  const { number, decisions } = await far.next('fresh');
  expect(decisions[0]?.secret).toBeDefined();
  const option = decisions[0]?.options[0] ?? missing();
  expect(await move(near, table)).toMatchObject({ type: 'done' });
  expect(await far.call({ type: 'decide', table, seat: 1, number, option })).toMatchObject({ type: 'done' });
});

test('who goes back while the game goes on at another process is refused, and sees what was played there', async () => {
  let meanwhile = async () => {};
  const { table, near, far } = await apart(async (url) => {
    const db = await openPostgres(url);
    return {
      ...db,
      subscribe() {},
      async append(row) {
        await meanwhile();
        return db.append(row);
      },
    };
  }, NEVER);
  expect(await move(near, table)).toMatchObject({ type: 'done' });
  near.send({ type: 'watch', table, seat: 1 });
  const { number, decisions } = await near.next('fresh', ({ seat }) => seat === 1);
  const option = decisions[0]?.options[0] ?? missing();
  meanwhile = async () => {
    expect(await near.call({ type: 'decide', table, seat: 1, number, option })).toMatchObject({
      type: 'done',
    });
  };
  const back = { type: 'undo', table, seat: 0, number: 1, to: 0 } as const;
  expect(await far.call(back)).toMatchObject({ type: 'refused', code: 'stale' });
  expect(await far.next('moved', ({ moment }) => moment === 1)).toMatchObject({ kind: 'move' });
});

test('a seat that was taken at another process is its person’s here, though nobody said so', async () => {
  const deaf = async (url: string): Promise<Database> => ({ ...(await openPostgres(url)), subscribe() {} });
  const { anna, far, here, there } = await apart(deaf, NEVER);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const wanted = { game: 'toy', setup: {}, seats, visibility: 'public' };
  const { id: table } = (await anna.api<{ id: string }>('POST', '/tables', wanted)).body;
  far.send({ type: 'watch', table, seat: 0 });
  await far.next('presence', (message) => message.table === table);
  const ben = await enter(here.url, 'Ben');
  expect((await ben.api('POST', `/tables/${table}/join`, {})).status).toBe(200);
  const socket = await as(there.url, ben.id, ben.name, ben.key).connect();
  socket.send({ type: 'watch', table, seat: 1 });
  expect(await socket.next('presence')).toMatchObject({ seats: [0, 1], spectators: 0 });
});
