import type { TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, HOUR } from '../time.ts';
import { expirySweep } from './expiry.ts';

let server: TestServer;
let now = 0;
afterEach(() => server.close());

async function begin(limits: Partial<Limits>): Promise<[TestPerson, TestPerson]> {
  now = 1_000 * DAY;
  server = await startServer({ now: () => now, config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
  return [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
}

const open = async (host: TestPerson) =>
  (
    await host.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    })
  ).body.id;

/** Tables like this one, as old as they are told. */
async function copies(of: string, count: number): Promise<void> {
  const columns =
    'game, rules, setup, host, status, visibility, practice, imported, clock, at_zero, hand_over, rated';
  await server.db.batch(
    Array.from({ length: count }, (_, at) => [
      [
        `INSERT INTO tables (id, created, ${columns}) SELECT ?, created - ?, ${columns} FROM tables WHERE id = ?`,
        [`copy-${at}`, count - at, of],
      ] as const,
      [
        `INSERT INTO seats (table_id, seat, person) SELECT ?, seat, person FROM seats WHERE table_id = ?`,
        [`copy-${at}`, of],
      ] as const,
    ]).flat(),
  );
}

const statuses = async (...ids: string[]) => {
  const rows = await server.db.all<{ id: string; status: string }>('SELECT id, status FROM tables');
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};

test('tables that stay hide none that goes, and are looked at again the next time', async () => {
  const [anna, ben] = await begin({ emptyTableDays: 2, tablesOfPerson: 200 });
  const shared = await open(anna);
  await ben.api('POST', `/tables/${shared}/join`, {});
  await copies(shared, 101);
  now += 1;
  const empty = await open(anna);
  const sweep = expirySweep(server.hub);
  now += 3 * DAY;
  await sweep();
  expect(await statuses(empty, shared, 'copy-0')).toEqual(['closed', 'open', 'open']);
  await server.db.run("UPDATE seats SET person = NULL WHERE table_id = 'copy-0' AND seat = 1");
  await sweep();
  expect(await statuses('copy-0', 'copy-1')).toEqual(['closed', 'open']);
});

test('who looks at a table hears that it was closed, and nothing of one that stays', async () => {
  const [anna, ben] = await begin({ emptyTableDays: 2 });
  const [shared, empty] = [await open(anna), await open(anna)];
  await ben.api('POST', `/tables/${shared}/join`, {});
  const socket = await anna.connect();
  for (const table of [shared, empty]) {
    socket.send({ type: 'watch', table });
    await socket.next('table', (message) => message.table.id === table);
  }
  const before = socket.received.length;
  const sweep = expirySweep(server.hub);
  now += 2 * DAY;
  await sweep();
  expect(await statuses(empty)).toEqual(['open']);
  now += 1;
  await sweep();
  expect((await socket.next('table')).table).toMatchObject({ id: empty, status: 'closed' });
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.received.slice(before).filter(({ type }) => type === 'table')).toHaveLength(1);
});

test('a closed table is forgotten after twice the time, with all that stands of it, unless it is in memory', async () => {
  const [anna] = await begin({ emptyTableDays: 2 });
  const [gone, kept, resting] = [await open(anna), await open(anna), await open(anna)];
  for (const id of [gone, kept, resting]) await anna.api('POST', `/tables/${id}/archive`);
  const { hub } = server;
  hub.rooms.delete(gone);
  hub.rooms.delete(resting);
  hub.resting.set(resting, new Set());
  const sweep = expirySweep(hub);
  now += 4 * DAY;
  await sweep();
  expect(await statuses(gone, kept, resting)).toEqual(['closed', 'closed', 'closed']);
  now += 1;
  await sweep();
  expect(await statuses(gone, kept, resting)).toEqual([undefined, 'closed', 'closed']);
  expect(await server.db.all('SELECT seat FROM seats WHERE table_id = ?', [gone])).toEqual([]);
  hub.rooms.delete(kept);
  await sweep();
  expect(await statuses(kept, resting)).toEqual([undefined, 'closed']);
  hub.resting.delete(resting);
  await sweep();
  expect(await statuses(resting)).toEqual([undefined]);
});

test('what nobody is told twice is forgotten once an hour, when its time is over', async () => {
  await begin({});
  const sweep = expirySweep(server.hub);
  const note = (name: string) =>
    server.db.run('INSERT INTO leases (name, owner, until) VALUES (?, ?, 1)', [name, 'nobody']);
  const noted = async () =>
    (await server.db.all<{ name: string }>("SELECT name FROM leases WHERE owner = 'nobody'")).map(
      ({ name }) => name,
    );
  await note('first');
  now += HOUR - 1;
  await sweep();
  // Whatever was to be done in between has been written by now.
  await note('second');
  expect(await noted()).toEqual(['first', 'second']);
  now += 1;
  await sweep();
  await expect.poll(noted).toEqual([]);
  await note('third');
  now += HOUR - 1;
  await sweep();
  await note('fourth');
  expect(await noted()).toHaveLength(2);
});

test('a guest who never came back is forgotten, one who said something is not', async () => {
  const [anna, ben] = await begin({ guestDays: 60 });
  const carl = await enter(server.url, 'Carl');
  const table = await open(anna);
  const socket = await ben.connect();
  expect((await socket.call({ type: 'chat', table, text: 'hello' })).type).toBe('done');
  await socket.close();
  now += 61 * DAY;
  await expirySweep(server.hub)();
  const left = (await server.db.all<{ id: string }>('SELECT id FROM people')).map(({ id }) => id);
  expect([anna, ben, carl].map(({ id }) => left.includes(id))).toEqual([true, true, false]);
});
