import type { NewTable, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
});
afterAll(() => server.close());

async function open(more: Partial<NewTable> = {}): Promise<string> {
  const { body } = await anna.api<TableInfo>('POST', '/tables', {
    game: 'toy',
    setup: { rounds: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    ...more,
  });
  return body.id;
}

const post = (person: TestPerson, id: string, what: string, body?: unknown) =>
  person.api<TableInfo>('POST', `/tables/${id}/${what}`, body);

test('the host puts a bot on a seat, opens it again, and sends a sitter away', async () => {
  const id = await open();
  const withBot = await post(anna, id, 'seat', { seat: 1, kind: 'bot', bot: 'easy' });
  expect(withBot.body.seats[1]).toMatchObject({ person: null, bot: 'easy' });
  expect((await post(ben, id, 'join', { seat: 1 })).body).toMatchObject({ code: 'seat-taken' });
  expect((await post(anna, id, 'seat', { seat: 1, kind: 'open' })).body.seats[1]?.bot).toBeNull();
  await post(ben, id, 'join', { seat: 1 });
  await post(ben, id, 'ready', { ready: true });
  const without = await post(anna, id, 'seat', { seat: 1, kind: 'open' });
  expect(without.body.seats[1]?.person).toBeNull();
  expect(without.body.ready).toEqual([]);
  expect((await post(ben, id, 'seat', { seat: 1, kind: 'open' })).body).toMatchObject({ code: 'not-host' });
  expect((await post(anna, id, 'seat', { seat: 7, kind: 'open' })).body).toMatchObject({
    code: 'no-such-seat',
  });
});

test('bots that a host seats later weigh as much as those seated at once', async () => {
  const small = await startServer({ config: { limits: { ...DEFAULT_LIMITS, botsOfPerson: 5 } } });
  const carl = await enter(small.url, 'Carl');
  const table = { game: 'toy', setup: { rounds: 2 }, visibility: 'private' };
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'hard' }, { kind: 'open' }];
  const { id } = (await carl.api<TableInfo>('POST', '/tables', { ...table, seats })).body;
  const seat = (place: number, bot: string) => post(carl, id, 'seat', { seat: place, kind: 'bot', bot });
  expect((await seat(2, 'hard')).body).toMatchObject({ code: 'too-many-bots' });
  expect((await seat(2, 'easy')).status).toBe(200);
  expect((await seat(1, 'hard')).status).toBe(200);
  await small.close();
});

test('with the lobby full a table there may change, and no other comes in by a change', async () => {
  const small = await startServer({ config: { limits: { ...DEFAULT_LIMITS, lobbyOfPerson: 1 } } });
  const carl = await enter(small.url, 'Carl');
  const openAs = async (visibility: string) => {
    const table = { game: 'toy', setup: {}, visibility, seats: [{ kind: 'me' }, { kind: 'open' }] };
    return (await carl.api<TableInfo>('POST', '/tables', table)).body.id;
  };
  const [shown, hidden] = [await openAs('public'), await openAs('private')];
  expect((await post(carl, shown, 'change', { chances: true })).status).toBe(200);
  expect((await post(carl, hidden, 'change', { chances: true })).status).toBe(200);
  expect((await post(carl, hidden, 'change', { visibility: 'public' })).status).toBe(429);
  await small.close();
});

test('whoever sits says when they are ready; a change of the setup asks again', async () => {
  const id = await open();
  expect((await post(ben, id, 'ready', { ready: true })).body).toMatchObject({ code: 'not-your-seat' });
  await post(ben, id, 'join', { seat: 1 });
  expect((await post(ben, id, 'ready', { ready: true })).body.ready).toEqual([1]);
  expect((await post(anna, id, 'ready', { ready: true })).body.ready).toEqual([0, 1]);
  expect((await post(ben, id, 'ready', { ready: false })).body.ready).toEqual([0]);
  const { body } = await post(anna, id, 'change', { setup: { rounds: 3 }, clock: { kind: 'days', days: 2 } });
  expect(body).toMatchObject({
    setup: { rounds: 3 },
    clock: { kind: 'days', days: 2 },
    ready: [],
    handOver: 86_400,
  });
  expect(body.seats[1]?.person?.name).toBe('Ben');
  const wrong = await post(anna, id, 'change', { setup: { rounds: 'many' } });
  expect(wrong.status).toBe(400);
  expect((await anna.api('GET', `/tables/${id}`)).body).toEqual(body);
});

test('nothing of this is possible once the game has begun', async () => {
  const id = await open();
  await post(ben, id, 'join', { seat: 1 });
  await post(anna, id, 'start');
  for (const [what, body] of [
    ['seat', { seat: 1, kind: 'open' }],
    ['ready', { ready: true }],
    ['change', { visibility: 'public' }],
  ] as const)
    expect((await post(anna, id, what, body)).body).toMatchObject({ code: 'already-started' });
  expect((await anna.api<TableInfo>('GET', `/tables/${id}`)).body).toMatchObject({
    visibility: 'private',
    ready: [],
  });
});

