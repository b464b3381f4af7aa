import type { Plans, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { as, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY } from '../time.ts';

let postgres: TestPostgres;
let servers: [TestServer, TestServer];
/** Anna is at the first process, Ben at the second. */
let anna: TestPerson;
let ben: TestPerson;
let id: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const address = await postgres.database();
  const open = async () => startServer({ db: await openPostgres(address, { connections: 4 }) });
  servers = [await open(), await open()];
  anna = await enter(servers[0].url, 'Anna');
  const entered = await enter(servers[0].url, 'Ben');
  ben = as(servers[1].url, entered.id, entered.name, entered.key);
  ({ id } = await tableOf([anna, ben], { clock: { kind: 'days', days: 2, vacation: 5 } }));
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await postgres?.stop();
});

const post = (person: TestPerson, what: string, body?: unknown) =>
  person.api<TableInfo & { code: string }>('POST', `/tables/${id}/${what}`, body);

test('on Postgres a pause is asked for at one process and agreed to at another, a vacation is taken once', async () => {
  await post(anna, 'pause', { days: 4 });
  const heard = async () => (await ben.api<TableInfo>('GET', `/tables/${id}`)).body.pauseAsk;
  await expect.poll(heard).toMatchObject({ seat: 0, days: 4 });
  const room = await servers[1].hub.rooms.get(id);
  await expect.poll(() => room?.info.pauseAsk ?? null).toMatchObject({ seat: 0 });
  const { body } = await post(ben, 'answer-pause', { accept: true });
  expect(body.pauses).toMatchObject([{ seat: null }]);
  expect((body.pauses[0]?.until ?? 0) - (body.pauses[0]?.from ?? 0)).toBe(4 * DAY);
  await expect.poll(async () => (await post(anna, 'resume')).status).toBe(200);
  expect((await post(ben, 'vacation', { seat: 1, days: 2 })).body.pauses.at(-1)).toMatchObject({ seat: 1 });
  expect((await post(ben, 'vacation', { seat: 1, days: 2 })).body.code).toBe('on-vacation');
});

test('on Postgres a tap is heard at the other process, and a plan laid down there answers', async () => {
  const [own, other] = [await anna.connect(), await ben.connect()];
  own.send({ type: 'watch', table: id, seat: 0 });
  other.send({ type: 'watch', table: id, seat: 1 });
  await own.next('fresh');
  const { decisions } = await other.next('fresh');
  await own.call({ type: 'react', table: id, reaction: 'hello' });
  expect((await other.next('said')).line).toMatchObject({ reaction: 'hello', person: { name: 'Anna' } });
  const plan = { kind: 'bid', option: decisions[0]?.options[0], turn: 'any', repeats: false };
  await ben.api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [plan] });
  await other.next('moved');
  const states = async () =>
    (await ben.api<Plans>('GET', `/tables/${id}/plans`)).body.plans.map(({ state }) => state);
  await expect.poll(states).toEqual(['used']);
  expect(own.received.some(({ type }) => type === 'plans')).toBe(false);
});

test('on Postgres a page at another process hears that its person laid down or dropped a plan', async () => {
  const page = await as(servers[0].url, ben.id, ben.name, ben.key).connect();
  page.send({ type: 'watch', table: id, seat: 1 });
  await page.next('fresh');
  const lay = (...kinds: string[]) =>
    ben.api('PUT', `/tables/${id}/plans`, {
      seat: 1,
      plans: kinds.map((kind) => ({ kind, option: 999, turn: 'any', repeats: false })),
    });
  await lay('never');
  expect(await page.next('plans')).toMatchObject({ seat: 1 });
  await lay();
  expect(await page.next('plans')).toMatchObject({ seat: 1 });
  await page.close();
});

test('on Postgres the lobby is found by free seats and pace', async () => {
  const { body: open } = await anna.api<TableInfo>('POST', '/tables', {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    clock: { kind: 'days', days: 1 },
  });
  const ids = async (query: string) => {
    const { body } = await ben.api<{ tables: { id: string }[] }>('GET', `/tables?${query}`);
    return body.tables.map((table) => table.id);
  };
  expect(await ids('list=joinable&pace=days&game=toy')).toEqual([open.id]);
  expect(await ids('list=watchable&pace=days')).toEqual([id]);
});
