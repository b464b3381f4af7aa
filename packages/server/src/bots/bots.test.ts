import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import type { Fresh, Moved, NewTable, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const TWO_BOTS: NewTable['seats'] = [
  { kind: 'me' },
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'easy' },
];

describe('bots that work', () => {
  let server: TestServer;
  let anna: TestPerson;
  beforeAll(async () => {
    server = await startServer();
    anna = await enter(server.url, 'Anna');
  });
  afterAll(() => server.close());

  test('a table of one person and two bots is played to the end', async () => {
    const table = await tableOf([anna], { seats: TWO_BOTS });
    const socket = await anna.connect();
    socket.send({ type: 'watch', table: table.id });
    let now: Fresh | Moved = await socket.next('fresh');
    while (now.outcome === null) {
      const decision = now.decisions[0];
      if (decision !== undefined) {
        const option = decision.options[0] ?? missing();
        await socket.call({ type: 'decide', table: table.id, seat: 0, number: now.number, option });
      }
      now = await socket.next('moved');
    }
    const { body } = await anna.api<TableInfo>('GET', `/tables/${table.id}`);
    expect(body).toMatchObject({ status: 'finished', outcome: now.outcome });
    const room = await server.hub.rooms.get(table.id);
    await expect.poll(() => [room?.thinking.size, room?.timers.size]).toEqual([0, 0]);
  });

  test('a seat is handed to a bot and taken back', async () => {
    const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const socket = await anna.connect();
    socket.send({ type: 'watch', table: table.id });
    const fresh = await socket.next('fresh');
    const { body } = await anna.api<TableInfo>('POST', `/tables/${table.id}/hand-over`, {
      seat: 0,
      bot: 'random',
    });
    expect(body.seats[0]).toMatchObject({ person: { id: anna.id }, standIn: 'random' });
    const option = fresh.decisions[0]?.options[0] ?? missing();
    const refused = await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option });
    expect(refused).toMatchObject({ type: 'refused', code: 'handed-over' });
    await socket.next('moved', ({ moment }) => moment >= 1);
    const back = await anna.api<TableInfo>('POST', `/tables/${table.id}/take-back`, { seat: 0 });
    expect(back.body.seats[0]?.standIn).toBeNull();
  });
});

test('a table of bots alone goes on after a restart, though nobody looks', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'ennead.sqlite');
  const slow = await startServer({ db: openSqlite(file), pace: { secret: 60_000 } });
  const bots: NewTable['seats'] = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const table = await tableOf([await enter(slow.url, 'Anna')], { seats: bots });
  await slow.close();
  const again = await startServer({ db: openSqlite(file) });
  const status = async () => {
    const answer = await fetch(`${again.url}/api/v1/tables/${table.id}`);
    return ((await answer.json()) as TableInfo).status;
  };
  await expect.poll(status).toBe('finished');
  await again.close();
  folder.remove();
});

describe('bots that fail', () => {
  let server: TestServer;
  let anna: TestPerson;
  beforeAll(async () => {
    const bots = new URL('../testing/bad-bots.ts', import.meta.url).href;
    server = await startServer({ workers: { bots }, pace: { limit: 5000, secret: 3000 } });
    anna = await enter(server.url, 'Anna');
  });
  afterAll(() => server.close());

  test.each([
    ['random', 'bot-timeout'],
    ['easy', 'bot-error'],
    ['hard', 'bot-crash'],
  ] as const)('%s: the table says %s, chance chooses, play goes on', async (bot, code) => {
    const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
    const socket = await anna.connect();
    socket.send({ type: 'watch', table: table.id });
    const { decisions } = await socket.next('fresh');
    const option = decisions[0]?.options[0] ?? missing();
    await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option });
    expect(await socket.next('notice')).toMatchObject({ table: table.id, seat: 1, code });
    expect(await socket.next('moved', ({ moment }) => moment === 1)).toMatchObject({ by: null });
  });
});

test('an answer that is no option is replaced by one that is, and the table is told', async () => {
  const bots = new URL('../testing/lying-bots.ts', import.meta.url).href;
  const server = await startServer({ workers: { bots }, pace: { limit: 5000, secret: 3000 } });
  const logged = vi.spyOn(server.hub.log, 'warn');
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id });
  const { decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? missing();
  await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option });
  expect(await socket.next('notice')).toMatchObject({ table: table.id, seat: 1, code: 'bot-error' });
  expect(await socket.next('moved', ({ moment }) => moment === 1)).toMatchObject({ by: null });
  expect(logged.mock.calls).toContainEqual([
    { table: table.id, seat: 1, failure: 'bot-error', reason: 'the answer is not an option' },
    'a bot failed',
  ]);
  await server.close();
});

test('that a bot failed in a secret window is told when the window closes, and not that it has answered', async () => {
  const bots = new URL('../testing/bad-bots.ts', import.meta.url).href;
  const server = await startServer({ workers: { bots }, pace: { secret: 50 } });
  const logged = vi.spyOn(server.hub.log, 'warn');
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }] });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id });
  const { decisions } = await socket.next('fresh');
  await expect.poll(() => logged.mock.calls.map(([, message]) => message)).toContain('a bot failed');
  socket.send({ type: 'ping' });
  await socket.next('pong');
  expect(socket.received.filter(({ type }) => type === 'notice' || type === 'moved')).toEqual([]);
  const option = decisions[0]?.options[0] ?? missing();
  await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option });
  expect(await socket.next('notice')).toMatchObject({ table: table.id, seat: 1 });
  await server.close();
});
