import { join } from 'node:path';
import { games } from '../games.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { AnyGame } from '../registry.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { insertTable } from '../tables/store.ts';
import { bareTable } from '../testing/bare-table.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer, type TestServer } from '../testing/server.ts';

/** A server in this process that lets one game grow as long as it likes. */
export async function growingServer(
  seenAs: (db: Database) => Database = (db) => db,
  served = games,
  now?: () => number,
): Promise<TestServer> {
  const folder = temporaryFolder();
  const db = seenAs(openSqlite(join(folder.path, 'ennead.sqlite')));
  const limits = { ...DEFAULT_LIMITS, rowsOfTable: 2 ** 30, undoneRowsOfTable: 2 ** 30 };
  const server = await startServer({
    db,
    games: served,
    config: { limits },
    ...(now === undefined ? {} : { now }),
  });
  return {
    ...server,
    async close() {
      await server.close();
      folder.remove();
    },
  };
}

/** A game under way at which nobody sits. */
export async function insertGame(
  { db }: TestServer,
  game: AnyGame,
  setup: { readonly players: number; readonly rounds?: number },
  id: string,
): Promise<string> {
  const info = { ...bareTable(game, setup.players, id), setup };
  await db.batch(insertTable(info, { seed: id, origin: null, bytes: 0 }));
  return id;
}
