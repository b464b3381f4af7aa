import { join } from 'node:path';
import type { Fresh, Moved, Plan, Plans } from '@ennead/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { as, enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let table: string;
let sockets: [TestSocket, TestSocket];

beforeEach(async () => {
  // Nothing here may come about only because the server looks around from time to time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  ({ id: table } = await tableOf([anna, ben]));
  sockets = [await anna.connect(), await ben.connect()];
  for (const [seat, socket] of sockets.entries()) {
    socket.send({ type: 'watch', table, seat });
    await socket.next('fresh');
  }
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

const bid = (option: number, more: Partial<Plan> = {}): Plan => ({
  kind: 'bid',
  option,
  turn: 'any',
  repeats: false,
  ...more,
});
const layDown = (person: TestPerson, seat: number, ...plans: Plan[]) =>
  person.api<Plans & { code: string }>('PUT', `/tables/${table}/plans`, { seat, plans });
const plansOf = async (person: TestPerson) =>
  (await person.api<Plans>('GET', `/tables/${table}/plans`)).body.plans.map(({ state }) => state);

async function now(seat: 0 | 1): Promise<Fresh | Moved> {
  sockets[seat].send({ type: 'ping' });
  await sockets[seat].next('pong');
  const step = sockets[seat].received.findLast(
    (each): each is Fresh | Moved => each.type === 'moved' || each.type === 'fresh',
  );
  if (step === undefined) throw new Error('nothing came');
  return step;
}

const optionsOf = async (seat: 0 | 1) => (await now(seat)).decisions[0]?.options as number[];

async function decide(seat: 0 | 1, option: number) {
  const { number } = await now(seat);
  return sockets[seat].call({ type: 'decide', table, seat, number, option });
}

test('an answer that was laid down is given when its question comes, unseen in a secret window', async () => {
  const [least = 0] = await optionsOf(1);
  await layDown(ben, 1, bid(least));
  await sockets[1].next('moved');
  // Anna sees nothing of it: the window is open, and so is Ben's part in it.
  expect(await now(0)).toMatchObject({ type: 'fresh', waiting: [0, 1] });
  expect(sockets[0].received.filter(({ type }) => type === 'plans' || type === 'moved')).toEqual([]);
  expect(await plansOf(ben)).toEqual(['used']);
  await decide(0, (await optionsOf(0)).at(-1) ?? 0);
  expect(await sockets[0].next('moved', ({ moment }) => moment === 1)).toMatchObject({ by: null });
});

test('a plan is its person’s own: others read and change nothing of it', async () => {
  await layDown(ben, 1, bid(1, { kind: 'never' }));
  expect(await sockets[1].next('plans')).toMatchObject({ table, seat: 1 });
  expect(await plansOf(anna)).toEqual([]);
  expect((await layDown(anna, 1)).body.code).toBe('not-your-seat');
  const stranger = await enter(server.url, 'Cy');
  expect((await stranger.api('GET', `/tables/${table}/plans`)).status).toBe(403);
  expect(await plansOf(ben)).toEqual(['waiting']);
  expect((await layDown(ben, 1)).body.plans).toEqual([]);
  expect(await sockets[1].next('plans')).toMatchObject({ table, seat: 1 });
  expect(sockets[0].received.some(({ type }) => type === 'plans')).toBe(false);
});

test('what was laid down is read as it was, in its order', async () => {
  const plans = [
    bid(3, { kind: 'never' }),
    bid(1, { kind: 'never', about: { card: 'x' }, turn: 'others', repeats: true }),
  ];
  const kept = plans.map((plan) => ({ ...plan, seat: 1, state: 'waiting', at: expect.any(Number) }));
  expect((await layDown(ben, 1, ...plans)).body.plans).toEqual(kept);
  const room = await server.hub.rooms.get(table);
  expect(room?.plans).toEqual(kept.map((plan) => ({ ...plan, id: expect.any(Number) })));
});

test('what the rules do not offer is dropped, one after the other, its owner is told, and the question waits', async () => {
  await layDown(ben, 1, bid(999), bid(998));
  await sockets[1].next('plans');
  await expect.poll(() => plansOf(ben)).toEqual(['dropped', 'dropped']);
  const after = await now(1);
  expect(after.decisions[0]?.kind).toBe('bid');
  expect(sockets[0].received.some(({ type }) => type === 'plans')).toBe(false);
  expect(await decide(1, (await optionsOf(1))[0] ?? 0)).toMatchObject({ type: 'done' });
});

test('one that repeats answers again and again, one that does not once; a person’s own answer comes first', async () => {
  const slow = await startServer({ pace: { secret: 60_000 } });
  const [carl, dora] = [await enter(slow.url, 'Carl'), await enter(slow.url, 'Dora')];
  const { id } = await tableOf([carl, dora]);
  const socket = await dora.connect();
  socket.send({ type: 'watch', table: id, seat: 1 });
  const { number, decisions } = await socket.next('fresh');
  const [option = 0] = decisions[0]?.options ?? [];
  await dora.api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [bid(option as number)] });
  expect(await socket.call({ type: 'decide', table: id, seat: 1, number, option })).toMatchObject({
    type: 'done',
  });
  const { body } = await dora.api<Plans>('GET', `/tables/${id}/plans`);
  expect(body.plans.map(({ state }) => state)).toEqual(['waiting']);
  await slow.close();

  const [least = 0] = await optionsOf(1);
  await layDown(ben, 1, bid(least, { repeats: true }));
  await sockets[1].next('moved');
  expect(await plansOf(ben)).toEqual(['waiting']);
});

