import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

export interface GameServer {
  readonly url: string;
  /** Ends the process from one moment to the next, as a lost machine does. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A real server with the built page, its own data and a free port. */
export async function startServer(): Promise<GameServer> {
  const port = await freePort(FIRST_PORT + (process.pid % 100) * 100);
  const data = mkdtempSync(join(tmpdir(), 'ennead-'));
  const url = `http://127.0.0.1:${port}`;
  let server = launch();
  await answers(`${url}/healthz`);

  function launch() {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ENNEAD_DATA: data },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return {
      end(signal: NodeJS.Signals): Promise<void> {
        child.kill(signal);
        return ended;
      },
    };
  }

  return {
    url,
    crash: () => server.end('SIGKILL'),
    async comeBack() {
      server = launch();
      await answers(`${url}/healthz`);
    },
    async stop() {
      await server.end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Below those that the system gives to whoever calls out: none of them can come in between. */
const FIRST_PORT = 20_000;
const START_MS = 60_000;

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + START_MS; performance.now() < end; ) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('the server does not answer');
}

/** The first free port from this one on. */
function freePort(from: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(from + 1)));
    probe.listen(from, '127.0.0.1', () => probe.close((error) => (error ? reject(error) : resolve(from))));
  });
}
