import type { NewTable, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presenceElsewhere } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import { connect, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let carl: TestPerson;

beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  carl = await enter(server.url, 'Carl');
});
afterAll(() => server.close());

const open = async (more: Partial<NewTable> = {}) =>
  (
    await anna.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: { rounds: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      ...more,
    })
  ).body;

test('a public table is in the lobby, a private one only for those with the link', async () => {
  const seen = await open();
  const hidden = await open({ visibility: 'private' });
  const lobby = (await carl.api<{ tables: TableInfo[] }>('GET', '/tables')).body;
  const ids = lobby.tables.map(({ id }) => id);
  expect(ids).toContain(seen.id);
  expect(ids).not.toContain(hidden.id);
  expect((await carl.api('GET', `/tables/${hidden.id}`)).status).toBe(200);
  expect((await carl.api('GET', '/tables/not-a-table')).status).toBe(404);
});

test('join, leave, start: only the host starts, only when all seats are taken', async () => {
  const table = await open();
  const at = (what: string) => `/tables/${table.id}/${what}`;
  expect((await anna.api('POST', at('start'))).body).toMatchObject({ code: 'seats-free' });
  expect((await ben.api<TableInfo>('POST', at('join'), {})).body.seats[1]?.person?.name).toBe('Ben');
  expect((await carl.api('POST', at('join'), {})).body).toMatchObject({ code: 'table-full' });
  expect((await carl.api('POST', at('join'), { seat: 1 })).body).toMatchObject({ code: 'seat-taken' });
  expect((await ben.api<TableInfo>('POST', at('leave'), {})).body.seats[1]?.person).toBeNull();
  expect((await carl.api('POST', at('leave'), {})).body).toMatchObject({ code: 'not-your-seat' });
  expect((await ben.api<TableInfo>('POST', at('join'))).status).toBe(200);
  expect((await ben.api('POST', at('start'))).body).toMatchObject({ code: 'not-host' });
  expect((await anna.api<TableInfo>('POST', at('start'))).body.status).toBe('playing');
  expect((await ben.api('POST', at('leave'), {})).body).toMatchObject({ code: 'already-started' });
});

test('what was agreed at a table stands when it is read again', async () => {
  const agreed = {
    chances: true,
    rated: 'people',
    atZero: 'wait',
    clock: { kind: 'days', days: 3, vacation: 4 },
  };
  const plain = { chances: false, rated: 'no', atZero: 'bot', clock: { kind: 'none' } };
  for (const terms of [agreed, plain]) {
    const { id } = await open(terms as Partial<NewTable>);
    server.hub.rooms.clear();
    expect((await carl.api<TableInfo>('GET', `/tables/${id}`)).body).toMatchObject(terms);
  }
});

