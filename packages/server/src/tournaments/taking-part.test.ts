import type { TableInfo, Tournament } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { tournamentOf } from '../testing/tournament.ts';

let server: TestServer;
let people: TestPerson[];
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ now: () => now });
  people = await Promise.all(['Anna', 'Ben', 'Carl', 'Dora', 'Emil'].map((name) => enter(server.url, name)));
});
afterAll(() => server.close());

test('before the first round who gives a place up leaves it to whoever waits longest; who only waited leaves all as it is', async () => {
  const [anna] = people as [TestPerson];
  const { id } = (await anna.api<Tournament>('POST', '/tournaments', tournamentOf({ places: 3 }))).body;
  const states = async () => {
    const { entrants } = (await anna.api<Tournament>('GET', `/tournaments/${id}`)).body;
    return Object.fromEntries(entrants.map(({ person, state }) => [person.name, state]));
  };
  const at = (person: TestPerson | undefined, what: string) =>
    person?.api('POST', `/tournaments/${id}/${what}`);
  for (const person of people) {
    now += 1000;
    await at(person, 'join');
  }
  expect(await states()).toEqual({ Anna: 'in', Ben: 'in', Carl: 'in', Dora: 'waiting', Emil: 'waiting' });
  await at(people[1], 'leave');
  expect(await states()).toEqual({ Anna: 'in', Carl: 'in', Dora: 'in', Emil: 'waiting' });
  now += 1000;
  await at(people[1], 'join');
  await at(people[4], 'leave');
  expect(await states()).toEqual({ Anna: 'in', Carl: 'in', Dora: 'in', Ben: 'waiting' });
});

test('standings hold who takes part and who has played, not who waits', async () => {
  const [anna] = people as [TestPerson];
  const { id } = (await anna.api<Tournament>('POST', '/tournaments', tournamentOf({ places: 4 }))).body;
  const ranked = async () => {
    const { standings } = (await anna.api<Tournament>('GET', `/tournaments/${id}`)).body;
    return Object.fromEntries(standings.map(({ person, state }) => [person.name, state]));
  };
  for (const person of people) {
    now += 1000;
    await person.api('POST', `/tournaments/${id}/join`);
  }
  expect(await ranked()).toEqual({ Anna: 'in', Ben: 'in', Carl: 'in', Dora: 'in' });
  await anna.api('POST', `/tournaments/${id}/start`);
  await people[4]?.api('POST', `/tournaments/${id}/leave`);
  await people[1]?.api('POST', `/tournaments/${id}/leave`);
  expect(await ranked()).toEqual({ Anna: 'in', Ben: 'out', Carl: 'in', Dora: 'in' });
});

test('under way who waits takes over the seat and nothing of its plans; where nobody waits a bot plays on', async () => {
  const [anna] = people as [TestPerson];
  const { id } = (await anna.api<Tournament>('POST', '/tournaments', tournamentOf({ places: 4 }))).body;
  for (const person of people) {
    now += 1000;
    await person.api('POST', `/tournaments/${id}/join`);
  }
  const { drawn } = (await anna.api<Tournament>('POST', `/tournaments/${id}/start`)).body;
  const own = drawn[0]?.tables.find(({ seats }) => seats.some(({ person }) => person.name === 'Ben'));
  const table = own?.table ?? '';
  const info = async () => (await anna.api<TableInfo>('GET', `/tables/${table}`)).body;
  const { seats } = await info();
  const seat = seats.findIndex(({ person }) => person?.name === 'Ben');
  const plan = { kind: 'never', option: 1, turn: 'any', repeats: false };
  await people[1]?.api('PUT', `/tables/${table}/plans`, { seat, plans: [plan] });
  const plans = async () => server.db.all('SELECT kind FROM plans WHERE table_id = ?', [table]);
  expect(await plans()).toHaveLength(1);
  const room = await server.hub.rooms.get(table);
  await people[1]?.api('POST', `/tournaments/${id}/leave`);
  expect((await info()).seats[seat]).toMatchObject({ person: { name: 'Emil' }, standIn: null });
  expect([await plans(), room?.plans, room?.info.seats[seat]?.person?.name]).toEqual([[], [], 'Emil']);
  await people[4]?.api('POST', `/tournaments/${id}/leave`);
  expect((await info()).seats[seat]).toMatchObject({ person: { name: 'Emil' }, standIn: 'easy' });
  expect(room?.info.seats[seat]?.standIn).toBe('easy');
});
