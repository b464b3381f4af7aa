import { missing } from '@ennead/kernel';
import type { Fresh, LogEntry, Moved, NewTable, TableEvent } from '@ennead/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageError } from '../storage/sql.ts';
import { enter, type TestPerson, type TestSocket, tableOf } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { MINUTE } from '../time.ts';

let server: TestServer;
let now = Date.now();
afterEach(() => server.close());

const isStep = (each: { type: string }): each is Fresh | Moved =>
  each.type === 'moved' || each.type === 'fresh';

/** Anna and Ben have both bid, so that Anna can only ask to go back. */
async function bidden(more: Partial<NewTable> = {}) {
  server = await startServer({ now: () => now, pace: { secret: 60_000 } });
  const people: [TestPerson, TestPerson] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id: table } = await tableOf(people, more);
  const sockets = [await people[0].connect(), await people[1].connect()] as [TestSocket, TestSocket];
  const at = async (seat: 0 | 1) => {
    sockets[seat].send({ type: 'ping' });
    await sockets[seat].next('pong');
    return sockets[seat].received.findLast(isStep) as Fresh | Moved;
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.send({ type: 'watch', table, seat });
    const { number, decisions } = await socket.next('fresh');
    await socket.call({ type: 'decide', table, seat, number, option: decisions[0]?.options[0] ?? missing() });
  }
  const ask = async () => {
    const { number, undo } = await at(0);
    return sockets[0].call({ type: 'undo', table, seat: 0, number, to: undo?.ask as number });
  };
  const answer = (seat: 0 | 1, accept: boolean) =>
    sockets[seat].call({ type: 'answer-undo', table, seat, accept });
  return { table, people, sockets, at, ask, answer };
}

test('a bot that stands in agrees to nothing: its person is asked, away or not', async () => {
  const { table, people, sockets, at, ask, answer } = await bidden();
  const [, ben] = sockets;
  await people[1].api('POST', `/tables/${table}/hand-over`, { seat: 1 });
  const before = (await at(0)).moment;
  expect(await ask()).toMatchObject({ type: 'done', asked: true });
  expect((await ben.next('asked')).ask).toMatchObject({ seat: 0, needed: [1] });
  expect((await at(0)).moment).toBeGreaterThanOrEqual(before);
  expect(await answer(1, true)).toMatchObject({ type: 'done' });
  expect(await at(0)).toMatchObject({ kind: 'undo', moment: 0 });
});

test('a request is over after two minutes, and nobody can agree any more', async () => {
  const { sockets, ask, answer, at } = await bidden();
  await ask();
  const { ask: asked } = await sockets[1].next('asked');
  expect(asked?.until).toBe(now + 2 * MINUTE);
  now += 2 * MINUTE;
  expect(await answer(1, true)).toMatchObject({ code: 'nothing-asked' });
  expect((await at(0)).moment).toBe(1);
  expect(await ask()).toMatchObject({ asked: true });
});

test('where turns take days a request stands for a day', async () => {
  const { sockets, ask } = await bidden({ clock: { kind: 'days', days: 2 } });
  await ask();
  expect((await sockets[1].next('asked')).ask?.until).toBe(now + 24 * 60 * MINUTE);
});

test('one request at a time, and no second one from who was refused', async () => {
  const { ask, answer } = await bidden();
  await ask();
  expect(await ask()).toMatchObject({ code: 'already-asked' });
  await answer(1, false);
  expect(await ask()).toMatchObject({ code: 'already-refused' });
});

test('after going back, bots, clocks and notices are looked at', async () => {
  const { table, ask, answer } = await bidden();
  const seen: string[] = [];
  server.hub.attendants.push({ attend: () => seen.push('attend'), moved: () => seen.push('moved') });
  await ask();
  seen.length = 0;
  await answer(1, true);
  expect(seen).toEqual(['attend', 'moved']);
  expect(
    await server.db.all("SELECT kind FROM moves WHERE table_id = ? AND kind = 'undo'", [table]),
  ).toHaveLength(1);
});

