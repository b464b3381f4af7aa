import { missing } from '@ennead/kernel';
import type { GameRegistry } from '../games.ts';
import { openThread } from '../thread.ts';
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
  const players = Array.from({ length: jobs }, () =>
    openThread<Task, OneGame>(new URL('./worker.ts', import.meta.url)),
  );
  return {
    // Results are counted in order: whoever is done first begins another game meanwhile.
    ahead: 2 * jobs,
    play: (task) => (players[task.number % jobs] ?? missing()).ask(task),
    async close() {
      await Promise.all(players.map((player) => player.close()));
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
