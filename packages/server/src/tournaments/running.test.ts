import type { Tournament } from '@ennead/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enter, type TestPerson } from '../testing/client.ts';
import { startListener } from '../testing/listener.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';
import { HOUR } from '../time.ts';
import { runAll } from './running.ts';

let server: TestServer;
let now = 0;
let people: [TestPerson, TestPerson];
beforeEach(async () => {
  now = 1_000_000_000_000;
  // Bots take so long that nobody sees them answer here.
  server = await startServer({ now: () => now, pace: { secret: 60_000 }, reach: { allows: () => true } });
  people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
});
afterEach(() => server.close());

async function begin(roundHours: number | null) {
  const [anna, ben] = people;
  const { id } = (await anna.api<Tournament>('POST', '/tournaments', tournamentOf({ roundHours }))).body;
  for (const person of [anna, ben]) await person.api('POST', `/tournaments/${id}/join`);
  const { drawn } = (await anna.api<Tournament>('POST', `/tournaments/${id}/start`)).body;
  return { id, table: drawn[0]?.tables[0]?.table ?? '' };
}
const run = () => runAll(server.hub, async () => {});
const standIns = async (table: string) =>
  (
    await server.db.all<{ stand_in: string | null }>('SELECT stand_in FROM seats WHERE table_id = ?', [table])
  ).map(({ stand_in }) => stand_in);

test('when the time for a round is over a bot answers for whoever is waited for, and not before', async () => {
  const { table } = await begin(2);
  const endless = await begin(null);
  now += 2 * HOUR - 1;
  await run();
  expect(await standIns(table)).toEqual([null, null]);
  now += 1;
  await run();
  expect(await standIns(table)).toEqual(['easy', 'easy']);
  const room = await server.hub.rooms.get(table);
  expect(room?.info.seats.map(({ standIn }) => standIn)).toEqual(['easy', 'easy']);
  const events = () => server.db.all('SELECT id FROM events WHERE table_id = ?', [table]);
  expect(await events()).toHaveLength(2);
  await run();
  expect(await events()).toHaveLength(2);
  expect(await standIns(endless.table)).toEqual([null, null]);
});

test('a server that stops goes on with no tournament', async () => {
  const { table } = await begin(1);
  now += HOUR;
  await runAll({ ...server.hub, stopping: true }, async () => {});
  expect(await standIns(table)).toEqual([null, null]);
});

test('everybody hears that a round has begun, and where their table is', async () => {
  const hook = await startListener(() => ({ status: 204 }));
  await people[1].api('PUT', '/me/webhook', { url: hook.url });
  const { table } = await begin(null);
  const lines = () => hook.heard.map(({ body }) => JSON.parse(String(body)).content as string);
  await expect
    .poll(() => lines().find((line) => line.startsWith('Round 1 of Flood')))
    .toContain(`/table/${table}`);
  hook.close();
});

test('a game that counts for nobody holds no round up, and the last round ends it all', async () => {
  const { id, table } = await begin(null);
  const settle = (of: string) =>
    server.db.run("UPDATE tables SET status = 'finished', tallied = 2 WHERE id = ?", [of]);
  const read = async () => (await people[0].api<Tournament>('GET', `/tournaments/${id}`)).body;
  await run();
  expect(await read()).toMatchObject({ status: 'playing', round: 1 });
  await settle(table);
  await run();
  const second = await read();
  expect(second).toMatchObject({ status: 'playing', round: 2 });
  await settle(second.drawn[1]?.tables[0]?.table ?? '');
  now += 5;
  await run();
  expect(await read()).toMatchObject({ status: 'finished', round: 2, rounds: 2, due: null });
  expect(await server.db.all('SELECT finished FROM tournaments')).toEqual([{ finished: now }]);
});
