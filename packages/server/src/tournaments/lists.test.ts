import type { Tournament, TournamentList } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';

let server: TestServer;
let anna: TestPerson;
let now = 1_000_000_000_000;
beforeAll(async () => {
  server = await startServer({
    now: () => now,
    config: {
      limits: {
        ...DEFAULT_LIMITS,
        entrantsOfTournament: 2,
        tournamentsOfPerson: 51,
        tournamentsOfNetwork: 53,
      },
    },
  });
  anna = await enter(server.url, 'Anna');
});
afterAll(() => server.close());

const open = async (by: TestPerson) => {
  now += 1000;
  return (await by.api<Tournament>('POST', '/tournaments', tournamentOf())).body.id;
};

test('a tournament and its waiting list have an end, and who is not there cannot leave', async () => {
  const [ben, carl, dora] = (await Promise.all(
    ['Ben', 'Carl', 'Dora'].map((name) => enter(server.url, name)),
  )) as [TestPerson, TestPerson, TestPerson];
  const id = await open(ben);
  const join = async (by: TestPerson) => (await by.api('POST', `/tournaments/${id}/join`)).status;
  expect([await join(ben), await join(carl), await join(dora)]).toEqual([200, 200, 429]);
  expect(await dora.api('POST', `/tournaments/${id}/leave`)).toMatchObject({
    status: 404,
    body: { code: 'not-in-tournament' },
  });
  const csv = await fetch(`${server.url}/api/v1/tournaments/${id}/standings.csv`);
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="standings-${id}.csv"`);
  await ben.api('POST', `/tournaments/${id}/close`);
});

test('a list has fifty, newest first, and says where it goes on; the own one is for who is known', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 51; at++) ids.unshift(await open(anna));
  const list = async (query: string) =>
    (await anna.api<TournamentList>('GET', `/tournaments?list=mine${query}`)).body;
  const first = await list('');
  expect(first.tournaments.map(({ id }) => id)).toEqual(ids.slice(0, 50));
  const last = first.tournaments.at(-1);
  expect(first.next).toBe(`${last?.created}:${last?.id}`);
  const rest = await list(`&after=${first.next}`);
  expect(rest.tournaments.map(({ id }) => id)).toEqual(ids.slice(50));
  expect(rest.next).toBeNull();
  expect((await fetch(`${server.url}/api/v1/tournaments?list=mine`)).status).toBe(401);
  const going = (await (await fetch(`${server.url}/api/v1/tournaments`)).json()) as TournamentList;
  expect(going.tournaments).toHaveLength(50);
});

test('nobody runs more than they may, nor do all of a network', async () => {
  const refused = async (by: TestPerson) =>
    (await by.api<{ message?: string }>('POST', '/tournaments', tournamentOf())).body.message;
  expect(await refused(anna)).toMatch(/^You run 51 tournaments/);
  const ben = await enter(server.url, 'Ben');
  expect([await refused(ben), await refused(ben)]).toEqual([undefined, undefined]);
  expect(await refused(ben)).toMatch(/^Your network runs 53 tournaments/);
});
