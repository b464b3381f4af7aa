import { join } from 'node:path';
import { toyGame } from '@ennead/kernel/contract';
import { type Config, readConfig } from '../config.ts';
import { type Games, gamesFrom } from '../registry.ts';
import { createServer, type Server } from '../server.ts';
import type { Database } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { temporaryFolder } from './folder.ts';

export interface TestServer extends Server {
  readonly url: string;
  readonly db: Database;
}

export interface TestOptions {
  readonly db?: Database;
  readonly games?: Games;
  readonly config?: Partial<Config>;
}

/** A server on a free port with a data file of its own and a small game. */
export async function startServer({ db, games, config }: TestOptions = {}): Promise<TestServer> {
  const folder = temporaryFolder();
  const database = db ?? openSqlite(join(folder.path, 'ennead.sqlite'));
  const server = await createServer({
    config: { ...readConfig({}), logLevel: 'fatal', pageFolder: folder.path, ...config },
    db: database,
    games: games ?? gamesFrom(toyGame),
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
