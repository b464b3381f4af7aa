import { missing } from '@ennead/kernel';
import type { ListedTable, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { isOnPostgres, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

test('page after page every table is listed once, also those opened in the same millisecond', async () => {
  const limits = { ...DEFAULT_LIMITS, tablesOfPerson: 200, lobbyOfPerson: 200, lobbyOfNetwork: 200 };
  server = await startServer({ now: () => 1_000_000, config: { limits } });
  const anna = await enter(server.url, 'Anna');
  const opened = await Promise.all(
    Array.from({ length: 103 }, () => tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] })),
  );
  for (const list of ['lobby', 'mine']) {
    const ids: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const path = `/tables?list=${list}${after}`;
      const { body } = await anna.api<{ tables: TableInfo[]; next: string | null }>('GET', path);
      ids.push(...body.tables.map(({ id }) => id));
      expect(body.tables.length).toBe(Math.min(50, 103 - ids.length + body.tables.length));
      next = body.next;
    }
    expect(ids.sort()).toEqual(opened.map(({ id }) => id).sort());
  }
});

test('your own list says who is asked, and not that somebody has answered in secret', async () => {
  server = await startServer();
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  if (anna === undefined || ben === undefined) throw new Error('nobody came');
  const playing = await tableOf([anna, ben]);
  const open = await anna.api<TableInfo>('POST', '/tables', {
    game: playing.game,
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: playing.id, seat: 0 });
  const { decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? missing();
  const waiting = async (list: string, id: string) => {
    const { body } = await ben.api<{ tables: ListedTable[] }>('GET', `/tables?list=${list}`);
    return body.tables.find((table) => table.id === id)?.waiting;
  };
  expect(await waiting('mine', playing.id)).toEqual([0, 1]);
  await socket.call({ type: 'decide', table: playing.id, seat: 0, number: 0, option });
  expect(await waiting('mine', playing.id)).toEqual([0, 1]);
  expect(await waiting('lobby', playing.id)).toBeNull();
  expect(await waiting('lobby', open.body.id)).toBeNull();
});

test('a list holds no setups, and its own tables are found by whether they are over', async () => {
  server = await startServer();
  const anna = await enter(server.url, 'Anna');
  const [going, over] = await Promise.all(
    [1, 2].map(() => tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] })),
  );
  if (going === undefined || over === undefined) throw new Error('there are two tables');
  const socket = await anna.connect();
  await sitAlone(socket, over.id);
  while ((await playOne(socket, over.id)) !== null);
  const ids = async (list: string) => {
    const { body } = await anna.api<{ tables: ListedTable[] }>('GET', `/tables?list=${list}`);
    expect(body.tables.filter((table) => 'setup' in table)).toEqual([]);
    return body.tables.map(({ id }) => id).sort();
  };
  expect(await ids('going')).toEqual([going.id]);
  expect(await ids('over')).toEqual([over.id]);
  expect(await ids('mine')).toEqual([going.id, over.id].sort());
});

test('the lobby is found by whether there is a free seat, by game and by pace', async () => {
  server = await startServer();
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => enter(server.url, name)));
  if (anna === undefined || ben === undefined) throw new Error('nobody came');
  const open = async (seats: object[], clock: object, visibility = 'public') =>
    (await anna.api<TableInfo>('POST', '/tables', { game: 'toy', setup: {}, seats, clock, visibility })).body
      .id;
  const [me, free, bot] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  // The order of the fields is the client's.
  const live = { increment: 5, bank: 300, kind: 'live' };
  const calm = await open([me, free], { kind: 'days', days: 2 });
  const quick = await open([me, free, bot], live);
  const full = await open([me, bot], live);
  await open([me, free], live, 'private');
  const ids = async (query: string) => {
    const { body } = await ben.api<{ tables: ListedTable[] }>('GET', `/tables?${query}`);
    return body.tables.map(({ id }) => id).sort();
  };
  expect(await ids('list=lobby')).toEqual([calm, quick, full].sort());
  expect(await ids('list=joinable')).toEqual([calm, quick].sort());
  expect(await ids('list=watchable')).toEqual([full]);
  expect(await ids('list=joinable&pace=live')).toEqual([quick]);
  expect(await ids('list=joinable&pace=none')).toEqual([]);
  expect(await ids('list=joinable&game=toy&pace=days')).toEqual([calm]);
  expect(await ids('list=joinable&game=ankh')).toEqual([]);
  await ben.api('POST', `/tables/${quick}/join`, {});
  expect(await ids('list=watchable')).toEqual([quick, full].sort());
  expect((await ben.api('GET', '/tables?pace=slow')).status).toBe(400);
});

test('what happened since your last answer is left out of your list where it would cost too much, not the list', async () => {
  let now = 1_000_000;
  server = await startServer({ now: () => now });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let moves = 0; moves < 4; moves++) await playOne(socket, id);
  const since = async () => {
    const { status, body } = await anna.api<{ tables: ListedTable[] }>('GET', '/tables?list=mine');
    expect(status).toBe(200);
    expect(body.tables[0]?.waiting).not.toEqual([]);
    return body.tables[0]?.since ?? null;
  };
  const lookBack = () => server.hub.budgets.lookBack({ person: anna.id, network: 'elsewhere' }, 1);
  expect(() => {
    for (;;) lookBack();
  }).toThrow('You look back at too much at once');
  expect(await since()).toBeNull();
  now += 1000;
  expect(await since()).not.toBeNull();
});

test.skipIf(isOnPostgres).each([
  ["t.visibility = 'public' AND t.status IN ('open', 'playing')", 'tables_lobby'],
  ["t.visibility = 'public' AND t.status = 'finished'", 'tables_finished'],
])('a page of %s is read in the order of an index, without sorting', async (which, index) => {
  server = await startServer();
  const plan = await server.db.all<{ detail: string }>(
    `EXPLAIN QUERY PLAN SELECT t.id FROM tables t WHERE ${which} AND (t.created, t.id) < (?, ?)
     ORDER BY t.created DESC, t.id DESC LIMIT 50`,
    [1, ''],
  );
  const details = plan.map(({ detail }) => detail).join('; ');
  expect(details).toContain(`INDEX ${index} (visibility=? AND`);
  expect(details).not.toContain('TEMP B-TREE');
});
