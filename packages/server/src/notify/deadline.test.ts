import type { Clock, TableInfo } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { presence } from '../play/presence.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { deadlineWarnings } from './deadline.ts';
import { wordsIn } from './words.ts';

let server: TestServer;
let now = 0;
let anna: TestPerson;
let ben: TestPerson;
const told: string[] = [];
let look: () => Promise<void>;
beforeEach(async () => {
  now = 1000 * DAY;
  told.length = 0;
  server = await startServer({ now: () => now });
  [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const seen = new Set<string>();
  look = deadlineWarnings(server.hub, async (person, key, { words, urgent, asked, path }) => {
    if (seen.has(key)) return;
    seen.add(key);
    const name = person === anna.id ? 'Anna' : 'Ben';
    expect([urgent, path]).toEqual([true, `/table/${asked?.table}`]);
    told.push(`${name} at seat ${asked?.seat}: ${words(wordsIn('en')).subject}`);
  });
});
afterEach(() => server.close());

/** Both are asked at once, and each has this long. */
async function begin(clock: Clock): Promise<string> {
  const { id } = (
    await anna.api<TableInfo>('POST', '/tables', {
      game: 'toy',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock,
      atZero: 'bot',
    })
  ).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  await anna.api('POST', `/tables/${id}/start`);
  const isDue = async () =>
    (await server.db.all('SELECT id FROM tables WHERE id = ? AND due > ?', [id, now])).length;
  await expect.poll(isDue).toBe(1);
  return id;
}

test('six hours before time runs out who is away is warned, once a turn', async () => {
  await begin({ kind: 'days', days: 2 });
  now += 42 * HOUR - 1;
  await look();
  expect(told).toEqual([]);
  now += 1;
  await look();
  const left = '6 hours left for your turn in Toy';
  expect(told.sort()).toEqual([`Anna at seat 0: ${left}`, `Ben at seat 1: ${left}`]);
  now += HOUR;
  await look();
  expect(told).toHaveLength(2);
});

test('of a short turn a quarter is left when somebody is warned', async () => {
  await begin({ kind: 'days', days: 0.5 });
  now += 9 * HOUR - 10 * MINUTE;
  await look();
  expect(told).toEqual([]);
  now += 10 * MINUTE;
  await look();
  expect(told).toHaveLength(2);
});

test('who is at the table is not warned; who leaves is, five minutes later', async () => {
  const id = await begin({ kind: 'days', days: 1 });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: id, seat: 0 });
  await socket.next('fresh');
  now += 19 * HOUR;
  await look();
  expect(told.splice(0)).toEqual(['Ben at seat 1: 5 hours left for your turn in Toy']);
  await socket.close();
  const room = await server.hub.rooms.get(id);
  await expect.poll(() => room && presence(server.hub, room).seats).toEqual([]);
  now += 5 * MINUTE - 1;
  await look();
  expect(told).toEqual([]);
  now += 1;
  await look();
  expect(told).toEqual(['Anna at seat 0: 4 hours left for your turn in Toy']);
});

test('a table is not loaded before somebody there may have to be warned', async () => {
  const id = await begin({ kind: 'days', days: 0.5 });
  now += 7 * HOUR;
  await look();
  server.hub.rooms.delete(id);
  now += HOUR;
  await look();
  expect(server.hub.rooms.has(id)).toBe(false);
  now += HOUR;
  await look();
  expect(told).toHaveLength(2);
});

test('whose seat a bot plays is not warned', async () => {
  const id = await begin({ kind: 'days', days: 1 });
  await server.db.run("UPDATE seats SET stand_in = 'random' WHERE table_id = ? AND seat = 1", [id]);
  server.hub.rooms.delete(id);
  now += 19 * HOUR;
  await look();
  expect(told).toEqual(['Anna at seat 0: 5 hours left for your turn in Toy']);
});