test('a seat is given to one of two who want it at the same time', async () => {
  const table = await open();
  const answers = await Promise.all(
    [ben, carl].map((one) => one.api('POST', `/tables/${table.id}/join`, { seat: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('setups are the business of the game, and the number of seats is the number of players', async () => {
  expect((await open()).setup).toMatchObject({ players: 2, rounds: 2 });
  expect(await open({ setup: { rounds: 99 } })).toMatchObject({ code: 'bad-setup' });
  expect(await open({ game: 'chess' })).toMatchObject({ code: 'no-such-game' });
});

test('the seed never leaves the server while the game is played', async () => {
  const table = await tableOf([anna, ben], { practiceSeed: 'very-secret-seed' });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id });
  await socket.next('fresh');
  expect(JSON.stringify([table, socket.received])).not.toContain('very-secret-seed');
  expect((await anna.api('GET', `/tables/${table.id}/record`)).body).toMatchObject({ code: 'not-over' });
});

test('a practice table plays the seed it was given, any other one that nobody knows', async () => {
  const seedOf = async (id: string) => {
    const [row] = await server.db.all<{ seed: string }>('SELECT seed FROM tables WHERE id = ?', [id]);
    return row?.seed ?? '';
  };
  const practice = await tableOf([anna, ben], { practiceSeed: 'these very hands' });
  expect(await seedOf(practice.id)).toBe('these very hands');
  const unknown = new Set<string>();
  for (let i = 0; i < 2; i++) {
    const { id } = await open();
    await ben.api('POST', `/tables/${id}/join`, {});
    await anna.api('POST', `/tables/${id}/start`);
    unknown.add(await seedOf(id));
  }
  expect([...unknown].map(({ length }) => length > 15)).toEqual([true, true]);
});

test('who watches an open table is told of everyone who sits down, and gets the view at the start', async () => {
  const table = await open();
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id });
  await socket.next('table');
  await ben.api('POST', `/tables/${table.id}/join`, {});
  expect((await socket.next('table')).table.seats[1]?.person?.name).toBe('Ben');
  await anna.api('POST', `/tables/${table.id}/start`);
  expect(await socket.next('fresh')).toMatchObject({ seat: 0, number: 0 });
});

test('who gives a seat up no longer sees with its eyes', async () => {
  const table = await open();
  await ben.api('POST', `/tables/${table.id}/join`, {});
  const socket = await ben.connect();
  socket.send({ type: 'watch', table: table.id, seat: 1 });
  await socket.next('table');
  await ben.api('POST', `/tables/${table.id}/leave`, {});
  expect(await socket.next('refused')).toMatchObject({ code: 'not-your-seat' });
  await carl.api('POST', `/tables/${table.id}/join`, {});
  await anna.api('POST', `/tables/${table.id}/start`);
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.received.some(({ type }) => type === 'fresh')).toBe(false);
});

test('archive: out of one list, closed before the start', async () => {
  const table = await tableOf([anna, ben]);
  await anna.api('POST', `/tables/${table.id}/archive`);
  const mine = async (one: TestPerson) =>
    (await one.api<{ tables: TableInfo[] }>('GET', '/tables?list=mine')).body.tables.map(({ id }) => id);
  expect(await mine(anna)).not.toContain(table.id);
  expect(await mine(ben)).toContain(table.id);
  const unwanted = await open();
  expect((await ben.api('POST', `/tables/${unwanted.id}/archive`)).status).toBe(403);
  expect((await anna.api<TableInfo>('POST', `/tables/${unwanted.id}/archive`)).body.status).toBe('closed');
  expect((await ben.api('POST', `/tables/${unwanted.id}/join`, {})).body).toMatchObject({
    code: 'already-started',
  });
});

test('chat: people at the table and onlookers apart, plain, once', async () => {
  const table = await tableOf([anna, ben]);
  const [one, two, onlooker] = await Promise.all([anna.connect(), ben.connect(), carl.connect()]);
  for (const socket of [one, two, onlooker]) socket.send({ type: 'watch', table: table.id });
  await Promise.all([one, two, onlooker].map((socket) => socket.next('fresh')));
  await Promise.all([
    one.call({ type: 'chat', table: table.id, text: 'hello \u202eolleh\n' }, 'line-1'),
    one.call({ type: 'chat', table: table.id, text: 'hello again' }, 'line-1'),
  ]);
  expect((await two.next('said')).line).toMatchObject({
    channel: 'table',
    text: 'hello olleh',
    person: { name: 'Anna' },
  });
  await onlooker.call({ type: 'chat', table: table.id, text: 'take the temple' });
  expect((await onlooker.next('said', ({ line }) => line.channel === 'spectators')).line.text).toBe(
    'take the temple',
  );
  two.send({ type: 'ping' });
  await two.next('pong');
  expect(JSON.stringify(two.received)).not.toContain('take the temple');
  const lines = async (who: TestPerson) =>
    (await who.api<{ lines: { text: string }[] }>('GET', `/tables/${table.id}/chat`)).body.lines.map(
      ({ text }) => text,
    );
  expect(await lines(ben)).toEqual(['hello olleh']);
  expect(await lines(carl)).toEqual(['hello olleh', 'take the temple']);
  const stranger = await connect(server.url);
  expect(await stranger.call({ type: 'chat', table: table.id, text: 'hi' })).toMatchObject({
    code: 'not-signed-in',
  });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => onlooker.call({ type: 'chat', table: table.id, text: 'spam' })),
  );
  expect(answers.some((answer) => answer.type === 'refused' && answer.code === 'too-fast')).toBe(true);
});

