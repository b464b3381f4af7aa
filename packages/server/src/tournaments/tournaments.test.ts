import type { NewTournament, TableInfo, Tournament, TournamentList } from '@ennead/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { Notify } from '../notify/notification.ts';
import { noteAll } from '../results/noting.ts';
import { openPostgres } from '../storage/postgres.ts';
import { addedUp } from '../testing/by-hand.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { playOut } from '../testing/play-out.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { runAll } from './running.ts';

const MANY = 24;
let postgres: TestPostgres;
let server: TestServer;
let now = Date.now();
let anna: TestPerson;
const told: string[] = [];
const notify: Notify = async (person) => {
  told.push(person);
};

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startServer({
    now: () => now,
    config: { limits: { ...DEFAULT_LIMITS, tournamentsOfPerson: 6 } },
  });
  anna = await enter(server.url, 'Anna');
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

const wanted = (more: Partial<NewTournament> = {}): NewTournament => ({
  name: 'Club evening',
  game: 'toy',
  setup: { rounds: 1 },
  format: 'swiss',
  seats: { least: 3, most: 4, wanted: 4 },
  rounds: 3,
  points: [5, 3, 2, 1],
  places: MANY,
  roundHours: null,
  late: false,
  visibility: 'public',
  ...more,
});

const crowd = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => enter(url, `Player ${at + 1}`)));

async function opened(by: TestPerson, people: readonly TestPerson[], more: Partial<NewTournament> = {}) {
  const { body } = await by.api<Tournament>('POST', '/tournaments', wanted(more));
  for (const person of people) {
    now += 1;
    await person.api('POST', `/tournaments/${body.id}/join`);
  }
  return body.id;
}

const read = async (id: string, { url }: TestServer = server) =>
  (await (await fetch(`${url}/api/v1/tournaments/${id}`)).json()) as Tournament;

/** Plays every table of the round that goes on, and lets the tournament go on. */
async function playRound(id: string, people: readonly TestPerson[], at: TestServer = server): Promise<void> {
  const { drawn, round } = await read(id, at);
  const tables = drawn.find((each) => each.round === round)?.tables ?? [];
  for (const { table, status } of tables) if (status === 'playing') await playOut(table, people);
  await noteAll(at.hub);
  await runAll(at.hub, notify);
}

