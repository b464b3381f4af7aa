import { type ServerProcess, startProcess } from '../testing/process.ts';
import { HOUR } from '../time.ts';
import { type Dice, wait } from './chance.ts';

const PRELOAD = new URL('./skewed-clock.ts', import.meta.url).href;
/** How wrong the clock of a process may be. */
const SKEWS = [0, 2000, -2000, HOUR, -HOUR, 26 * HOUR, -26 * HOUR];
const TRIES = 30;

/** The processes of a server, each with a clock that is wrong in its own way. */
export interface Fleet {
  urls(): string[];
  /** Processes that ended though nobody ended them, with their last words. */
  readonly died: string[];
  /** Kills one and starts another in its place. */
  kill(): Promise<void>;
  /** One stands still for so long. */
  freeze(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** One process for every environment. */
export async function startFleet(
  environments: readonly Readonly<Record<string, string>>[],
  dice: Dice,
): Promise<Fleet> {
  const running = new Map<number, ServerProcess>();
  const died: string[] = [];
  let stopping = false;

  async function start(index: number): Promise<void> {
    for (let tries = 1; !stopping; tries++) {
      try {
        const server = await startProcess({
          ...environments[index],
          LOG_LEVEL: 'fatal',
          NODE_OPTIONS: `--import=${PRELOAD}`,
          ENNEAD_CHAOS_SKEW: String(dice.one(SKEWS)),
        });
        running.set(index, server);
        server.child.once('exit', (code, signal) => {
          if (running.get(index) !== server) return;
          died.push(`${code ?? signal}: ${server.output().slice(-500)}`);
          running.delete(index);
          start(index).catch((error) => died.push(String(error)));
        });
        return;
      } catch (error) {
        if (tries === TRIES) throw error;
        await wait(500);
      }
    }
  }

  const endAll = () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  await Promise.all(environments.map((_, index) => start(index)));

  return {
    died,
    urls: () => [...running.values()].map(({ url }) => url),
    async kill() {
      const index = dice.one([...running.keys()]);
      const server = running.get(index);
      running.delete(index);
      await server?.stop('SIGKILL');
      await start(index);
    },
    async freeze(ms) {
      const server = dice.one([...running.values()]);
      server.child.kill('SIGSTOP');
      await wait(ms);
      server.child.kill('SIGCONT');
    },
    async stop() {
      stopping = true;
      process.off('exit', endAll);
      const all = [...running.values()];
      running.clear();
      await Promise.all(all.map((server) => server.stop('SIGTERM')));
    },
  };
}