test('chat: however much onlookers say, the people at the table still read their own', async () => {
  const table = await tableOf([anna, ben]);
  const line = 'INSERT INTO chat (table_id, channel, person, text, at) VALUES (?, ?, ?, ?, ?)';
  await server.db.run(line, [table.id, 'table', anna.id, 'well played', 1]);
  await server.db.batch(
    Array.from({ length: 200 }, (_, at) => [line, [table.id, 'spectators', carl.id, 'spam', at]] as const),
  );
  const { body } = await ben.api<{ lines: unknown[] }>('GET', `/tables/${table.id}/chat`);
  expect(body.lines).toMatchObject([{ text: 'well played' }]);
});

test('a new name is seen at the table at once, and spoken under', async () => {
  const dora = await enter(server.url, 'Dora');
  const table = await tableOf([anna, dora]);
  const [one, two] = [await anna.connect(), await dora.connect()];
  for (const socket of [one, two]) socket.send({ type: 'watch', table: table.id });
  await Promise.all([one.next('fresh'), two.next('fresh')]);
  await dora.api('PATCH', '/me', { name: 'Theodora' });
  const named = await one.next('table', (message) => message.table.seats[1]?.person?.name !== 'Dora');
  expect(named.table.seats[1]?.person?.name).toBe('Theodora');
  await two.call({ type: 'chat', table: table.id, text: 'hello' });
  expect((await one.next('said')).line.person.name).toBe('Theodora');
});

test('presence: who is here, and how many look on', async () => {
  const table = await tableOf([anna, ben]);
  const one = await anna.connect();
  one.send({ type: 'watch', table: table.id });
  await one.next('presence', ({ seats }) => seats.length === 1);
  const two = await ben.connect();
  two.send({ type: 'watch', table: table.id });
  await one.next('presence', ({ seats }) => seats.length === 2);
  const onlooker = await connect(server.url);
  onlooker.send({ type: 'watch', table: table.id });
  await one.next('presence', ({ spectators }) => spectators === 1);
  await two.close();
  expect(await one.next('presence', ({ seats }) => seats.length === 1)).toMatchObject({ seats: [0] });
});

test('who is at another process is at the table', async () => {
  const table = await tableOf([anna, ben]);
  const room = (await server.hub.rooms.get(table.id)) as Room;
  presenceElsewhere(server.hub, room, ['another', '0', '1']);
  const { body } = await anna.api('POST', `/tables/${table.id}/hand-over`, { seat: 1 });
  expect(body).toMatchObject({ code: 'is-here' });
});

test('a rematch is one new table with the same people, whoever asks for it', async () => {
  const table = await tableOf([anna, ben], { setup: { rounds: 1 } });
  expect((await anna.api('POST', `/tables/${table.id}/rematch`)).body).toMatchObject({ code: 'not-over' });
  for (const seat of [0, 1])
    await (seat === 0 ? anna : ben).api('POST', `/tables/${table.id}/hand-over`, { seat, bot: 'random' });
  const status = async () => (await anna.api<TableInfo>('GET', `/tables/${table.id}`)).body.status;
  await expect.poll(status).toBe('finished');
  expect((await carl.api('POST', `/tables/${table.id}/rematch`)).status).toBe(403);
  const both = await Promise.all(
    [anna, ben].map((one) => one.api<TableInfo>('POST', `/tables/${table.id}/rematch`)),
  );
  expect(both[0]?.body.id).toBe(both[1]?.body.id);
  const next = (await anna.api<TableInfo>('GET', `/tables/${both[0]?.body.id}`)).body;
  expect(next).toMatchObject({ status: 'open', setup: table.setup });
  expect(next.seats.map(({ person }) => person?.name)).toEqual(['Anna', 'Ben']);
});
