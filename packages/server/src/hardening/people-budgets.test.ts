import type { Friends, NewTournament, Tournament, Waiting, Wish } from '@ennead/wire';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import { matchAll } from '../match-me/matching.ts';
import { expirySweep } from '../tables/expiry.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';
import { drawnFor } from '../tournaments/draw.ts';
import { drawApart } from '../tournaments/draw-apart.ts';
import { runAll } from '../tournaments/running.ts';

let server: TestServer;
let now = Date.now();
afterEach(() => server.close());

async function withLimits<const N extends number>(limits: Partial<Limits>, count: N) {
  server = await startServer({ now: () => now, config: { limits: { ...DEFAULT_LIMITS, ...limits } } });
  return Promise.all(Array.from({ length: count }, (_, at) => enter(server.url, `Guest ${at}`)));
}

const nobody = async () => {};
const wish = (more: Partial<Wish> = {}): Wish => ({
  game: 'toy',
  length: 'evening',
  least: 2,
  most: 2,
  rated: false,
  botsAfter: null,
  ...more,
});
const want = (person: TestPerson, more: Partial<Wish> = {}) =>
  person.api<Waiting & { code?: string }>('PUT', '/me/match', wish(more));
const create = (person: TestPerson, more: Partial<NewTournament> = {}) =>
  person.api<Tournament & { code?: string }>('POST', '/tournaments', tournamentOf(more));
const tablesThere = async () => await server.db.all<{ origin: string }>('SELECT origin FROM tables');

test('strangers fill nobody’s list of requests, and saying yes is counted too', async () => {
  const [anna, ...others] = await withLimits({ friendsOfPerson: 2 }, 5);
  const answers = [];
  for (const other of others) answers.push((await other.api('POST', `/friends/${anna?.id}`)).status);
  expect(answers).toEqual([200, 200, 403, 403]);
  expect((await anna?.api<Friends>('GET', '/me/friends'))?.body.asked).toHaveLength(2);
  await anna?.api('POST', `/blocked/${others[2]?.id}`);
  const agreed = [];
  for (const other of others.slice(0, 2))
    agreed.push((await anna?.api('POST', `/friends/${other.id}`))?.status);
  expect(agreed).toEqual([200, 429]);
});

test('people of one network who wait are counted; one who says it again is not counted twice', async () => {
  const [anna, ben, carl] = (await withLimits({ waitingOfNetwork: 2 }, 3)) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  expect((await want(anna, { length: 'days' })).status).toBe(200);
  expect((await want(ben, { length: 'quick' })).status).toBe(200);
  expect(await want(carl)).toMatchObject({ status: 429, body: { code: 'too-many-waiting' } });
  expect((await want(anna, { length: 'days' })).status).toBe(200);
  await ben.api('DELETE', '/me/match');
  expect((await want(carl)).status).toBe(200);
});

test('a table that is set for who waits counts for its person and network, and so do its bots', async () => {
  const [anna, ben] = (await withLimits({ tablesOfNetwork: 1, botsOfPerson: 2 }, 2)) as [
    TestPerson,
    TestPerson,
  ];
  expect(await want(anna, { least: 4, most: 4, botsAfter: 1 })).toMatchObject({
    status: 429,
    body: { code: 'too-many-bots' },
  });
  expect((await want(anna, { botsAfter: 1 })).status).toBe(200);
  now += 61_000;
  await want(anna, { botsAfter: 1 });
  await matchAll(server.hub, nobody);
  const [set] = await tablesThere();
  expect(set?.origin).toMatch(/^\S{16}$/);
  expect(await want(ben)).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
});

