import type { NewTable, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

async function withLimits(limits: Partial<Limits>): Promise<TestPerson> {
  server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
  return enter(server.url, 'Anna');
}

const open = (person: TestPerson, more: Partial<NewTable> = {}) =>
  person.api<TableInfo & { code?: string; message?: string }>('POST', '/tables', {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
    ...more,
  });
const post = (person: TestPerson, { id }: TableInfo, what: string, body: unknown) =>
  person.api<TableInfo & { code?: string }>('POST', `/tables/${id}/${what}`, body);

test('a table takes five hundred bytes and its setup, and may take them to the last', async () => {
  const known = await withLimits({});
  const { body: table } = await open(known);
  const kept = async () => (await server.db.all<{ bytes: number }>('SELECT bytes FROM tables'))[0]?.bytes;
  const each = 500 + JSON.stringify(table.setup).length;
  expect(await kept()).toBe(each);
  const { body: changed } = await post(known, table, 'change', { setup: { rounds: 3 } });
  expect(await kept()).toBe(500 + JSON.stringify(changed.setup).length);
  await server.close();

  const anna = await withLimits({ storedBytesOfPerson: 2 * each });
  const statuses = [];
  for (let at = 0; at < 3; at++) statuses.push((await open(anna)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('whoever keeps too much is told how much one may', async () => {
  const anna = await withLimits({ storedBytesOfPerson: 3 * 2 ** 20 });
  await open(anna);
  await server.db.run('UPDATE tables SET bytes = ?', [3 * 2 ** 20]);
  const { body } = await open(anna);
  expect(body).toMatchObject({ code: 'too-much-stored', message: expect.stringContaining(': 3 MB of') });
});

test('where a person and a network have all they may, a table that is there may still be changed', async () => {
  const ofPerson = { tablesOfPerson: 1, lobbyOfPerson: 1, botsOfPerson: 1 };
  const ofNetwork = { tablesOfNetwork: 1, lobbyOfNetwork: 1, botsOfNetwork: 1 };
  const anna = await withLimits({ ...ofPerson, ...ofNetwork });
  const { body: table } = await open(anna, { visibility: 'public' });
  const easy = { seat: 1, kind: 'bot', bot: 'easy' };
  expect((await post(anna, table, 'seat', easy)).status).toBe(200);
  expect((await post(anna, table, 'change', { chances: true })).status).toBe(200);
  expect((await post(anna, table, 'seat', { ...easy, seat: 0 })).body.code).toBe('too-many-bots');
  expect((await open(anna)).body.code).toBe('too-many-tables');
});

test('bots seated at the same moment at several tables are counted one after the other', async () => {
  const anna = await withLimits({ botsOfPerson: 1 });
  const tables = [(await open(anna)).body, (await open(anna)).body, (await open(anna)).body];
  const answers = await Promise.all(
    tables.map((table) => post(anna, table, 'seat', { seat: 1, kind: 'bot', bot: 'easy' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

test('of one person the bots of all tables weigh together, hard and expert ones four', async () => {
  const anna = await withLimits({ botsOfPerson: 9 });
  const withBot = (bot: 'expert' | 'hard' | 'easy') =>
    open(anna, { seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
  const statuses = [];
  for (const bot of ['expert', 'hard', 'expert', 'easy', 'easy'] as const)
    statuses.push((await withBot(bot)).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
});
