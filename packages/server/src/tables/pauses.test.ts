import { join } from 'node:path';
import type { Log, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { as, enter, type TestPerson, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY } from '../time.ts';

let now = 1_000_000;
let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let id: string;

beforeEach(async () => {
  now = 1_000_000;
  server = await startServer({ now: () => now });
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  ({ id } = await tableOf([anna, ben], {
    clock: { kind: 'days', days: 2, vacation: 5 },
    atZero: 'bot',
  }));
});
afterEach(() => server.close());

const post = (person: TestPerson, what: string, body?: unknown) =>
  person.api<TableInfo & { code: string }>('POST', `/tables/${id}/${what}`, body);

/** What is left to each seat, as the server counts it at this time. */
async function left(person: TestPerson): Promise<number[]> {
  const socket = await person.connect();
  socket.send({ type: 'watch', table: id });
  const { clock } = await socket.next('fresh');
  await socket.close();
  return clock?.left ?? [];
}

test('a clock stands still during a vacation, runs again after it, and days are counted', async () => {
  const [before = 0] = await left(anna);
  expect((await post(anna, 'vacation', { seat: 0, days: 3 })).body.pauses).toEqual([
    { seat: 0, from: now, until: now + 3 * DAY },
  ]);
  now += 3 * DAY;
  expect((await left(anna))[0]).toBe(before);
  now += DAY;
  expect((await left(anna))[0]).toBe(before - DAY);
  expect((await post(anna, 'vacation', { seat: 0, days: 3 })).body.code).toBe('no-vacation-left');
  expect((await post(anna, 'vacation', { seat: 0, days: 2 })).status).toBe(200);
  expect((await post(anna, 'vacation', { seat: 0, days: 1 })).body.code).toBe('on-vacation');
  // Whoever comes back early keeps the rest.
  now += DAY / 2;
  await post(anna, 'vacation', { seat: 0, days: 0 });
  now += DAY / 2;
  expect((await left(anna))[0]).toBe(before - 1.5 * DAY);
  expect((await post(anna, 'vacation', { seat: 0, days: 1 })).status).toBe(200);
});

test('nobody runs out of time on vacation, and no host hands the seat over', async () => {
  await post(ben, 'vacation', { seat: 1, days: 5 });
  await post(anna, 'vacation', { seat: 0, days: 5 });
  now += 4.5 * DAY;
  await left(anna);
  const { body } = await anna.api<TableInfo>('GET', `/tables/${id}`);
  expect(body.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
  expect((await post(anna, 'hand-over', { seat: 1 })).body.code).toMatch(/on-vacation|not-waited-for/);
});

test('a pause wants everybody, stops all clocks, and anybody who plays ends it', async () => {
  const before = await left(anna);
  expect((await post(anna, 'pause', { days: 7 })).body.pauseAsk).toMatchObject({
    seat: 0,
    days: 7,
    needed: [1],
    accepted: [],
  });
  expect((await post(ben, 'pause', { days: 2 })).body.code).toBe('already-asked');
  expect((await post(anna, 'answer-pause', { accept: true })).body.code).toBe('not-asked');
  expect((await post(ben, 'answer-pause', { accept: false })).body.pauseAsk).toBeNull();
  await post(anna, 'pause', { days: 7 });
  const { body } = await post(ben, 'answer-pause', { accept: true });
  expect(body).toMatchObject({ pauseAsk: null, pauses: [{ seat: null, from: now, until: now + 7 * DAY }] });
  expect((await post(anna, 'pause', { days: 1 })).body.code).toBe('paused');
  now += 2 * DAY;
  expect(await left(anna)).toEqual(before);
  expect((await post(ben, 'resume')).body.pauses).toEqual([{ seat: null, from: now - 2 * DAY, until: now }]);
  expect((await post(ben, 'resume')).body.code).toBe('not-paused');
  const log = await anna.api<Log>('GET', `/tables/${id}/log`);
  expect(log.body.events.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
    'pause-refused 1',
    'pause 0',
    'resume 1',
  ]);
});

test('that a game was paused stands after the moves that were made, and alone one pauses at once', async () => {
  ({ id } = await tableOf([anna], {
    clock: { kind: 'days', days: 2 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  }));
  const socket = await anna.connect();
  await sitAlone(socket, id);
  for (let moves = 0; moves < 2; moves++) await playOne(socket, id);
  const { body } = await post(anna, 'pause', { days: 1 });
  expect(body).toMatchObject({ pauseAsk: null, pauses: [{ seat: null, until: now + DAY }] });
  const { events } = (await anna.api<Log>('GET', `/tables/${id}/log`)).body;
  const { entries } = (await anna.api<Log>('GET', `/tables/${id}/log?seat=none`)).body;
  expect(events).toMatchObject([{ kind: 'pause', seat: 0, moment: entries.length - 1 }]);
  expect(entries.length).toBeGreaterThan(1);
});

test('a wish to pause ends with time, and who asked may withdraw it', async () => {
  await post(anna, 'pause', { days: 7 });
  expect((await post(anna, 'answer-pause', { accept: false })).body.pauseAsk).toBeNull();
  await post(anna, 'pause', { days: 7 });
  now += 3 * DAY;
  expect((await post(ben, 'answer-pause', { accept: true })).body.code).toBe('nothing-asked');
  expect((await post(ben, 'pause', { days: 2 })).body.pauseAsk).toMatchObject({ seat: 1, days: 2 });
});

test('pauses hold after a start of the server', async () => {
  const folder = temporaryFolder();
  const open = () => startServer({ db: openSqlite(join(folder.path, 'kept.sqlite')), now: () => now });
  let other = await open();
  const carl = await enter(other.url, 'Carl');
  ({ id } = await tableOf([carl], {
    clock: { kind: 'days', days: 2, vacation: 5 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  }));
  const before = await left(carl);
  await post(carl, 'vacation', { seat: 0, days: 5 });
  await other.close();
  other = await open();
  now += 4 * DAY;
  const [own, second] = await left(as(other.url, carl.id, carl.name, carl.key));
  expect([own, second]).toEqual([before[0], (before[1] ?? 0) - 4 * DAY]);
  await other.close();
  folder.remove();
});

test('a game by the minute has neither', async () => {
  ({ id } = await tableOf([anna, ben], { clock: { kind: 'live', bank: 600, increment: 5 } }));
  expect((await post(anna, 'vacation', { seat: 0, days: 1 })).body.code).toBe('no-vacation-left');
  expect((await post(anna, 'pause', { days: 1 })).body.code).toBe('no-pauses');
});

test('who goes away and comes back without end is refused in the end, and nobody else is', async () => {
  const away = async (times: number) => {
    for (let i = 0; i < times; i++) {
      const { status, body } = await post(ben, 'vacation', { seat: 1, days: 1 });
      if (status !== 200) return { status, code: body.code };
      await post(ben, 'vacation', { seat: 1, days: 0 });
    }
    return null;
  };
  expect(await away(39)).toBeNull();
  expect((await post(ben, 'hand-over', { seat: 1, bot: 'random' })).status).toBe(200);
  expect((await post(ben, 'take-back', { seat: 1 })).status).toBe(200);
  const refused = { status: 429, code: 'too-many' };
  expect(await away(200)).toEqual(refused);
  expect(await post(ben, 'hand-over', { seat: 1, bot: 'random' })).toMatchObject({
    status: 429,
    body: { code: 'too-many' },
  });
  expect((await post(anna, 'vacation', { seat: 0, days: 1 })).status).toBe(200);
  // That Ben asks and is refused is written down all the same.
  const kinds = async () =>
    (await anna.api<Log>('GET', `/tables/${id}/log`)).body.events.map(({ kind }) => kind);
  await post(anna, 'vacation', { seat: 0, days: 0 });
  expect((await post(anna, 'pause', { days: 1 })).status).toBe(200);
  await post(ben, 'answer-pause', { accept: false });
  expect(await kinds()).toContain('pause-refused');
});

test('a wish to pause that is refused again and again is written down so many times and no more', async () => {
  for (let i = 0; i < 45; i++) {
    now += 10_000;
    expect((await post(anna, 'pause', { days: 1 })).status).toBe(200);
    expect((await post(ben, 'answer-pause', { accept: false })).status).toBe(200);
  }
  const { events } = (await anna.api<Log>('GET', `/tables/${id}/log`)).body;
  expect(events.filter(({ kind }) => kind === 'pause-refused')).toHaveLength(40);
});

test('who asks for a pause and takes it back on and on is told to wait', async () => {
  const codes = new Set<string | undefined>();
  for (let i = 0; i < 60; i++) {
    codes.add((await post(anna, 'pause', { days: 1 })).body.code);
    await post(anna, 'answer-pause', { accept: false });
  }
  expect(codes).toContain('too-fast');
});

test('a game over days that agreed on no vacation has none', async () => {
  ({ id } = await tableOf([anna, ben], { clock: { kind: 'days', days: 2 } }));
  expect((await post(anna, 'vacation', { seat: 0, days: 1 })).body.code).toBe('no-vacation-left');
});