test('the host adds seats and takes away the last that nobody sits on; the setup follows', async () => {
  const id = await open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
  const more = await post(anna, id, 'change', { seats: 4 });
  expect(more.body.seats).toHaveLength(4);
  expect(more.body.setup.players).toBe(4);
  await post(ben, id, 'join', { seat: 2 });
  await post(anna, id, 'seat', { seat: 3, kind: 'bot', bot: 'easy' });
  expect((await post(anna, id, 'change', { seats: 2 })).body).toMatchObject({ code: 'seat-taken' });
  expect((await post(ben, id, 'change', { seats: 3 })).body).toMatchObject({ code: 'not-host' });
  const { body } = await post(anna, id, 'change', { seats: 3, chances: true });
  expect(body.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Anna', null, 'Ben']);
  expect(body).toMatchObject({ setup: { players: 3 }, chances: true, ready: [] });
  // What was refused has changed nothing, and a seat that went cannot be taken.
  expect((await post(ben, id, 'join', { seat: 3 })).body).toMatchObject({ code: 'seat-taken' });
  expect((await post(anna, id, 'change', { seats: 8 })).body).toMatchObject({ code: 'bad-setup' });
  await post(ben, id, 'join', { seat: 1, from: 2 });
  expect((await post(anna, id, 'change', { seats: 2 })).body.seats).toHaveLength(2);
  expect((await post(anna, id, 'start')).status).toBe(200);
});

test('before the start everybody who has come talks with everybody', async () => {
  const id = await open();
  const [near, far] = [await anna.connect(), await ben.connect()];
  for (const socket of [near, far]) {
    socket.send({ type: 'watch', table: id });
    await socket.next('table');
  }
  await far.call({ type: 'chat', table: id, text: 'May I join?' });
  expect((await near.next('said')).line).toMatchObject({ text: 'May I join?' });
  await near.call({ type: 'chat', table: id, text: 'Sit down' });
  await far.next('said', ({ line }) => line.text === 'Sit down');
  await post(ben, id, 'join', { seat: 1 });
  expect((await near.next('table')).table.seats[1]?.person?.name).toBe('Ben');
});

test('whoever sits may change to a free seat, and gives the old one up', async () => {
  const id = await open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await post(ben, id, 'join', { seat: 1 });
  await post(ben, id, 'ready', { ready: true });
  const moved = await post(ben, id, 'join', { seat: 2, from: 1 });
  expect(moved.body.seats.map(({ person }) => person?.name ?? null)).toEqual(['Anna', null, 'Ben']);
  expect(moved.body.ready).toEqual([]);
  expect((await post(ben, id, 'join', { seat: 0, from: 2 })).body).toMatchObject({ code: 'seat-taken' });
  expect((await post(ben, id, 'join', { seat: 1, from: 0 })).body).toMatchObject({ code: 'not-your-seat' });
  const { body } = await ben.api<TableInfo>('GET', `/tables/${id}`);
  expect(body.seats.map(({ person }) => person?.name ?? null)).toEqual(['Anna', null, 'Ben']);
});

test('a sitter chooses a god, nobody the same, the host for seats without a person; both at once count', async () => {
  const world = await startServer({ games });
  const [carl, dora] = [await enter(world.url, 'Carl'), await enter(world.url, 'Dora')];
  const table = { game: 'ankh', setup: {}, visibility: 'private' };
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { id } = (await carl.api<TableInfo>('POST', '/tables', { ...table, seats })).body;
  await post(dora, id, 'join', { seat: 1 });
  await Promise.all([
    post(carl, id, 'choose', { seat: 0, choice: 'ra' }),
    post(dora, id, 'choose', { seat: 1, choice: 'isis' }),
    post(carl, id, 'choose', { seat: 2, choice: 'anubis' }),
  ]);
  const gods = async () => (await carl.api<TableInfo>('GET', `/tables/${id}`)).body.setup.gods;
  expect(await gods()).toEqual(['ra', 'isis', 'anubis']);
  expect((await post(dora, id, 'choose', { seat: 1, choice: 'ra' })).body).toMatchObject({
    code: 'bad-gods',
  });
  expect((await post(carl, id, 'choose', { seat: 1, choice: 'osiris' })).body).toMatchObject({
    code: 'not-your-seat',
  });
  expect((await post(dora, id, 'choose', { seat: 2, choice: 'osiris' })).body).toMatchObject({
    code: 'not-your-seat',
  });
  expect((await post(dora, id, 'choose', { seat: 9, choice: 'osiris' })).body).toMatchObject({
    code: 'no-such-seat',
  });
  await post(dora, id, 'choose', { seat: 1, choice: 'random' });
  expect(await gods()).toEqual(['ra', 'random', 'anubis']);
  await post(carl, id, 'start');
  expect((await post(dora, id, 'choose', { seat: 1, choice: 'osiris' })).body).toMatchObject({
    code: 'already-started',
  });
  const toy = await open();
  expect((await post(anna, toy, 'choose', { seat: 0, choice: 'ra' })).body).toMatchObject({
    code: 'nothing-to-choose',
  });
  await world.close();
});

test('where somebody sits down on a seat that is about to go, all seats stay as they were', async () => {
  const id = await open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  const { run } = server.db;
  const quicker: typeof run = async (sql, values) => {
    if (sql.startsWith("UPDATE seats SET bot = 'random'"))
      await run('UPDATE seats SET person = ? WHERE table_id = ? AND seat = 3', [ben.id, id]);
    return run(sql, values);
  };
  Object.assign(server.db, { run: quicker });
  expect((await post(anna, id, 'change', { seats: 2 })).body).toMatchObject({ code: 'seat-taken' });
  Object.assign(server.db, { run });
  expect(await server.db.all('SELECT person, bot FROM seats WHERE table_id = ? ORDER BY seat', [id])).toEqual(
    [
      { person: anna.id, bot: null },
      { person: null, bot: null },
      { person: null, bot: null },
      { person: ben.id, bot: null },
    ],
  );
});
