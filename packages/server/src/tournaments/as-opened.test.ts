import type { NewTournament, TableInfo, Tournament } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';

const NOW = 1_000_000_000_000;
let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await startServer({ now: () => NOW });
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
});
afterAll(() => server.close());

const open = async (more: Partial<NewTournament>) =>
  (await anna.api<Tournament & { code?: string }>('POST', '/tournaments', tournamentOf(more))).body;

const USUAL = { clock: { kind: 'none' }, atZero: 'bot', rated: 'no', late: false, roundHours: null };

test.each([
  [
    { name: ' Flood ', rounds: 3 },
    { ...USUAL, name: 'Flood', rounds: 3, bye: 1 },
  ],
  [
    { format: 'all', points: [5, 3], late: true },
    { ...USUAL, rounds: 0, late: true, bye: 4 },
  ],
  [
    {
      clock: { kind: 'days', days: 2 },
      atZero: 'wait',
      rated: 'people',
      roundHours: 48,
      visibility: 'private',
    },
    {
      clock: { kind: 'days', days: 2 },
      atZero: 'wait',
      rated: 'people',
      roundHours: 48,
      visibility: 'private',
    },
  ],
] as [Partial<NewTournament>, Partial<Tournament>][])(
  'a tournament is kept as it was opened: %o',
  async (more, expected) => {
    const opened = await open(more);
    expect(opened).toMatchObject({
      ...expected,
      organiser: { id: anna.id, name: 'Anna' },
      seats: { least: 2, most: 2, wanted: 2 },
      setup: { rounds: 1 },
      status: 'open',
      round: 0,
      people: 0,
      places: 8,
      due: null,
      created: NOW,
      entrants: [],
      standings: [],
      drawn: [],
    });
    expect((await ben.api('GET', `/tournaments/${opened.id}`)).body).toEqual(opened);
  },
);

test('its tables have its terms, and it has a deadline where one was agreed', async () => {
  const terms = {
    clock: { kind: 'days', days: 2 },
    atZero: 'wait',
    rated: 'people',
    visibility: 'private',
  } as const;
  const { id } = await open({ ...terms, roundHours: 48 });
  for (const person of [anna, ben]) await person.api('POST', `/tournaments/${id}/join`);
  const { body } = await anna.api<Tournament>('POST', `/tournaments/${id}/start`);
  expect(body).toMatchObject({
    status: 'playing',
    round: 1,
    rounds: 2,
    people: 2,
    due: NOW + 48 * 3_600_000,
  });
  const [drawn] = body.drawn;
  expect(drawn).toMatchObject({ round: 1, byes: [] });
  const table = drawn?.tables[0]?.table;
  const { body: info } = await anna.api<TableInfo>('GET', `/tables/${table}`);
  expect(info).toMatchObject({ ...terms, status: 'playing', started: NOW, host: { id: anna.id }, delay: 10 });
  expect(info.seats.map(({ person }) => person?.name).sort()).toEqual(['Anna', 'Ben']);
});

test('seats and rounds that contradict themselves are refused', async () => {
  const code = async (more: object) => (await open(more)).code;
  const seats = (least: number, most: number, wanted: number) => ({ seats: { least, most, wanted } });
  expect(await code(seats(3, 2, 2))).toBe('bad-seats');
  expect(await code(seats(2, 3, 4))).toBe('bad-seats');
  expect(await code(seats(3, 4, 2))).toBe('bad-seats');
  expect(await code({ rounds: undefined })).toBe('bad-rounds');
  expect(await code({ format: 'all', rounds: undefined })).toBeUndefined();
  expect(await code(seats(2, 4, 2))).toBeUndefined();
  expect(await code(seats(2, 4, 4))).toBeUndefined();
});

test('the tables of a first round count as tables of the organiser and the network, and as nothing else', async () => {
  const body = JSON.stringify(tournamentOf()).length;
  const none = { lobbyOfPerson: 0, lobbyOfNetwork: 0, botsOfPerson: 0, botsOfNetwork: 0 };
  const limits = { ...DEFAULT_LIMITS, ...none, tablesOfNetwork: 1, bytesPerHour: 2 * body };
  const small = await startServer({ config: { limits }, now: () => NOW });
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => enter(small.url, name)));
  const [host] = people as [TestPerson];
  const { id } = (await host.api<Tournament>('POST', '/tournaments', tournamentOf())).body;
  const start = () => host.api<Tournament & { message?: string }>('POST', `/tournaments/${id}/start`);
  for (const person of people) await person.api('POST', `/tournaments/${id}/join`);
  expect((await start()).body.message).toMatch(/^Your network has 1 tables/);
  for (const person of people.slice(2)) await person.api('POST', `/tournaments/${id}/leave`);
  expect((await start()).status).toBe(200);
  expect(await small.db.all('SELECT bytes FROM tables')).toEqual([{ bytes: 500 }]);
  // What is said of a tournament is stored too.
  const again = async () => (await host.api('POST', '/tournaments', tournamentOf())).status;
  expect([await again(), await again()]).toEqual([200, 429]);
  await small.close();
});
