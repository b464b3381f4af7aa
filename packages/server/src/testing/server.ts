import { join } from 'node:path';
import type { BotPace } from '../bots/attendant.ts';
import type { WorkerModules } from '../bots/job.ts';
import { type Config, readConfig } from '../config.ts';
import type { Reach } from '../notify/post.ts';
import type { Games } from '../registry.ts';
import { createServer, type Server } from '../server.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from './folder.ts';
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

/** A server on a free port with a data file of its own and a small game. */
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
  const database = db ?? openSqlite(join(folder.path, 'ennead.sqlite'));
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
