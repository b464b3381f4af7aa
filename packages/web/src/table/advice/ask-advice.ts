import type { Explained } from '@ennead/bots';
import type { BaseState, Decision } from '@ennead/kernel';
import { type WorkerClient, workerClient } from '../../worker/client.ts';

/** What the page may ask the bot in the worker. */
export interface AdviceCalls {
  /** The best options, the best one first, by what a seat sees and what it is asked. */
  explain(game: string, view: BaseState, decision: Decision): readonly Explained[];
}

let bot: WorkerClient<AdviceCalls> | null = null;

/** What a strong bot would do in this place, and why. It knows no more than the person who asks. */
export function askAdvice(game: string, view: BaseState, decision: Decision): Promise<readonly Explained[]> {
  bot ??= workerClient<AdviceCalls>(
    new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }),
  );
  return bot.call('explain', game, view, decision);
}
