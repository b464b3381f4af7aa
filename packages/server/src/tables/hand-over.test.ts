import { missing } from '@ennead/kernel';
import type { LogEntry, NewTable, TableEvent, TableInfo } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOne, sitAlone } from '../testing/hot-seat.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, SECOND } from '../time.ts';
import { setStandIn } from './hand-over.ts';

let server: TestServer;
let now = Date.now();
let people: [TestPerson, TestPerson];
afterEach(() => server.close());

async function begin(more: Partial<NewTable> = {}, options: Parameters<typeof startServer>[0] = {}) {
  server = await startServer({ now: () => now, pace: { secret: 60_000 }, ...options });
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id } = await tableOf(people, more);
  const [anna, ben] = people;
  const handOver = (who = anna) =>
    who.api<TableInfo & { code?: string }>('POST', `/tables/${id}/hand-over`, { seat: 1 });
  const events = async () =>
    (
      await ben.api<{ entries: LogEntry[]; events: TableEvent[] }>('GET', `/tables/${id}/log?seat=none`)
    ).body.events.map(({ kind, seat, cause, moment }) => [kind, seat, cause, moment]);
  return { id, anna, ben, handOver, events };
}

test('the host gets an absent seat for a bot after the agreed time, and everybody can read of it for ever', async () => {
  const { id, anna, ben, handOver, events } = await begin({ handOver: 600 });
  const watching = await anna.connect();
  watching.send({ type: 'watch', table: id });
  await watching.next('fresh');
  now += 599 * SECOND;
  expect((await handOver()).body).toMatchObject({ code: 'too-soon' });
  now += 2 * SECOND;
  expect((await handOver()).body.seats[1]?.standIn).toBe('easy');
  const event = { kind: 'hand-over', seat: 1, cause: 'host', moment: 0 };
  expect((await watching.next('event')).event).toMatchObject(event);
  await ben.api('POST', `/tables/${id}/take-back`, { seat: 1 });
  await ben.api('POST', `/tables/${id}/take-back`, { seat: 1 });
  await handOver(ben);
  server.hub.rooms.delete(id);
  expect(await events()).toEqual([
    ['hand-over', 1, 'host', 0],
    ['take-back', 1, 'own', 0],
    ['hand-over', 1, 'own', 0],
  ]);
});

test('who was at the table a moment ago is waited for anew', async () => {
  const { id, ben, handOver } = await begin();
  now += 200 * SECOND;
  const here = await ben.connect();
  here.send({ type: 'watch', table: id });
  await here.next('fresh');
  expect((await handOver()).body).toMatchObject({ code: 'is-here' });
  await here.close();
  await expect.poll(async () => (await handOver()).body.code).toBe('too-soon');
  const seen = () => server.db.all<{ seen: number | null }>('SELECT seen FROM seats WHERE seat = 1');
  await expect.poll(async () => (await seen())[0]?.seen).toBe(now);
  now += 119 * SECOND;
  expect((await handOver()).body).toMatchObject({ code: 'too-soon' });
  now += 2 * SECOND;
  expect((await handOver()).status).toBe(200);
});

test('a move begins the time anew, and whoever is not waited for keeps the seat', async () => {
  const { id, anna, ben, handOver } = await begin();
  for (const [seat, person] of [anna, ben].entries()) {
    const socket = await person.connect();
    socket.send({ type: 'watch', table: id, seat });
    const { number, decisions } = await socket.next('fresh');
    now += 200 * SECOND;
    await socket.call({
      type: 'decide',
      table: id,
      seat,
      number,
      option: decisions[0]?.options[0] ?? missing(),
    });
    await socket.close();
  }
  const room = await server.hub.rooms.get(id);
  const waiting = room?.play?.shown.waiting ?? [];
  const code = waiting.includes(1) ? 'too-soon' : 'not-waited-for';
  await expect.poll(async () => (await handOver()).body.code).toBe(code);
});

test('while a clock runs, and where it was agreed, no host hands over another seat', async () => {
  const live = await begin({ clock: { kind: 'live', bank: 86_400, increment: 0 } });
  now += 7200 * SECOND;
  expect((await live.handOver()).body).toMatchObject({ code: 'hand-over-never' });
  const never = await tableOf(people, { handOver: null });
  now += 30 * DAY;
  const { body } = await live.anna.api('POST', `/tables/${never.id}/hand-over`, { seat: 1 });
  expect(body).toMatchObject({ code: 'hand-over-never' });
});

test('after a start of the server people get two minutes to come back', async () => {
  const { handOver } = await begin({ handOver: 600 });
  now += DAY;
  Object.assign(server.hub, { started: now });
  now += 120 * SECOND - 1;
  expect((await handOver()).body).toMatchObject({ code: 'too-soon' });
  now += 1;
  expect((await handOver()).status).toBe(200);
});

test('nobody was away from a game before it began, however long its table was open', async () => {
  const { anna, ben } = await begin();
  const wanted = { game: 'toy', setup: {}, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  now += 3600 * SECOND;
  expect((await anna.api('POST', `/tables/${id}/start`)).status).toBe(200);
  const handOver = () => anna.api('POST', `/tables/${id}/hand-over`, { seat: 1 });
  now += 120 * SECOND - 1;
  expect((await handOver()).body).toMatchObject({ code: 'too-soon' });
  now += 1;
  expect((await handOver()).status).toBe(200);
});

test('whose seat was handed over is told', async () => {
  const mailbox = await startMailbox();
  const { id, ben, handOver } = await begin({}, { config: { smtpUrl: mailbox.url } });
  await server.db.run('UPDATE people SET email = ?, email_confirmed = 1 WHERE id = ?', [
    'ben@example.com',
    ben.id,
  ]);
  now += 200 * SECOND;
  await handOver();
  await expect.poll(() => mailbox.letters.join()).toContain('A bot is playing your seat in Toy');
  expect(mailbox.letters.join()).toContain(`/table/${id}`);
  mailbox.close();
});

test('when the game is over a seat is neither left to a bot nor taken back: what was at the end counts', async () => {
  server = await startServer({ pace: { least: 60_000, secret: 60_000 } });
  const anna = await enter(server.url, 'Anna');
  const { id } = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  await sitAlone(socket, id);
  while ((await playOne(socket, id)) !== null);
  await server.db.run("UPDATE seats SET stand_in = 'expert' WHERE table_id = ? AND seat = 1", [id]);
  const room = (await server.hub.rooms.get(id)) ?? missing();
  await setStandIn(server.hub, room, 1, null, 'own');
  for (const [what, seat] of [
    ['take-back', 1],
    ['hand-over', 0],
  ] as const)
    expect(await anna.api('POST', `/tables/${id}/${what}`, { seat })).toMatchObject({
      status: 409,
      body: { code: 'game-over' },
    });
  expect(await server.db.all('SELECT stand_in FROM seats ORDER BY seat')).toEqual([
    { stand_in: null },
    { stand_in: 'expert' },
  ]);
});

test('nobody loses a seat while all clocks stand still', async () => {
  const { id, handOver } = await begin({ clock: { kind: 'days', days: 1 }, handOver: 600 });
  now += 601 * SECOND;
  await server.db.run('INSERT INTO pauses (table_id, seat, from_at, until_at) VALUES (?, NULL, ?, ?)', [
    id,
    now - 1,
    now + DAY,
  ]);
  server.hub.rooms.delete(id);
  expect((await handOver()).body).toMatchObject({ code: 'on-vacation' });
  now += DAY;
  expect((await handOver()).status).toBe(200);
});
