import { join } from 'node:path';
import type { ClientMessage, NewTable, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { as, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(limits: Partial<Limits>, db?: Database): Promise<TestServer> {
  server = await startServer({
    config: { limits: { ...DEFAULT_LIMITS, ...limits } },
    ...(db === undefined ? {} : { db }),
  });
  closing.push(server.close);
  return server;
}

const ALONE: Partial<NewTable> = { seats: [{ kind: 'me' }, { kind: 'me' }] };
type Asking = (stranger: TestPerson, table: string) => Promise<unknown>;

/** All the ways in which somebody who has nothing to do with a table has it loaded. */
const WAYS: Readonly<Record<string, Asking>> = {
  chat: (stranger, table) => stranger.api('GET', `/tables/${table}/chat`),
  log: (stranger, table) => stranger.api('GET', `/tables/${table}/log`),
  replay: (stranger, table) => stranger.api('GET', `/tables/${table}/replay`),
  story: (stranger, table) => stranger.api('GET', `/tables/${table}/story`),
  record: (stranger, table) => stranger.api('GET', `/tables/${table}/record`),
  plans: (stranger, table) => stranger.api('GET', `/tables/${table}/plans`),
  'lay down': (stranger, table) => stranger.api('PUT', `/tables/${table}/plans`, { seat: 0, plans: [] }),
  'hand over': (stranger, table) => stranger.api('POST', `/tables/${table}/hand-over`, { seat: 0 }),
  'take back': (stranger, table) => stranger.api('POST', `/tables/${table}/take-back`, { seat: 0 }),
  vacation: (stranger, table) => stranger.api('POST', `/tables/${table}/vacation`, { seat: 0, days: 1 }),
  pause: (stranger, table) => stranger.api('POST', `/tables/${table}/pause`, { days: 1 }),
  'answer pause': (stranger, table) =>
    stranger.api('POST', `/tables/${table}/answer-pause`, { accept: true }),
  resume: (stranger, table) => stranger.api('POST', `/tables/${table}/resume`),
};
const at = { seat: 0, number: 0 };
const CALLS: Readonly<Record<string, (table: string) => ClientMessage>> = {
  decide: (table) => ({ type: 'decide', id: 'd', table, ...at, option: 'x' }),
  undo: (table) => ({ type: 'undo', id: 'u', table, ...at, to: 0 }),
  'answer undo': (table) => ({ type: 'answer-undo', id: 'a', table, seat: 0, accept: true }),
  propose: (table) => ({ type: 'propose', id: 'p', table, ...at, option: null }),
  react: (table) => ({ type: 'react', id: 'r', table, reaction: 'hello' }),
  watch: (table) => ({ type: 'watch', table }),
};

async function tables(host: TestPerson, count: number): Promise<string[]> {
  const made: TableInfo[] = [];
  for (let i = 0; i < count; i++) made.push(await tableOf([host], ALONE));
  server.hub.rooms.clear();
  return made.map(({ id }) => id);
}

test('to have tables loaded is counted, whatever a stranger asks of them', async () => {
  await start({ lookBackPerSecond: 6 });
  const anna = await enter(server.url, 'Anna');
  const ids = await tables(anna, 8);
  for (const [way, ask] of Object.entries(WAYS)) {
    const stranger = await enter(server.url, 'Stranger');
    server.hub.rooms.clear();
    for (const id of ids) await ask(stranger, id);
    expect([way, server.hub.rooms.size <= 4]).toEqual([way, true]);
  }
  for (const [way, message] of Object.entries(CALLS)) {
    const stranger = await enter(server.url, 'Stranger');
    const socket = await stranger.connect();
    server.hub.rooms.clear();
    for (const id of ids) socket.send(message(id));
    await socket.next('refused', ({ code }) => code === 'too-much-work');
    expect([way, server.hub.rooms.size <= 4]).toEqual([way, true]);
    await socket.close();
  }
});

test('one who asks for a seat that is not theirs has nobody told anything, and others hear of seats all the same', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const other = await start({}, await openPostgres(url));
  // This process hears of nothing by itself.
  const deaf = await openPostgres(url);
  await start({}, { ...deaf, subscribe: () => {} });
  closing.push(postgres.stop);
  const [anna, ben, stranger] = [
    await enter(server.url, 'Anna'),
    await enter(server.url, 'Ben'),
    await enter(server.url, 'Stranger'),
  ];
  const open = { seats: [{ kind: 'me' }, { kind: 'open' }], game: 'toy', setup: {}, visibility: 'public' };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', open)).body;
  const watching = await anna.connect();
  watching.send({ type: 'watch', table: id });
  await watching.next('presence');
  const told = () => watching.received.filter(({ type }) => type === 'table').length;
  const before = told();
  const socket = await stranger.connect();
  for (const call of Object.values(CALLS))
    socket.send({ ...call(id), ...('seat' in call(id) && { seat: 1 }) });
  for (const call of ['d', 'u', 'a', 'p'])
    expect(await socket.next('refused', (refused) => refused.id === call)).toMatchObject({
      code: 'not-your-seat',
    });
  socket.send({ type: 'watch', table: id, seat: 1 });
  expect(await socket.next('refused', (refused) => refused.id === null)).toMatchObject({
    code: 'not-your-seat',
  });
  expect(told()).toBe(before);

  await fetch(`${other.url}/api/v1/tables/${id}/join`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ben.key}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const bens = await ben.connect();
  bens.send({ type: 'watch', table: id, seat: 1 });
  await bens.next('presence');
  expect(told()).toBe(before + 1);
});

test('of one who calls and calls at a table twenty calls are under way at once, and others there soon come next', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  closing.push(async () => folder.remove());
  const goOn = Promise.withResolvers<void>();
  let isSlow = false;
  const all: Database['all'] = async (sql, values) => {
    if (isSlow && sql.startsWith('SELECT ask')) await goOn.promise;
    return db.all(sql, values);
  };
  await start({}, { ...db, all });
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id } = await tableOf([anna, ben]);
  const sockets = [await ben.connect(), await ben.connect()];
  isSlow = true;
  const answer = { type: 'answer-undo', table: id, seat: 1, accept: true } as const;
  for (const [which, socket] of sockets.entries())
    for (let n = 0; n < 30; n++) socket.send({ ...answer, id: `${which}-${n}` });
  const refusals = (code: string) =>
    sockets.flatMap(({ received }) =>
      received.filter((each) => each.type === 'refused' && each.code === code && each.id !== null),
    );
  await expect.poll(() => refusals('too-fast').length).toBe(40);
  const annas = await anna.connect();
  annas.send({ ...answer, seat: 0, id: 'hers' });
  goOn.resolve();
  expect(await annas.next('refused')).toMatchObject({ id: 'hers', code: 'nothing-asked' });
  await expect.poll(() => refusals('nothing-asked').length).toBe(20);
  for (const [which, socket] of sockets.entries())
    expect(await socket.call(answer, `again-${which}`)).toMatchObject({ code: 'nothing-asked' });
});

test('who took their seat back at one process plays on at another that has not heard of it', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const other = await start({}, await openPostgres(url));
  const deaf = await openPostgres(url);
  await start({}, { ...deaf, subscribe: () => {} });
  closing.push(postgres.stop);
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id } = await tableOf([anna, ben], { clock: { kind: 'days', days: 1 } });
  await ben.api('POST', `/tables/${id}/hand-over`, { seat: 1 });
  const socket = await ben.connect();
  const decide = { type: 'decide', table: id, seat: 1, number: 0, option: 'none of those' } as const;
  expect(await socket.call(decide)).toMatchObject({ code: 'handed-over' });
  const elsewhere = as(other.url, ben.id, ben.name, ben.key);
  expect((await elsewhere.api('POST', `/tables/${id}/take-back`, { seat: 1 })).status).toBe(200);
  const answer = await socket.call(decide);
  expect(answer).toMatchObject({ type: 'refused' });
  expect(answer).not.toMatchObject({ code: 'handed-over' });
});
