import { type BotName, createBot, loadBot } from '@ennead/bots';
import type { BaseState, Decision, Option } from '@ennead/kernel';
import type { AnyGame } from './local-table.ts';

/** Thinks about one decision, knowing only what its seat may know. */
export type Think = (view: BaseState, decision: Decision) => Option;

/** Longest thought of a bot: people wait for it. */
const BUDGET_MS = 700;

/** A bot for a game. */
export async function botFor(bot: BotName, game: AnyGame, seed: string): Promise<Think> {
  await loadBot(bot, game);
  const player = createBot(bot, game, { seed, budgetMs: BUDGET_MS, now: () => performance.now() });
  return (view, decision) => player.choose(view, decision.seat, [decision]);
}
