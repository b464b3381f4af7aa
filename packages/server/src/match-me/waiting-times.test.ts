import type { MatchLength, TableInfo, Waiting, Wish } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startListener } from '../testing/listener.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, HOUR, SECOND } from '../time.ts';
import { matchAll } from './matching.ts';

let server: TestServer;
let people: [TestPerson, TestPerson];
let now = 0;
beforeEach(async () => {
  now = 1_000_000_000_000;
  server = await startServer({ now: () => now });
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
});
afterEach(() => server.close());

const want = (person: TestPerson, length: MatchLength, more: Partial<Wish> = {}) =>
  person.api<Waiting>('PUT', '/me/match', {
    game: 'toy',
    length,
    least: 2,
    most: 3,
    rated: false,
    botsAfter: null,
    ...more,
  });
const look = async (person: TestPerson) => {
  await matchAll(server.hub, async () => {});
  return (await person.api<Waiting>('GET', '/me/match')).body;
};

test.each([
  ['quick', 30 * SECOND, { kind: 'live', bank: 600, increment: 20 }],
  ['evening', 30 * SECOND, { kind: 'live', bank: 1800, increment: 30 }],
  ['days', HOUR, { kind: 'days', days: 1 }],
] as const)(
  '%s: a table that could grow waits its time, and has the clock of such a game',
  async (length, patience, clock) => {
    const [anna, ben] = people;
    await want(anna, length);
    await want(ben, length);
    now += patience - 1;
    expect((await look(anna)).table).toBeNull();
    now += 1;
    const { table } = await look(anna);
    const { body } = await anna.api<TableInfo>('GET', `/tables/${table}`);
    expect(body).toMatchObject({ clock, atZero: 'bot', status: 'playing', started: now });
  },
);

test.each([
  ['quick', 90 * SECOND],
  ['evening', 90 * SECOND],
  ['days', 14 * DAY],
] as const)('%s: who does not look in is thought gone after a while', async (length, patience) => {
  const [anna, ben] = people;
  const alone = { least: 3 };
  await want(anna, length, alone);
  now += patience - 1;
  expect((await want(ben, length, alone)).body.others).toBe(1);
  now += 1;
  expect((await look(ben)).others).toBe(0);
  // The same wish again begins anew now; before, it would only have said that she still waits.
  const { body } = await want(anna, length, alone);
  expect(body.since).toBe(now);
  now += 1;
  expect((await want(anna, length, alone)).body.since).toBe(now - 1);
});

test('who wants the same as somebody who waits gets a table at once, begun, and both are told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await server.close();
  const told = await startListener(() => ({ status: 204 }));
  server = await startServer({ reach: { allows: () => true } });
  // Nobody looks by the clock: it has to be the wish itself.
  vi.clearAllTimers();
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const [anna, ben] = people;
  await ben.api('PUT', '/me/webhook', { url: told.url });
  await want(anna, 'days', { most: 2 });
  await want(ben, 'days', { most: 2 });
  const tableOf = async () => (await anna.api<Waiting>('GET', '/me/match')).body.table;
  await expect.poll(tableOf).not.toBeNull();
  const table = await tableOf();
  await expect.poll(() => told.heard.map(({ body }) => String(body)).join()).toContain(`/table/${table}`);
  await expect.poll(() => server.hub.rooms.has(table ?? '')).toBe(true);
  const lines = told.heard.map(({ body }) => JSON.parse(String(body)).content as string);
  expect(lines.some((line) => line.startsWith('We found players'))).toBe(true);
  told.close();
  vi.useRealTimers();
});

test('a wish for bots after some minutes is kept, and so is one for none', async () => {
  const [anna, ben] = people;
  const wish = { game: 'toy', length: 'quick', least: 3, most: 3, rated: false };
  expect((await want(anna, 'quick', { least: 3, botsAfter: 7 })).body.wish).toEqual({
    ...wish,
    botsAfter: 7,
  });
  expect((await want(ben, 'quick', { least: 3 })).body.wish).toEqual({ ...wish, botsAfter: null });
  expect((await want(ben, 'quick', { least: 3, rated: true })).body.wish).toMatchObject({ rated: true });
});

test('bots that a wish may bring count among those its person may have', async () => {
  await server.close();
  server = await startServer({ config: { limits: { ...DEFAULT_LIMITS, botsOfPerson: 1 } } });
  const carl = await enter(server.url, 'Carl');
  const code = async (least: number, botsAfter: number | null) => {
    const { status, body } = await want(carl, 'days', { least, botsAfter });
    return (body as { code?: string }).code ?? status;
  };
  expect([await code(3, null), await code(3, 5), await code(2, 5)]).toEqual([200, 'too-many-bots', 200]);
  await carl.api('POST', '/tables', {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }],
    visibility: 'private',
  });
  expect([await code(3, null), await code(2, 5)]).toEqual([200, 'too-many-bots']);
});