test('tournaments are counted for a network, and the tables of a first round like others', async () => {
  const [anna, ben, carl, dora] = (await withLimits({ tournamentsOfNetwork: 2, tablesOfPerson: 1 }, 4)) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const { body } = await create(anna);
  expect((await create(ben)).status).toBe(200);
  expect(await create(carl)).toMatchObject({ status: 429, body: { code: 'too-many-tournaments' } });
  for (const person of [anna, ben, carl, dora]) await person.api('POST', `/tournaments/${body.id}/join`);
  const start = () => anna.api<Tournament & { code?: string }>('POST', `/tournaments/${body.id}/start`);
  expect(await start()).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
  expect(await tablesThere()).toEqual([]);
  for (const person of [carl, dora]) await person.api('POST', `/tournaments/${body.id}/leave`);
  expect((await start()).body.drawn).toHaveLength(1);
  expect((await tablesThere())[0]?.origin).toMatch(/^\S{16}$/);
});

test('tournaments that cannot go on starve none that can', async () => {
  const [anna] = (await withLimits({}, 1)) as [TestPerson];
  const { body } = await create(anna);
  const columns = `name, organiser, game, setup, format, least, most, wanted, rounds, places, round_hours, late, visibility,
    clock, at_zero, rated, status, round, due, seed, finished, origin`;
  await server.db.run("UPDATE tournaments SET status = 'playing'", []);
  for (let at = 0; at < 250; at++)
    await server.db.run(
      `INSERT INTO tournaments (id, points, created, ${columns}) SELECT ?, 'broken', ?, ${columns} FROM tournaments WHERE id = ?`,
      [`broken-${at}`, at, body.id],
    );
  await runAll(server.hub, nobody);
  const [last] = await server.db.all<{ status: string }>('SELECT status FROM tournaments WHERE id = ?', [
    body.id,
  ]);
  expect(last?.status).toBe('finished');
});

test('a tournament that never began is closed in the end', async () => {
  const [anna] = (await withLimits({ openTableDays: 3 }, 1)) as [TestPerson];
  const { body } = await create(anna);
  const sweep = expirySweep(server.hub);
  const before = now;
  now += 2 * 86_400_000;
  await sweep();
  const status = async () => (await anna.api<Tournament>('GET', `/tournaments/${body.id}`)).body.status;
  expect(await status()).toBe('open');
  now += 2 * 86_400_000;
  await sweep();
  expect(await status()).toBe('closed');
  now = before;
});

test('a round is drawn in a thread of its own, and as it would be here', async () => {
  server = await startServer();
  const job = {
    format: 'all' as const,
    entrants: Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, score: at % 3, byes: 0 })),
    tables: [['p0', 'p1', 'p2', 'p3']],
    sizes: { least: 4, most: 4, wanted: 4 },
    seed: 5,
    round: 1,
    rounds: 1,
  };
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const apart = await drawApart(job);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(apart).toEqual(drawnFor(job));
  expect(apart.draw?.tables.flat().sort()).toEqual(job.entrants.map(({ id }) => id).sort());
});

test('who sits down and gets up again and again disturbs those at a table only so often, with all guests of one network', async () => {
  const people = await withLimits({ changesPerMinute: 4, changesPerMinuteOfNetwork: 7 }, 3);
  const [anna, ben, carl] = people as [TestPerson, TestPerson, TestPerson];
  const open = {
    game: 'toy',
    setup: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  };
  const { id } = (await anna.api<{ id: string }>('POST', '/tables', open)).body;
  const change = async (who: TestPerson, what: string, body: object = {}) =>
    (await who.api('POST', `/tables/${id}/${what}`, body)).status;
  const bens: number[] = [];
  for (const what of ['join', 'leave', 'join', 'leave', 'join']) bens.push(await change(ben, what));
  expect(bens).toEqual([200, 200, 200, 200, 429]);
  expect(await change(carl, 'join')).toBe(200);
  expect(await change(carl, 'ready', { ready: true })).toBe(200);
  expect(await change(carl, 'choose', { seat: 1, choice: 'x' })).toBe(400);
  for (const [what, body] of Object.entries({
    change: { visibility: 'private' },
    seat: { seat: 1, kind: 'open' },
    ready: { ready: true },
    choose: { seat: 0, choice: 'x' },
    leave: {},
  }))
    expect([what, await change(anna, what, body)]).toEqual([what, 429]);
  now += 60_000;
  expect(await change(anna, 'seat', { seat: 1, kind: 'open' })).toBe(200);
});