test('every going back stands in the log, for everybody and after it was read anew', async () => {
  const { table, people, ask, answer } = await bidden();
  await ask();
  await answer(1, true);
  server.hub.rooms.delete(table);
  const { body } = await people[1].api<{ entries: LogEntry[]; events: TableEvent[] }>(
    'GET',
    `/tables/${table}/log`,
  );
  expect(body.events).toEqual([
    { kind: 'undo-asked', seat: 0, cause: 'own', moment: 0, at: now },
    { kind: 'undo', seat: 0, cause: 'own', moment: 0, at: now },
  ]);
});

test('that somebody asked, was refused or got no answer in time stands in the log, once', async () => {
  const { table, people, sockets, ask, answer } = await bidden();
  await ask();
  expect((await sockets[1].next('event')).event).toMatchObject({ kind: 'undo-asked', seat: 0 });
  now += 2 * MINUTE;
  const room = await server.hub.rooms.get(table);
  if (room === undefined) throw new Error('the table is not there');
  for (let looks = 0; looks < 3; looks++)
    for (const attendant of server.hub.attendants) attendant.attend(room);
  expect((await sockets[1].next('event')).event).toMatchObject({ kind: 'undo-expired', seat: 0 });
  await ask();
  await answer(1, false);
  const { body } = await people[1].api<{ events: TableEvent[] }>('GET', `/tables/${table}/log`);
  expect(body.events.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
    'undo-asked 0',
    'undo-expired 0',
    'undo-asked 0',
    'undo-refused 1',
  ]);
});

test('who asks to go back is heard though the line for the log could not be kept', async () => {
  const { sockets, ask } = await bidden();
  const { db } = server.hub;
  const run: typeof db.run = async (sql, values) => {
    if (sql.includes('INTO events')) throw new Error('full');
    return db.run(sql, values);
  };
  Object.assign(server.hub, { db: { ...db, run } });
  const logged = vi.spyOn(server.hub.log, 'warn');
  expect(await ask()).toMatchObject({ type: 'done', asked: true });
  expect((await sockets[1].next('asked')).ask).toMatchObject({ seat: 0 });
  expect(logged.mock.calls.map(([, message]) => message)).toEqual(['could not note a line of the log']);
});

test('a going back that cannot be kept is refused by name, and everything stays as it was', async () => {
  const { table, sockets, at, ask, answer } = await bidden();
  await ask();
  expect((await sockets[1].next('asked')).ask).toMatchObject({ seat: 0, moment: 0 });
  const before = await at(0);
  const { db } = server.hub;
  const append = () => Promise.reject(new StorageError('storage-full', new Error('full')));
  Object.assign(server.hub, { db: { ...db, append } });
  expect(await answer(1, true)).toMatchObject({ type: 'refused', code: 'storage-full' });
  Object.assign(server.hub, { db });
  expect(await at(0)).toEqual(before);
  expect(await answer(1, true)).toMatchObject({ type: 'done' });
  expect(await sockets[0].next('moved', ({ kind }) => kind === 'undo')).toMatchObject({ table, moment: 0 });
  expect((await sockets[1].next('asked')).ask).toBeNull();
});

test('a game that is over is not taken back, and its clocks stand still', async () => {
  const clock = { kind: 'live', bank: 600, increment: 0 } as const;
  const { table, people, sockets, at } = await bidden({ setup: { rounds: 1 }, clock });
  for (let isOver = false; !isOver; isOver = (await at(0)).outcome !== null)
    for (const seat of [0, 1] as const) {
      now += 1000;
      const { number, decisions } = await at(seat);
      const option = decisions[0]?.options[0];
      if (option !== undefined) await sockets[seat].call({ type: 'decide', table, seat, number, option });
    }
  const { number, clock: last } = await at(0);
  const undo = { type: 'undo', table, seat: 0, number, to: number - 1 } as const;
  expect(await sockets[0].call(undo)).toMatchObject({ code: 'game-over' });
  now += 5 * MINUTE;
  const late = await people[0].connect();
  late.send({ type: 'watch', table, seat: 0 });
  const { clock: shown } = await late.next('fresh');
  expect(shown).toEqual({ left: last?.left, running: [], at: now });
  expect(shown?.left).not.toEqual([600_000, 600_000]);
});
