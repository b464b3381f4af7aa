import type { NewTable, Refusal, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { connect, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (limits: Partial<Limits>) => {
  server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
};

const WANTED: NewTable = {
  game: 'toy',
  setup: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'private',
};

const open = (person: TestPerson, more: Partial<NewTable> = {}) =>
  person.api<TableInfo & Refusal>('POST', '/tables', { ...WANTED, ...more });

const countTables = async () =>
  (await server.db.all<{ n: number }>('SELECT COUNT(*) AS n FROM tables'))[0]?.n;

test('tables are counted for a person and for a network, also those opened at the same moment', async () => {
  await start({ tablesOfPerson: 3, tablesOfNetwork: 5 });
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  if (anna === undefined || ben === undefined) throw new Error('nobody came');
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(anna)));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(opened.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: { code: 'too-many-tables', message: expect.stringContaining('3 tables') },
  });
  const others = await Promise.all(Array.from({ length: 3 }, () => open(ben)));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await countTables()).toBe(5);
});

test('one person cannot fill the lobby', async () => {
  await start({ lobbyOfPerson: 2 });
  const anna = await enter(server.url, 'Anna');
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await open(anna, { visibility: 'public' })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await open(anna)).status).toBe(200);
});

test('bots are counted by what they cost, stand-ins too', async () => {
  await start({ botsOfPerson: 6 });
  const anna = await enter(server.url, 'Anna');
  const hard = await open(anna, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hard' }] });
  expect(hard.status).toBe(200);
  const another = await open(anna, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hard' }] });
  expect(another).toMatchObject({ status: 429, body: { code: 'too-many-bots' } });
  const easy = await open(anna, {
    seats: [
      { kind: 'bot', bot: 'easy' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  expect(easy.status).toBe(200);
  const { id } = hard.body;
  await anna.api('POST', `/tables/${id}/start`);
  const standIn = await anna.api('POST', `/tables/${id}/hand-over`, { seat: 0, bot: 'easy' });
  expect(standIn).toMatchObject({ status: 429, body: { code: 'too-many-bots' } });
});

test('bytes that are kept have a limit, and bytes an hour', async () => {
  await start({ storedBytesOfPerson: 1200 });
  const anna = await enter(server.url, 'Anna');
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await open(anna)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await server.close();

  await start({ bytesPerHour: 1200 });
  const ben = await enter(server.url, 'Ben');
  for (let i = 0; i < 2; i++) expect((await open(ben)).status).toBe(200);
  const refused = await open(ben);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-much-stored' } });
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/try again in \d+ minutes/);
});

test('a refusal says in the header too when to come back', async () => {
  await start({ requestsPerMinute: 1 });
  await fetch(`${server.url}/api/v1/games`);
  const { status, headers } = await fetch(`${server.url}/api/v1/games`);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('too-fast names the call that was refused', async () => {
  await start({ messagesPerSecond: 5 });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  for (let i = 0; i < 5; i++) socket.send({ type: 'ping' });
  const refused = await socket.call({ type: 'chat', table: table.id, text: 'hello' }, 'mine');
  expect(refused).toMatchObject({ type: 'refused', id: 'mine', code: 'too-fast', retryAfter: 1 });
});

test('sockets of a network are counted before anything is asked about them, however they come', async () => {
  await start({ socketsOfNetwork: 3 });
  const from = (address: string) =>
    connect(server.url, { 'x-forwarded-for': address }).then(
      (socket) => socket,
      () => null,
    );
  const many = await Promise.all(Array.from({ length: 12 }, (_, i) => from(`2a02:768:1:${i}::1`)));
  const opened = many.filter((socket) => socket !== null);
  expect(opened).toHaveLength(3);
  expect(await from('2a02:768:2::1')).not.toBeNull();
  await opened[0]?.close();
  await expect.poll(() => from('2a02:768:1:99::1')).not.toBeNull();
  expect(await from('2a02:768:1:100::1')).toBeNull();
});

test('tables watched from one network are counted', async () => {
  await start({ watchesOfNetwork: 2 });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const [one, two] = await Promise.all([anna.connect(), anna.connect()]);
  await sitAlone(one as Awaited<ReturnType<typeof connect>>, table.id);
  two?.send({ type: 'watch', table: table.id, seat: 0 });
  expect(await two?.next('refused')).toMatchObject({ code: 'too-many-tables' });
  await one?.close();
  await expect
    .poll(async () => {
      two?.send({ type: 'watch', table: table.id, seat: 0 });
      return two?.received.some(({ type }) => type === 'fresh');
    })
    .toBe(true);
});

test('a rematch that is refused or fails leaves nothing behind', async () => {
  await start({ tablesOfPerson: 1 });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await sitAlone(socket, table.id);
  while ((await playOne(socket, table.id)) !== null);
  const other = await open(anna);
  const before = await server.db.all('SELECT * FROM tables ORDER BY id');
  const again = () => anna.api<TableInfo>('POST', `/tables/${table.id}/rematch`);
  expect(await again()).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  expect(await server.db.all('SELECT * FROM tables ORDER BY id')).toEqual(before);

  await anna.api('POST', `/tables/${other.body.id}/archive`);
  const { batch } = server.db;
  const seats = await server.db.all('SELECT * FROM seats ORDER BY table_id, seat');
  let writes = 0;
  Object.assign(server.db, {
    batch: (...[statements]: Parameters<typeof batch>) => {
      writes += 1;
      return batch([...statements, ['INSERT INTO seats (table_id, seat) VALUES (NULL, 0)', []]]);
    },
  });
  expect((await again()).status).toBe(500);
  expect(writes).toBe(1);
  Object.assign(server.db, { batch });
  expect(await server.db.all('SELECT * FROM seats ORDER BY table_id, seat')).toEqual(seats);
  expect(await countTables()).toBe(2);

  const both = await Promise.all([again(), again()]);
  expect(both.map(({ body }) => body.id)).toEqual([both[0]?.body.id, both[0]?.body.id]);
  expect(both[0]?.body).toMatchObject({ status: 'open', seats: table.seats });
  expect(await countTables()).toBe(3);
});

test('a seat left before the start forgets its stand-in', async () => {
  await start({});
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  if (anna === undefined || ben === undefined) throw new Error('nobody came');
  const { body: table } = await open(anna);
  await ben.api('POST', `/tables/${table.id}/join`, {});
  await server.db.run("UPDATE seats SET stand_in = 'easy' WHERE table_id = ? AND seat = 1", [table.id]);
  const left = await ben.api<TableInfo>('POST', `/tables/${table.id}/leave`, {});
  expect(left.body.seats[1]).toEqual({ person: null, bot: null, standIn: null });
});
