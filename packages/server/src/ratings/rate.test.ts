import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../storage/sql.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { games } from '../testing/toy-games.ts';
import { rateAll } from './rating.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Sat {
  readonly person?: string;
  readonly bot?: string;
  readonly standIn?: string;
}

/** A rated game that is over and noted; the places are those of the seats. */
async function noted(id: string, seats: readonly Sat[]): Promise<void> {
  const [toy] = games.current;
  if (toy === undefined) throw new Error('there is a small game');
  const info = { ...bareTable(toy, seats.length, id), status: 'finished' as const, rated: 'all' as const };
  await server.db.batch([
    ...insertTable(info, { seed: null, origin: null, bytes: 0 }),
    ...seats.map(
      ({ person = null, bot = null, standIn = null }, seat): Statement => [
        `INSERT INTO results (table_id, seat, person, bot, stand_in, game, variant, players, played_as, place, won, points,
          sources, finished) VALUES (?, ?, ?, ?, ?, 'toy', '', 2, '', ?, ?, 0, '{}', 1)`,
        [id, seat, person, bot, standIn, seat + 1, seat === 0 ? 1 : 0],
      ],
    ),
    ['UPDATE tables SET tallied = 1 WHERE id = ?', [id]],
  ]);
  expect(await rateAll(server.db, () => 77)).toBe(1);
}

interface Row {
  readonly player: string;
  readonly mu: number;
  readonly games: number;
  readonly won: number;
  readonly settled: number;
}
const rated = async (player: string) =>
  (
    await server.db.all<Row>('SELECT player, mu, games, won, settled FROM ratings WHERE player = ?', [player])
  )[0];

test('people are rated under their id, bots under their name, all of a name together', async () => {
  await noted('first', [{ person: 'anna' }, { bot: 'easy' }, { bot: 'easy' }, { bot: 'hard' }]);
  expect(await rated('anna')).toMatchObject({ games: 1, won: 1, settled: 0 });
  expect(await rated('bot:easy')).toMatchObject({ games: 1, won: 0 });
  expect((await rated('anna'))?.mu).toBeGreaterThan(25);
  expect((await rated('bot:hard'))?.mu).toBeLessThan(25);
  const [{ rated_at } = { rated_at: 0 }] = await server.db.all<{ rated_at: number }>(
    "SELECT rated_at FROM tables WHERE id = 'first'",
  );
  expect(rated_at).toBe(77);
});

test('what is noted of a game begins where the last one ended', async () => {
  const before = await rated('anna');
  await noted('second', [{ person: 'ben' }, { person: 'anna' }]);
  const changes = await server.db.all<{ player: string; mu_before: number; mu: number }>(
    "SELECT player, mu_before, mu FROM rating_changes WHERE table_id = 'second' ORDER BY seat",
  );
  expect(changes).toMatchObject([
    { player: 'ben', mu_before: 25, mu: (await rated('ben'))?.mu },
    { player: 'anna', mu_before: before?.mu, mu: (await rated('anna'))?.mu },
  ]);
  expect(changes.map(({ mu, mu_before }) => Math.sign(mu - mu_before))).toEqual([1, -1]);
  expect(await rated('anna')).toMatchObject({ games: 2, won: 1 });
});

test('the tenth game settles a rating, and who left for a bot has lost whatever the bot did', async () => {
  await server.db.run("UPDATE ratings SET games = CASE player WHEN 'ben' THEN 9 ELSE 8 END");
  await noted('third', [{ person: 'ben', standIn: 'hard' }, { person: 'anna' }, { bot: 'easy' }]);
  expect(await rated('ben')).toMatchObject({ games: 10, settled: 1, won: 2 });
  expect(await rated('anna')).toMatchObject({ games: 9, settled: 0 });
  const [ben, , easy] = await server.db.all<{ up: number }>(
    "SELECT mu - mu_before AS up FROM rating_changes WHERE table_id = 'third' ORDER BY seat",
  );
  expect(ben?.up).toBeLessThan(0);
  expect(easy?.up).toBeGreaterThan(ben?.up ?? 0);
});
