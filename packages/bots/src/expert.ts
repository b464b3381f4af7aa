import type { BaseState, Game } from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import type { Judgement } from './judgement.ts';
import { allowance, thinkingBot } from './thinking.ts';

/** Without a budget of any kind. */
const NODES = 2000;

/**
 * Searches like hard, but as far as is right for the game and the table, thinks for rivals who have chosen unseen in place
 * of taking any choice for as likely as the others, leaves out what nobody would choose, and mixes what it answers in secret.
 */
export function expertBot(game: Game, judgement: Judgement, options: BotOptions): Bot {
  const nodes = options.nodes ?? (options.budgetMs === undefined ? NODES : Number.POSITIVE_INFINITY);
  return thinkingBot(game, { ...judgement, ...judgement.expert }, options, (_decision, view: BaseState) => ({
    left: allowance(nodes, options),
    turns: judgement.expert?.horizon(view) ?? judgement.horizon(view),
    mixes: true,
    randomly: judgement.expert?.randomly?.(view),
    sight: judgement.expert?.sight,
  }));
}
