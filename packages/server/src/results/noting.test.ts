import { join } from 'node:path';
import type { NewTable, PlayedGames, TableInfo } from '@ennead/wire';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageError } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { enter } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { playOut } from '../testing/play-out.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { games } from '../testing/toy-games.ts';
import { noteTable } from './note-table.ts';
import { noteAll } from './noting.ts';

let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** A game that is said to be over, of which nobody knows how it came out. */
function ended(id: string, seed: string | null = null) {
  const [toy] = games.current;
  if (toy === undefined) throw new Error('there is a small game');
  const info = { ...bareTable(toy, 2, id), status: 'finished' as const, finished: 5 };
  return insertTable(info, { seed, origin: null, bytes: 0 });
}
const left = async () =>
  (await server.db.all<{ id: string }>('SELECT id FROM tables WHERE tallied = 0')).map(({ id }) => id);

test('games that ended unseen are noted when a server starts, and every half minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const folder = temporaryFolder();
  const db = openSqlite(join(folder.path, 'ennead.sqlite'));
  await db.batch(ended('before'));
  server = await startServer({ db });
  await expect.poll(left).toEqual([]);
  await db.batch(ended('meanwhile'));
  vi.advanceTimersByTime(30_000);
  await expect.poll(left).toEqual([]);
  folder.remove();
});

test('a game that cannot be played again counts for nobody and keeps no other from being noted', async () => {
  server = await startServer();
  await server.db.batch(ended('broken', 'a seed without a single move'));
  const result = `INSERT INTO results (table_id, seat, game, variant, players, played_as, place, won, points, sources, finished)
    VALUES ('broken', 0, 'toy', '', 2, '', 1, 1, 0, '{}', 5)`;
  await server.db.run(result);
  const full = { ...server.db, batch: () => Promise.reject(new StorageError('storage-full', null)) };
  await expect(noteTable({ ...server.hub, db: full }, 'broken')).rejects.toThrow('The disk is full');
  expect(await left()).toEqual(['broken']);
  const warned = vi.spyOn(server.hub.log, 'warn');
  await noteAll(server.hub);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    { table: 'broken', error: 'Error: the game is not over' },
    'could not tell how a game came out',
  );
  expect(await server.db.all('SELECT id, tallied FROM tables')).toEqual([{ id: 'broken', tallied: 2 }]);
  expect(await server.db.all('SELECT * FROM results')).toEqual([]);
});

test('a server that stops begins with no more games', async () => {
  server = await startServer();
  await server.db.batch(ended('later'));
  await noteAll({ ...server.hub, stopping: true });
  expect(await left()).toEqual(['later']);
});

test('who played, which bot, and for whom one played is noted seat by seat', async () => {
  server = await startServer();
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const wanted: NewTable = {
    game: 'toy',
    setup: { rounds: 1 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    visibility: 'public',
    rated: 'all',
  };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  await anna.api('POST', `/tables/${id}/start`);
  await ben.api('POST', `/tables/${id}/hand-over`, { seat: 1, bot: 'random' });
  const { finished, outcome } = await playOut(id, [anna]);
  await noteAll(server.hub);
  const rows = await server.db.all<{ won: number; place: number }>(
    `SELECT person, bot, stand_in, game, variant, players, played_as, won, place, points, sources, finished FROM results
     ORDER BY seat`,
  );
  const rated = await server.db.all<{ games: number }>('SELECT games FROM ratings');
  expect(rated.map(({ games: count }) => count)).toEqual([1, 1, 1]);
  const plain = { game: 'toy', variant: '', players: 3, played_as: '', points: 0, sources: '{}', finished };
  expect(rows).toMatchObject([
    { ...plain, person: anna.id, bot: null, stand_in: null },
    { ...plain, person: ben.id, bot: null, stand_in: 'random' },
    { ...plain, person: null, bot: 'random', stand_in: null },
  ]);
  expect(rows.map(({ won }) => won === 1)).toEqual([0, 1, 2].map((seat) => outcome?.winners.includes(seat)));
  expect(rows.every(({ won, place }) => (won === 1) === (place === 1))).toBe(true);
  const { games: played } = (await ben.api<PlayedGames>('GET', `/people/${ben.id}/games`)).body;
  expect(played).toMatchObject([
    {
      table: id,
      seat: 1,
      finished,
      standIn: true,
      won: rows[1]?.won === 1,
      seats: [
        { person: { id: anna.id, name: 'Anna' }, bot: null },
        { person: { name: 'Ben' } },
        { person: null, bot: 'random' },
      ],
    },
  ]);
  expect((await anna.api<PlayedGames>('GET', `/people/${anna.id}/games`)).body.games[0]?.standIn).toBe(false);
});

test('the log of a game that is in memory to its end is not read, that of any other is', async () => {
  server = await startServer();
  const [anna, ben] = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const wanted: NewTable = { game: 'toy', setup: { rounds: 1 }, seats, visibility: 'public' };
  const { id } = (await anna.api<TableInfo>('POST', '/tables', wanted)).body;
  await ben.api('POST', `/tables/${id}/join`, {});
  await anna.api('POST', `/tables/${id}/start`);
  await playOut(id, [anna, ben]);
  const results = () => server.db.all('SELECT * FROM results ORDER BY seat');
  // It is noted as it ends; nobody waits for the next half minute.
  await expect.poll(results).toHaveLength(2);
  const noted = await results();

  const { db, rooms } = server.hub;
  let reads = 0;
  const counting: typeof db = {
    ...db,
    all: (sql, values) => {
      if (sql.includes('FROM moves')) reads += 1;
      return db.all(sql, values);
    },
  };
  const room = await rooms.get(id);
  if (room?.play == null) throw new Error('the table is in memory');
  const halfway = { ...room, play: { ...room.play, match: { ...room.play.match, open: [{}] } } };
  const failing = Promise.reject(new Error('it cannot be loaded'));
  failing.catch(() => {});
  for (const [known, read] of [
    [rooms, 0],
    [new Map(), 1],
    [new Map([[id, Promise.resolve(halfway)]]), 1],
    [new Map([[id, failing]]), 1],
  ] as const) {
    reads = 0;
    await server.db.run('DELETE FROM results');
    await noteTable({ ...server.hub, db: counting, rooms: known as typeof rooms }, id);
    expect([await results(), reads]).toEqual([noted, read]);
  }
});
