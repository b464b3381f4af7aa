import { Worker } from 'node:worker_threads';
import { missing } from '@ennead/kernel';
import type { GameRegistry } from '../games.ts';
import { type OneGame, playGame, type Task } from './play.ts';

/** Plays games side by side. */
export interface Crew {
  /** How many games keep everybody busy. */
  readonly ahead: number;
  play(task: Task): Promise<OneGame>;
  close(): Promise<void>;
}

/** One plays in this thread; more of them in threads of their own, and those have the real games in their registry. */
export function openCrew(jobs: number, registry: GameRegistry): Crew {
  if (jobs === 1) return { ahead: 1, play: (task) => playGame(registry, task), close: async () => {} };
  const players = Array.from({ length: jobs }, openPlayer);
  return {
    // Results are counted in order: whoever is done first begins another game meanwhile.
    ahead: 2 * jobs,
    play: (task) => (players[task.number % jobs] ?? missing()).play(task),
    async close() {
      await Promise.all(players.map((player) => player.close()));
    },
  };
}

type Player = Pick<Crew, 'play' | 'close'>;

/** A thread answers in the order it is asked. */
function openPlayer(): Player {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const asked: { resolve: (game: OneGame) => void; reject: (error: Error) => void }[] = [];
  worker.on('message', (game: OneGame) => asked.shift()?.resolve(game));
  worker.on('error', (error) => {
    for (const { reject } of asked) reject(error as Error);
  });
  return {
    play(task) {
      const { promise, resolve, reject } = Promise.withResolvers<OneGame>();
      // Whoever stops early does not hear of games that failed later.
      promise.catch(() => {});
      asked.push({ resolve, reject });
      worker.postMessage(task);
      return promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Results in the order of their numbers, with up to `ahead` of them under way. */
export async function* inOrder<T>(
  play: (number: number) => Promise<T>,
  from: number,
  to: number,
  ahead: number,
): AsyncGenerator<T> {
  const underWay: Promise<T>[] = [];
  for (let next = from; next < to || underWay.length > 0; ) {
    while (next < to && underWay.length < ahead) underWay.push(play(next++));
    yield await (underWay.shift() as Promise<T>);
  }
}
