import type { Invitations, Ladder, PlayedGames, TournamentList } from '@ennead/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../storage/sql.ts';
import { enter, type TestPerson } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';

/** Long lists come in pages; every page says where the next one begins, and the last one that there is none. */

let server: TestServer;
let anna: TestPerson;
beforeAll(async () => {
  server = await startServer();
  anna = await enter(server.url, 'Anna');
});
afterAll(() => server.close());

const many = (count: number, statement: (at: number) => Statement) =>
  server.db.batch(Array.from({ length: count }, (_, at) => statement(at)));

/** How many there are on each page. */
async function pages<T extends { next: string | null }>(path: string, of: (page: T) => readonly unknown[]) {
  const found: unknown[][] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body }: { body: T } = await anna.api<T>('GET', `${path}${after === '' ? '' : `&after=${after}`}`);
    found.push([...of(body)]);
    after = body.next;
  }
  return found;
}

test('the ladder comes fifty at a time, and ranks go on', async () => {
  await many(101, (at) => [
    "INSERT INTO ratings (player, game, mu, sigma, games, won, settled, ordinal) VALUES (?, 'toy', 25, 5, ?, 1, ?, ?)",
    [`player-${at}`, at < 100 ? 10 : 9, at < 100 ? 1 : 0, 1000 - at],
  ]);
  const found = await pages<Ladder>('/ladder?game=toy', ({ entries }) => entries);
  expect(found.map((page) => page.length)).toEqual([50, 50, 1]);
  expect(found.flat().map((entry) => (entry as Ladder['entries'][number]).rank)).toEqual(
    Array.from({ length: 101 }, (_, at) => at + 1),
  );
  expect(found.flat().map((entry) => (entry as Ladder['entries'][number]).provisional)).toEqual([
    ...new Array(100).fill(false),
    true,
  ]);
});

test('tournaments come fifty at a time, the newest first', async () => {
  await many(101, (at) => [
    `INSERT INTO tournaments (id, name, organiser, game, setup, format, least, most, wanted, rounds, points, places,
       late, visibility, clock, at_zero, rated, status, round, seed, created)
     VALUES (?, 'Cup', ?, 'toy', '{}', 'swiss', 2, 4, 3, 2, '[3,1]', 8, 0, 'public', '{"kind":"none"}', 'bot', 'no', 'open',
       0, 1, ?)`,
    [`tournament-${String(at).padStart(3, '0')}`, anna.id, 1000 + Math.floor(at / 10)],
  ]);
  const found = await pages<TournamentList>('/tournaments?list=mine', ({ tournaments }) =>
    tournaments.map(({ id }) => id),
  );
  expect(found.map((page) => page.length)).toEqual([50, 50, 1]);
  expect(found.flat()).toEqual([...new Set(found.flat())].sort().reverse());
});

test('games somebody played come thirty at a time, the newest first', async () => {
  await many(61, (at) => [
    `INSERT INTO tables (id, game, rules, setup, host, status, visibility, practice, imported, clock, at_zero, created)
     VALUES (?, 'toy', 1, '{}', NULL, 'finished', 'public', 0, 0, '{"kind":"none"}', 'wait', 1)`,
    [`table-${String(at).padStart(3, '0')}-over`],
  ]);
  await many(61, (at) => [
    `INSERT INTO results (table_id, seat, person, game, variant, players, played_as, place, won, points, sources, finished)
     VALUES (?, 0, ?, 'toy', '', 2, '', 1, 1, 3, '{}', ?)`,
    [`table-${String(at).padStart(3, '0')}-over`, anna.id, 1000 + Math.floor(at / 10)],
  ]);
  const found = await pages<PlayedGames>(`/people/${anna.id}/games?`, ({ games }) =>
    games.map(({ table }) => table),
  );
  expect(found.map((page) => page.length)).toEqual([30, 30, 1]);
  expect(found.flat()).toEqual([...new Set(found.flat())].sort().reverse());
});

test('the fifty newest invitations are told', async () => {
  const ben = await enter(server.url, 'Ben');
  await many(51, (at) => [
    `INSERT INTO tables (id, game, rules, setup, host, status, visibility, practice, imported, clock, at_zero, created)
     VALUES (?, 'toy', 1, '{}', ?, 'open', 'private', 0, 0, '{"kind":"none"}', 'wait', 1)`,
    [`table-${at}-open-for-all`, anna.id],
  ]);
  await many(51, (at) => [
    'INSERT INTO invitations (table_id, person, invited_by, at) VALUES (?, ?, ?, ?)',
    [`table-${at}-open-for-all`, ben.id, anna.id, at],
  ]);
  const { invitations } = (await ben.api<Invitations>('GET', '/me/invitations')).body;
  expect(invitations.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, at) => 50 - at));
});
