import type { Game } from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import type { Judgement } from './judgement.ts';
import { allowance, thinkingBot } from './thinking.ts';

/** Without a budget of any kind. */
const NODES = 2000;

/** Searches as long as it may, through the answers of the others to its own next turn. */
export function hardBot(game: Game, judgement: Judgement, options: BotOptions): Bot {
  const nodes = options.nodes ?? (options.budgetMs === undefined ? NODES : Number.POSITIVE_INFINITY);
  return thinkingBot(game, judgement, options, (_decision, view) => ({
    left: allowance(nodes, options),
    turns: judgement.horizon(view),
  }));
}
