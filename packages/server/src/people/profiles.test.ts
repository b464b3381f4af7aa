import type { NewTable, PlayedGames, Profile, TableInfo } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAll } from '../results/noting.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { playOut } from '../testing/play-out.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let anna: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let open: TableInfo;
let hidden: TableInfo;

/** A table whose seed nobody knows. */
async function played(people: readonly TestPerson[], more: Partial<NewTable> = {}): Promise<TableInfo> {
  const [host, ...others] = people as [TestPerson, ...TestPerson[]];
  const { body } = await host.api<TableInfo>('POST', '/tables', {
    game: 'toy',
    setup: { rounds: 1 },
    seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    visibility: 'public',
    ...more,
  });
  for (const person of others) await person.api('POST', `/tables/${body.id}/join`, {});
  await host.api('POST', `/tables/${body.id}/start`);
  return playOut(body.id, people);
}

beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
  ben = await enter(server.url, 'Ben');
  stranger = await enter(server.url, 'Stranger');
  open = await played([anna, ben]);
  hidden = await played([anna, ben], { visibility: 'private' });
  const practice = await tableOf([anna, ben], { setup: { rounds: 1 } });
  await playOut(practice.id, [anna, ben]);
  await noteAll(server.hub);
});
afterAll(() => server.close());

const profile = async (of: TestPerson, by: TestPerson) =>
  (await by.api<Profile>('GET', `/people/${of.id}`)).body;
const games = async (of: TestPerson, by: TestPerson, after = '') =>
  (await by.api<PlayedGames>('GET', `/people/${of.id}/games${after}`)).body;

test('games that ended count for all who sat there, practice does not', async () => {
  const own = await profile(anna, anna);
  expect(own).toMatchObject({
    person: { name: 'Anna' },
    relation: 'self',
    privacy: 'friends',
    picture: null,
  });
  const won = [open, hidden].filter(({ outcome }) => outcome?.winners.includes(0)).length;
  expect(own.statistics).toMatchObject([{ game: 'toy', all: { games: 2, won } }]);
  expect((await games(anna, anna)).games.map(({ table }) => table)).toEqual([hidden.id, open.id]);
  const [last] = (await games(anna, anna)).games;
  expect(last?.seats.map((seat) => seat.person?.name)).toEqual(['Anna', 'Ben']);
});

test('friends is where privacy begins: others see the name and the picture alone', async () => {
  const seen = await profile(anna, stranger);
  expect(seen).toMatchObject({ relation: 'none', privacy: null, statistics: null, ratings: [] });
  expect((await games(anna, stranger)).games).toEqual([]);
});

test('public shows statistics to all, and of the games those at public tables; who sat there sees more', async () => {
  await anna.api('PUT', '/me/profile', { privacy: 'public' });
  expect((await profile(anna, stranger)).statistics).toMatchObject([{ all: { games: 2 } }]);
  expect((await games(anna, stranger)).games.map(({ table }) => table)).toEqual([open.id]);
  expect((await games(anna, ben)).games.map(({ table }) => table)).toEqual([hidden.id, open.id]);
  const nobody = await fetch(`${server.url}/api/v1/people/${anna.id}/games`);
  expect(((await nobody.json()) as PlayedGames).games.map(({ table }) => table)).toEqual([open.id]);
});

test('nobody means nobody but oneself', async () => {
  await anna.api('PUT', '/me/profile', { privacy: 'nobody' });
  expect(await profile(anna, ben)).toMatchObject({ statistics: null, ratings: null });
  expect((await games(anna, ben)).games).toEqual([]);
  expect(await profile(anna, anna)).toMatchObject({ statistics: [{ game: 'toy' }], ratings: [] });
});

test('a picture is a small code and nothing else', async () => {
  expect((await anna.api<Profile>('PUT', '/me/profile', { picture: '123f' })).body.picture).toBe('123f');
  expect((await profile(anna, stranger)).picture).toBe('123f');
  for (const picture of ['', '12345', '../x', 'ABCD', '<svg', 7])
    expect((await anna.api('PUT', '/me/profile', { picture })).status).toBe(400);
  expect((await profile(anna, anna)).privacy).toBe('nobody');
});

test('whom nobody knows is not found', async () => {
  expect(await anna.api('GET', '/people/nobody-at-all')).toMatchObject({
    status: 404,
    body: { code: 'no-such-person' },
  });
});

test('a list goes on where it ended', async () => {
  await anna.api('PUT', '/me/profile', { privacy: 'public' });
  const [newest] = (await games(anna, ben)).games;
  const rest = await games(anna, ben, `?after=${newest?.finished}:${newest?.table}`);
  expect(rest.games.map(({ table }) => table)).toEqual([open.id]);
});

test('what was noted can be made again from the log', async () => {
  const before = await server.db.all('SELECT * FROM results ORDER BY table_id, seat');
  expect(before).toHaveLength(4);
  await server.db.run('DELETE FROM results');
  await server.db.run('UPDATE tables SET tallied = 0');
  await noteAll(server.hub);
  expect(await server.db.all('SELECT * FROM results ORDER BY table_id, seat')).toEqual(before);
});
