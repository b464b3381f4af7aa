import { join } from 'node:path';
import type { BotPace } from '../bots/attendant.ts';
import type { WorkerModules } from '../bots/job.ts';
import { type Config, readConfig } from '../config.ts';
import type { Reach } from '../notify/post.ts';
import type { Games } from '../registry.ts';
import { createServer, type Server } from '../server.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from './folder.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { games as toyGames } from './toy-games.ts';

export interface TestServer extends Server {
  readonly url: string;
  readonly db: Database;
}

export interface TestOptions {
  readonly db?: Database;
  readonly games?: Games;
  readonly config?: Partial<Config>;
  readonly workers?: Partial<WorkerModules>;
  readonly pace?: Partial<BotPace>;
  readonly reach?: Reach;
  readonly lookEvery?: number;
  readonly now?: () => number;
}

/** Quick bots that know the small game. */
const WORKERS: WorkerModules = {
  games: new URL('./toy-games.ts', import.meta.url).href,
  bots: import.meta.resolve('@ennead/bots'),
};
const PACE: BotPace = { least: 0, secret: 20, budget: 20, limit: 2000 };

/** ENNEAD_TEST_STORAGE=postgres: what leaves the choice to us is tested on a real Postgres, one for each test file. */
export const isOnPostgres = process.env.ENNEAD_TEST_STORAGE === 'postgres';
let postgres: Promise<TestPostgres> | undefined;
if (isOnPostgres) (await import('vitest')).afterAll(async () => (await postgres)?.stop());

async function openDatabase(folder: string): Promise<Database> {
  if (!isOnPostgres) return openSqlite(join(folder, 'ennead.sqlite'));
  postgres ??= startPostgres();
  return openPostgres(await (await postgres).database());
}

/** A server on a free port with a database of its own and a small game. */
export async function startServer({
  db,
  games,
  config,
  workers,
  pace,
  reach,
  lookEvery,
  now,
}: TestOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const database = db ?? (await openDatabase(folder.path));
  const server = await createServer({
    config: { ...readConfig({}), logLevel: 'fatal', pageFolder: folder.path, ...config },
    db: database,
    games: games ?? toyGames,
    workers: { ...WORKERS, ...workers },
    pace: { ...PACE, ...pace },
    ...(reach === undefined ? {} : { reach }),
    ...(lookEvery === undefined ? {} : { lookEvery }),
    ...(now === undefined ? {} : { now }),
  });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...server,
    url,
    db: database,
    async close() {
      await server.close();
      folder.remove();
    },
  };
}
