import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { games } from '../games.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';
import { noteAll } from './noting.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('games that ended before results were noted are counted when a server starts on their data', async () => {
  const file = join(folder.path, 'ennead.sqlite');
  copyFileSync(new URL('../fixtures/rules-1/ennead.sqlite', import.meta.url), file);
  const db = openSqlite(file);
  const over = await db.all<{ id: string }>(
    `SELECT id FROM tables t WHERE status = 'finished' AND practice = 0 AND imported = 0 AND NOT EXISTS (
       SELECT 1 FROM seats WHERE table_id = t.id AND person IS NOT NULL GROUP BY person HAVING COUNT(*) > 1) ORDER BY id`,
  );
  const server = await startServer({ db, games });
  await noteAll(server.hub);
  expect(over.length).toBeGreaterThan(1);
  const noted = await db.all<{
    table_id: string;
    place: number;
    won: number;
    sources: string;
    points: number;
  }>('SELECT * FROM results ORDER BY table_id, seat');
  expect([...new Set(noted.map(({ table_id }) => table_id))]).toEqual(over.map(({ id }) => id));
  for (const { place, won, sources, points } of noted) {
    expect(place === 1).toBe(won === 1);
    const sum = Object.values(JSON.parse(sources) as Record<string, number>).reduce(
      (all, each) => all + each,
      0,
    );
    expect(sum).toBe(points);
  }
  expect(await db.all("SELECT id FROM tables WHERE status = 'finished' AND tallied = 0")).toEqual([]);
  await server.close();
});
