import { afterEach, expect, test } from 'vitest';
import { rateAll, recalculate } from '../ratings/rating.ts';
import type { Statement } from '../storage/sql.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { games } from '../testing/toy-games.ts';
import { noteAll } from './noting.ts';

let server: TestServer;
afterEach(() => server.close());

/** Games that are over and that cannot be played again. */
async function begin(count: number): Promise<void> {
  server = await startServer();
  const [game] = games.current;
  if (game === undefined) throw new Error('there is a small game');
  const tables = Array.from({ length: count }, (_, at) => ({
    ...bareTable(game, 2, `table-number-${at}`),
    status: 'finished' as const,
    finished: 1000 + at,
    rated: 'people' as const,
  }));
  const insert = (info: (typeof tables)[number]) => insertTable(info, { seed: null, origin: null, bytes: 0 });
  await server.db.batch(tables.flatMap(insert));
}

const count = async (where: string) =>
  (await server.db.all<{ n: number }>(`SELECT COUNT(*) AS n FROM tables WHERE ${where}`))[0]?.n;

test('however many games ended unseen, all are noted in one go', async () => {
  await begin(45);
  await noteAll(server.hub);
  expect(await count('tallied = 2')).toBe(45);
});

test('however many games are noted, all are rated in one go, and made again in the order they ended', async () => {
  await begin(101);
  const note: Statement = ['UPDATE tables SET tallied = 1', []];
  await server.db.batch([note]);
  expect(await rateAll(server.db, () => 77)).toBe(101);
  expect(await count('rated_at = 77')).toBe(101);
  const shown: number[] = [];
  expect(await recalculate(server.hub, (done) => shown.push(done))).toEqual({ games: 101, rated: 0 });
  expect(shown).toEqual([50, 100, 101]);
  expect([await count('rated_at IS NULL'), await count('tallied = 2')]).toEqual([101, 101]);
});
