import type { BaseState, Decision, Option, Seat } from '@ennead/kernel';
import type { BotName } from '@ennead/wire';

/** What a bot is asked: no more than its seat may know. */
export interface BotJob {
  readonly game: string;
  readonly bot: BotName;
  readonly view: BaseState;
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
  readonly seed: string;
  readonly budgetMs: number;
}

/** What a worker is started with: the modules that bring the games and the bots. */
export interface WorkerModules {
  readonly games: string;
  readonly bots: string;
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'chosen'; readonly option: Option }
  | { readonly type: 'failed'; readonly message: string };
