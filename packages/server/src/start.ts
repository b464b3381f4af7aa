import { join } from 'node:path';
import { readConfig } from './config.ts';
import { games } from './games.ts';
import { createServer } from './server.ts';
import { openDatabase } from './storage/open.ts';
import { CannotStart } from './storage/sql.ts';

/** Starts the server as the environment says, and stops it cleanly when asked to. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase({ url: config.databaseUrl, file: join(config.dataFolder, 'ennead.sqlite') });
  const server = await createServer({ config, db, games });
  try {
    await server.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw cannotListen(error as NodeJS.ErrnoException, config.port);
  }

  // A promise that nobody waited for is a fault to mend, and no reason to end everybody's game.
  process.on('unhandledRejection', (reason) =>
    server.app.log.error(
      { error: String(reason), stack: (reason as Error)?.stack },
      'something failed that nobody waited for',
    ),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { port } = server.app.server.address() as { port: number };
  console.log(`Ennead is running at ${config.publicUrl ?? `http://localhost:${port}`}`);
  console.log(`Data: ${db.place}`);
}

export function cannotListen({ code, message }: NodeJS.ErrnoException, port: number): CannotStart {
  if (code === 'EADDRINUSE')
    return new CannotStart(
      `Port ${port} is already in use. Stop the other program, or choose another port, for example with PORT=8081 npm start.`,
    );
  if (code === 'EACCES')
    return new CannotStart(`No permission to use port ${port}. Choose one above 1023 with PORT.`);
  return new CannotStart(`The server cannot listen on port ${port}: ${message}.`);
}