describe.each(['sqlite', 'postgres'])('%s', (kind) => {
  test('twenty-four people play a Swiss tournament to its end through the API', async () => {
    const host =
      kind === 'postgres' ? await startServer({ db: await openPostgres(await postgres.database()) }) : server;
    const organiser = await enter(host.url, 'Organiser');
    const people = await crowd(host.url, MANY);
    const id = await opened(organiser, people);
    expect((await people[0]?.api('POST', `/tournaments/${id}/start`))?.status).toBe(403);
    const begun = (await organiser.api<Tournament>('POST', `/tournaments/${id}/start`)).body;
    expect(begun).toMatchObject({ status: 'playing', round: 1, rounds: 3, people: MANY });
    for (let round = 1; round <= 3; round++) {
      const { drawn } = await read(id, host);
      const now = drawn.find((each) => each.round === round);
      expect(now?.tables.map(({ seats }) => seats.length)).toEqual([4, 4, 4, 4, 4, 4]);
      expect(new Set(now?.tables.flatMap(({ seats }) => seats.map(({ person }) => person.id))).size).toBe(
        MANY,
      );
      await playRound(id, people, host);
    }
    const over = await read(id, host);
    expect(over).toMatchObject({ status: 'finished', round: 3, due: null });
    const met = over.drawn.flatMap(({ tables }) =>
      tables.flatMap(({ seats }) =>
        seats.flatMap((one, at) =>
          seats.slice(at + 1).map((other) => [one.person.id, other.person.id].sort().join()),
        ),
      ),
    );
    expect(new Set(met).size).toBe(met.length);
    expect(over.standings).toHaveLength(MANY);
    expect(over.standings.every(({ games, byes }) => games === 3 && byes === 0)).toBe(true);
    expect(over.standings.reduce((sum, { points }) => sum + points, 0)).toBe(18 * 11);
    expect(addedUp(over, [5, 3, 2, 1])).toEqual([]);
    const ranks = over.standings.map(({ rank }) => rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const csv = await fetch(`${host.url}/api/v1/tournaments/${id}/standings.csv`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(MANY + 1);
    expect(lines[1]).toContain(over.standings[0]?.person.name);
    if (kind === 'postgres') await host.close();
  }, 300_000);
});

test('everybody meets everybody where all play all', async () => {
  const people = await crowd(server.url, 5);
  const id = await opened(anna, people, { format: 'all', seats: { least: 3, most: 3, wanted: 3 } });
  await anna.api('POST', `/tournaments/${id}/start`);
  for (let round = 0; round < 12 && (await read(id)).status === 'playing'; round++)
    await playRound(id, people);
  const { status, drawn, standings } = await read(id);
  expect(status).toBe('finished');
  const met = new Set(
    drawn.flatMap(({ tables }) =>
      tables.flatMap(({ seats }) =>
        seats.flatMap((one) => seats.map((other) => `${one.person.id} ${other.person.id}`)),
      ),
    ),
  );
  for (const one of people) for (const other of people) expect(met.has(`${one.id} ${other.id}`)).toBe(true);
  const byes = standings.map((row) => row.byes);
  expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
});

test('who drops out is replaced by who waits, at the table too; without anybody a bot plays on', async () => {
  const people = await crowd(server.url, 5);
  const [first, second, third, fourth, spare] = people as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const id = await opened(anna, people, { places: 4, rounds: 2 });
  expect((await read(id)).entrants.map(({ state }) => state)).toEqual(['in', 'in', 'in', 'in', 'waiting']);
  await anna.api('POST', `/tournaments/${id}/start`);
  await second.api('POST', `/tournaments/${id}/leave`);
  const { drawn, entrants } = await read(id);
  const [table] = drawn[0]?.tables ?? [];
  expect(table?.seats.map(({ person }) => person.id).sort()).toEqual(
    [first, third, fourth, spare].map((each) => each.id).sort(),
  );
  expect(entrants.find(({ person }) => person.id === second.id)?.state).toBe('out');
  expect(entrants.find(({ person }) => person.id === spare.id)?.state).toBe('in');
  await anna.api('POST', `/tournaments/${id}/remove`, { person: fourth.id });
  const info = (await anna.api<TableInfo>('GET', `/tables/${table?.table}`)).body;
  expect(info.seats.find(({ person }) => person?.id === fourth.id)?.standIn).toBe('easy');
  await playRound(id, [first, third, spare]);
  const after = await read(id);
  expect(after.round).toBe(2);
  expect(after.drawn[1]?.tables.map(({ seats }) => seats.length)).toEqual([3]);
  const left = after.drawn[0]?.tables[0]?.seats.find(({ person }) => person.id === fourth.id);
  expect(left).toMatchObject({ place: 4, points: 1, left: true });
  await playRound(id, [first, third, spare]);
  expect((await read(id)).status).toBe('finished');
});

test('after the deadline bots answer for whoever is waited for, and the round ends', async () => {
  const people = await crowd(server.url, 3);
  const id = await opened(anna, people, { rounds: 1, roundHours: 2 });
  const before = (await anna.api<Tournament>('POST', `/tournaments/${id}/start`)).body;
  expect(before.due).toBe(now + 2 * 3_600_000);
  await runAll(server.hub, notify);
  expect((await read(id)).drawn[0]?.tables[0]?.seats.some(({ left }) => left)).toBe(false);
  now += 3 * 3_600_000;
  await expect
    .poll(
      async () => {
        await runAll(server.hub, notify);
        await noteAll(server.hub);
        return (await read(id)).status;
      },
      { timeout: 60_000 },
    )
    .toBe('finished');
  const [table] = (await read(id)).drawn[0]?.tables ?? [];
  expect(table?.seats.every(({ left, place }) => left && place === 1)).toBe(true);
});

test('late comers take part from the next round where that was said, else they wait', async () => {
  const people = await crowd(server.url, 3);
  const [late] = (await crowd(server.url, 1)) as [TestPerson];
  const id = await opened(anna, people, { late: true, rounds: 2 });
  await anna.api('POST', `/tournaments/${id}/start`);
  await late.api('POST', `/tournaments/${id}/join`);
  await playRound(id, people);
  expect((await read(id)).drawn[1]?.tables[0]?.seats).toHaveLength(4);
  const closed = await opened(anna, people, { rounds: 2 });
  await anna.api('POST', `/tournaments/${closed}/start`);
  await late.api('POST', `/tournaments/${closed}/join`);
  expect((await read(closed)).entrants.find(({ person }) => person.id === late.id)?.state).toBe('waiting');
  for (const each of [id, closed]) await anna.api('POST', `/tournaments/${each}/close`);
  expect((await read(closed)).status).toBe('finished');
});

test('lists show what is going on, what is over, and what is mine; private ones only to who knows them', async () => {
  const ben = await enter(server.url, 'Ben');
  const id = await opened(ben, [], { visibility: 'private' });
  const list = async (by: TestPerson, which: string) =>
    (await by.api<TournamentList>('GET', `/tournaments?list=${which}`)).body.tournaments.map(
      (each) => each.id,
    );
  expect(await list(ben, 'mine')).toEqual([id]);
  expect(await list(anna, 'going')).not.toContain(id);
  expect((await anna.api('GET', `/tournaments/${id}`)).status).toBe(200);
  expect(await list(anna, 'over')).not.toEqual([]);
  await ben.api('POST', `/tournaments/${id}/close`);
  expect(await list(ben, 'mine')).toEqual([]);
  expect((await anna.api('POST', `/tournaments/${id}/join`)).status).toBe(409);
});

test('who is blocked by the organiser stays out, and nobody runs too many', async () => {
  const [carl, dora] = (await crowd(server.url, 2)) as [TestPerson, TestPerson];
  const id = await opened(carl, []);
  await carl.api('POST', `/blocked/${dora.id}`);
  expect(await dora.api('POST', `/tournaments/${id}/join`)).toMatchObject({ body: { code: 'not-welcome' } });
  for (let more = 0; more < 5; more++) await opened(carl, []);
  expect(await carl.api('POST', '/tournaments', wanted())).toMatchObject({
    status: 429,
    body: { code: 'too-many-tournaments' },
  });
});

test.each([
  ['seats that no table of the game has', { seats: { least: 3, most: 5, wanted: 4 } }],
  ['a wanted number that is too small', { seats: { least: 3, most: 4, wanted: 2 } }],
  ['a game that is not here', { game: 'senet' }],
  ['no points', { points: [] }],
  ['a name of nothing', { name: '  ' }],
] as [string, Partial<NewTournament>][])('%s is refused', async (_what, more) => {
  const someone = await enter(server.url, 'Someone');
  expect((await someone.api('POST', '/tournaments', wanted(more))).status).toBeGreaterThanOrEqual(400);
});

test('it begins with enough people, once', async () => {
  const someone = await enter(server.url, 'Someone');
  const id = await opened(someone, await crowd(server.url, 2));
  expect(await someone.api('POST', `/tournaments/${id}/start`)).toMatchObject({ body: { code: 'too-few' } });
  await someone.api('POST', `/tournaments/${id}/join`);
  expect((await someone.api('POST', `/tournaments/${id}/start`)).status).toBe(200);
  expect(await someone.api('POST', `/tournaments/${id}/start`)).toMatchObject({
    body: { code: 'already-started' },
  });
});