test('a plan that was laid down holds after a start of the server', async () => {
  const folder = temporaryFolder();
  const open = () => startServer({ db: openSqlite(join(folder.path, 'kept.sqlite')) });
  let other = await open();
  const [carl, dora] = [await enter(other.url, 'Carl'), await enter(other.url, 'Dora')];
  const { id } = await tableOf([carl, dora]);
  await dora.api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [bid(1, { kind: 'share' }), bid(999)] });
  await other.close();
  other = await open();
  const again = as(other.url, dora.id, dora.name, dora.key);
  await expect
    .poll(async () =>
      (await again.api<Plans>('GET', `/tables/${id}/plans`)).body.plans.map(({ state }) => state),
    )
    .toEqual(['waiting', 'dropped']);
  await other.close();
  folder.remove();
});

test('what plans take counts as stored', async () => {
  // A hundred bytes each, four for what the first is not about and ninety-six for what the second is.
  const limits = { ...DEFAULT_LIMITS, bytesPerHour: 2 * 300 };
  const time = Date.now();
  const small = await startServer({ config: { limits }, now: () => time });
  const [carl, dora] = [await enter(small.url, 'Carl'), await enter(small.url, 'Dora')];
  const { id } = await tableOf([carl, dora]);
  const lay = () =>
    dora.api<{ code?: string }>('PUT', `/tables/${id}/plans`, {
      seat: 1,
      plans: [bid(1, { kind: 'never' }), bid(2, { kind: 'never', about: 'x'.repeat(94) })],
    });
  expect([(await lay()).status, (await lay()).status, (await lay()).body.code]).toEqual([
    200,
    200,
    'too-much-stored',
  ]);
  await small.close();
});

test('plans are bounded', async () => {
  expect((await layDown(ben, 1, ...Array.from({ length: 41 }, () => bid(1)))).status).toBe(400);
  expect((await layDown(ben, 1, bid(1, { about: 'x'.repeat(600) }))).body.code).toBe('too-large');
  expect(await plansOf(ben)).toEqual([]);
});

test('a plan whose answer could not be written waits again, and answers when that is over', async () => {
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'failing.sqlite'));
  let isFull = true;
  let failures = 0;
  const append: typeof db.append = async (row) => {
    if (!isFull) return db.append(row);
    failures += 1;
    throw new StorageError('storage-full', null);
  };
  const failing = await startServer({ db: { ...db, append } });
  const [carl, dora] = [await enter(failing.url, 'Carl'), await enter(failing.url, 'Dora')];
  const { id } = await tableOf([carl, dora]);
  const socket = await dora.connect();
  socket.send({ type: 'watch', table: id, seat: 1 });
  const { decisions } = await socket.next('fresh');
  const plan = bid((decisions[0]?.options[0] ?? 0) as number);
  const states = async () =>
    (await dora.api<Plans>('GET', `/tables/${id}/plans`)).body.plans.map(({ state }) => state);
  await dora.api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [plan] });
  await expect.poll(() => failures).toBeGreaterThan(0);
  await expect.poll(states).toEqual(['waiting']);
  const room = await failing.hub.rooms.get(id);
  await expect.poll(() => room?.plans.length).toBe(1);
  isFull = false;
  await dora.api('PUT', `/tables/${id}/plans`, { seat: 1, plans: [plan] });
  await socket.next('moved');
  await expect.poll(states).toEqual(['used']);
  await failing.close();
  folder.remove();
});
