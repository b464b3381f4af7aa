import type { TableInfo, Waiting, Wish } from '@ennead/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notify } from '../notify/notification.ts';
import { openPostgres } from '../storage/postgres.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';
import { matchAll } from './matching.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const told: string[] = [];
const notify: Notify = async (person) => {
  told.push(person);
};

const wish = (more: Partial<Wish> = {}): Wish => ({
  game: 'toy',
  length: 'evening',
  least: 2,
  most: 2,
  rated: false,
  botsAfter: null,
  ...more,
});
/** Everybody waits a little less than who came before. */
let now = Date.now();
const want = (person: TestPerson, more: Partial<Wish> = {}) => {
  now += 1;
  return person.api<Waiting & { code?: string }>('PUT', '/me/match', wish(more));
};
const look = async (person: TestPerson) => (await person.api<Waiting>('GET', '/me/match')).body;

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  let url = '';
  let server: TestServer;
  const open = async () =>
    startServer({ now: () => now, ...(kind === 'postgres' ? { db: await openPostgres(url) } : {}) });
  beforeAll(async () => {
    url = await postgres.database();
    server = await open();
  });
  afterAll(() => server.close());
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => enter(server.url, `Player ${at + 1}`)));

  test('where no table can be set for some, the others get theirs', async () => {
    const [anna, ben, carl, dora] = (await people(4)) as [TestPerson, TestPerson, TestPerson, TestPerson];
    // They wait for a game that this version has no more.
    for (const { id } of [anna, ben])
      await server.db.run(
        `INSERT INTO wishes (person, game, length, least, most, rated, since, seen)
         VALUES (?, 'gone', 'evening', 2, 2, 0, ?, ?)`,
        [id, now, now],
      );
    for (const each of [carl, dora]) await want(each);
    await matchAll(server.hub, notify);
    expect((await look(carl)).table).not.toBeNull();
    expect((await look(anna)).table).toBeNull();
    for (const each of [anna, ben]) await each.api('DELETE', '/me/match');
  });

  test('who want the same get a table that has begun; who want something else go on waiting', async () => {
    const [anna, ben, carl] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
    expect((await want(anna)).body).toMatchObject({ others: 0, table: null });
    expect((await want(carl, { length: 'days' })).body.others).toBe(0);
    expect((await want(ben)).body.others).toBe(1);
    await matchAll(server.hub, notify);
    const [a, b, c] = [await look(anna), await look(ben), await look(carl)];
    expect(a.table).not.toBeNull();
    expect(b.table).toBe(a.table);
    expect(c.table).toBeNull();
    const { body } = await anna.api<TableInfo>('GET', `/tables/${a.table}`);
    expect(body).toMatchObject({
      status: 'playing',
      visibility: 'private',
      rated: 'no',
      clock: { kind: 'live' },
    });
    expect(body.seats.map(({ person }) => person?.id).sort()).toEqual([anna.id, ben.id].sort());
    expect((await carl.api<Waiting>('DELETE', '/me/match')).body.wish).toBeNull();
  });

  test('bots fill in after the time that was said', async () => {
    const [anna] = (await people(1)) as [TestPerson];
    await want(anna, { length: 'days', least: 3, most: 3, botsAfter: 10 });
    now += 9 * MINUTE;
    await matchAll(server.hub, notify);
    expect((await look(anna)).table).toBeNull();
    now += 2 * MINUTE;
    await matchAll(server.hub, notify);
    const { table } = await look(anna);
    const { body } = await anna.api<TableInfo>('GET', `/tables/${table}`);
    expect(body.seats.map(({ bot }) => bot)).toEqual([null, 'easy', 'easy']);
  });

  test('who waited for a live game and went away is not given a table', async () => {
    const [anna, ben] = (await people(2)) as [TestPerson, TestPerson];
    await want(anna, { length: 'quick' });
    now += 5 * MINUTE;
    await want(ben, { length: 'quick' });
    await matchAll(server.hub, notify);
    expect((await look(ben)).table).toBeNull();
    await want(anna, { length: 'quick' });
    await matchAll(server.hub, notify);
    expect((await look(ben)).table).not.toBeNull();
  });

  test('people who blocked each other are kept apart; a rated wish makes a rated table', async () => {
    const [anna, ben, carl] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
    await ben.api('POST', `/blocked/${anna.id}`);
    for (const each of [anna, ben]) await want(each, { rated: true });
    await matchAll(server.hub, notify);
    expect((await look(anna)).table).toBeNull();
    await want(carl, { rated: true });
    await matchAll(server.hub, notify);
    const { table } = await look(carl);
    expect((await look(anna)).table).toBe(table);
    expect((await look(ben)).table).toBeNull();
    expect((await carl.api<TableInfo>('GET', `/tables/${table}`)).body.rated).toBe('people');
    expect((await want(ben, { rated: true, botsAfter: 5 })).body.code).toBe('not-rateable');
  });

  if (kind === 'postgres')
    test('who waits is still waiting after a restart, and two processes give everybody one table', async () => {
      const [anna, ben] = (await people(2)) as [TestPerson, TestPerson];
      await want(anna, { least: 3, most: 3 });
      await server.close();
      server = await open();
      const second = await open();
      const again = (person: TestPerson) => ({ authorization: `Bearer ${person.key}` });
      const put = (person: TestPerson, at: TestServer) =>
        fetch(`${at.url}/api/v1/me/match`, {
          method: 'PUT',
          headers: { ...again(person), 'content-type': 'application/json' },
          body: JSON.stringify(wish({ least: 3, most: 3 })),
        });
      const carl = await enter(second.url, 'Carl');
      await put(anna, server);
      await put(ben, server);
      await put(carl, second);
      await Promise.all([matchAll(server.hub, notify), matchAll(second.hub, notify)]);
      await expect
        .poll(async () =>
          server.db.all('SELECT table_id FROM wishes WHERE person = ? AND table_id IS NOT NULL', [anna.id]),
        )
        .toHaveLength(1);
      const rows = await server.db.all<{ table_id: string }>(
        'SELECT DISTINCT table_id FROM wishes WHERE person IN (?, ?, ?)',
        [anna.id, ben.id, carl.id],
      );
      expect(rows).toHaveLength(1);
      const tables = await server.db.all('SELECT DISTINCT table_id FROM seats WHERE person = ?', [anna.id]);
      expect(tables).toHaveLength(1);
      await second.close();
    });
});

test('what nobody could play is refused', async () => {
  const server = await startServer();
  const anna = await enter(server.url, 'Anna');
  for (const more of [
    { game: 'senet' },
    { least: 5, most: 5 },
    { least: 3, most: 2 },
    { botsAfter: 0 },
    { length: 'weeks' as never },
  ])
    expect((await want(anna, more)).status).toBeGreaterThanOrEqual(400);
  expect((await look(anna)).wish).toBeNull();
  await server.close();
});
