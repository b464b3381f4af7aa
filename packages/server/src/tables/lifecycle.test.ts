import type { NewTable, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { Hub } from '../play/hub.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOut } from '../testing/play-out.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { changeTable } from './gathering.ts';
import { rematch } from './lifecycle.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startServer();
  [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
});
afterAll(() => server.close());

const open = async (seats: NewTable['seats'], more: Partial<NewTable> = {}) =>
  (
    await anna.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: { rounds: 1 },
      seats,
      visibility: 'public',
      ...more,
    })
  ).body;
const post = (person: TestPerson, id: string, what: string, body?: unknown) =>
  person.api<TableInfo & { code?: string }>('POST', `/tables/${id}/${what}`, body);
const names = ({ seats }: TableInfo) => seats.map(({ person, bot }) => person?.name ?? bot);

/** The hub as it is for somebody to whom this happens before their next statement of this kind is run. */
function overtaken(kind: 'run' | 'batch', happens: () => Promise<unknown>): Hub {
  let isDone = false;
  const first = async () => {
    if (isDone) return;
    isDone = true;
    await happens();
  };
  const { db } = server;
  const run: typeof db.run = async (...statement) => {
    if (kind === 'run') await first();
    return db.run(...statement);
  };
  const batch: typeof db.batch = async (statements) => {
    if (kind === 'batch') await first();
    return db.batch(statements);
  };
  return { ...server.hub, db: { ...db, run, batch } };
}
const callerOf = ({ id }: TestPerson) => ({ person: id, network: '192.0.2.1' });

test('who holds several seats gives up the one they name, or all', async () => {
  const { id } = await open([{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }, { kind: 'open' }]);
  expect(names((await post(anna, id, 'leave', { seat: 1 })).body)).toEqual(['Anna', null, 'Anna', null]);
  expect((await post(anna, id, 'leave', { seat: 1 })).body.code).toBe('not-your-seat');
  expect(names((await post(ben, id, 'join', {})).body)).toEqual(['Anna', 'Ben', 'Anna', null]);
  expect(names((await post(anna, id, 'leave', {})).body)).toEqual([null, 'Ben', null, null]);
});

test('whoever names no seat gets the first that is free, never that of a bot', async () => {
  const { id } = await open([
    { kind: 'me' },
    { kind: 'bot', bot: 'easy' },
    { kind: 'open' },
    { kind: 'open' },
  ]);
  expect((await post(ben, id, 'join', { seat: 1 })).body.code).toBe('seat-taken');
  expect((await post(ben, id, 'join', { seat: 7 })).body.code).toBe('seat-taken');
  expect(names((await post(ben, id, 'join', {})).body)).toEqual(['Anna', 'easy', 'Ben', null]);
});

test('a table that has nothing to hide is not loaded to be told of', async () => {
  const isLoaded = async ({ id }: TableInfo) => {
    server.hub.rooms.delete(id);
    expect((await ben.api('GET', `/tables/${id}`)).status).toBe(200);
    return server.hub.rooms.has(id);
  };
  const plain = await tableOf([anna, ben], { setup: { rounds: 1 } });
  const rated = await open([{ kind: 'me' }, { kind: 'open' }], { rated: 'people' });
  await post(ben, rated.id, 'join', {});
  await post(anna, rated.id, 'start');
  expect([await isLoaded(plain), await isLoaded(rated)]).toEqual([false, false]);
  for (const { id } of [plain, rated]) await post(ben, id, 'hand-over', { seat: 1, bot: 'random' });
  expect([await isLoaded(plain), await isLoaded(rated)]).toEqual([false, true]);
  await playOut(rated.id, [anna]);
  expect(await isLoaded(rated)).toBe(false);
});

test('a table that has to be loaded to be told of costs thirty steps, and nothing once it is there', async () => {
  const limits = { ...DEFAULT_LIMITS, lookBackPerSecond: 3 };
  const now = Date.now();
  const small = await startServer({ config: { limits }, now: () => now, pace: { secret: 60_000 } });
  const [dora, emil, fred] = (await Promise.all(
    ['Dora', 'Emil', 'Fred'].map((name) => enter(small.url, name)),
  )) as [TestPerson, TestPerson, TestPerson];
  const wanted = { game: 'toy', setup: {}, visibility: 'public', rated: 'people' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = (await dora.api<TableInfo>('POST', '/tables', { ...wanted, seats })).body;
  await post(emil, id, 'join', {});
  await post(dora, id, 'start');
  await post(emil, id, 'hand-over', { seat: 1, bot: 'random' });
  const statuses: number[] = [];
  for (const isLoaded of [true, true, false, false, true, false]) {
    if (!isLoaded) small.hub.rooms.delete(id);
    statuses.push((await fred.api('GET', `/tables/${id}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await small.close();
});

test('who looks at a game that is over is told where it goes on', async () => {
  const { id } = await tableOf([anna, ben], { setup: { rounds: 1 } });
  await playOut(id, [anna, ben]);
  const socket = await ben.connect();
  socket.send({ type: 'watch', table: id });
  await socket.next('table');
  const { body: next } = await post(anna, id, 'rematch');
  await socket.next('table', ({ table }) => table.rematch === next.id);
  expect(next).toMatchObject({ host: { id: anna.id }, practice: false });
});

test('of two rematches that processes open at the same moment the first is that of everybody', async () => {
  const { id } = await tableOf([anna, ben], { setup: { rounds: 1 } });
  await playOut(id, [anna, ben]);
  const quicker = await open([{ kind: 'me' }, { kind: 'open' }]);
  const before = await server.db.all('SELECT COUNT(*) AS n FROM tables');
  const hub = overtaken('batch', () =>
    server.db.run('UPDATE tables SET rematch = ? WHERE id = ?', [quicker.id, id]),
  );
  expect((await rematch(hub, id, ben, callerOf(ben))).id).toBe(quicker.id);
  expect(await server.db.all('SELECT COUNT(*) AS n FROM tables')).toEqual(before);
});

test('a seat that is about to go stays where somebody sat down on it at that moment', async () => {
  const { id } = await open([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  const hub = overtaken('run', () => post(ben, id, 'join', { seat: 2 }));
  await expect(changeTable(hub, id, anna, callerOf(anna), { seats: 2 })).rejects.toMatchObject({
    code: 'seat-taken',
  });
  const { body } = await anna.api<TableInfo>('GET', `/tables/${id}`);
  expect(names(body)).toEqual(['Anna', null, 'Ben', null]);
});
