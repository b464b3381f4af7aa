import type { Game } from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import type { Judgement } from './judgement.ts';
import { allowance, thinkingBot } from './thinking.ts';

/** Looks at each option a few times. */
const LOOKS = 8;
const MOST_NODES = 200;

/** Sees to the end of the turn under way, tries each option a few times and takes what leaves it standing best. */
export function easyBot(game: Game, judgement: Judgement, options: BotOptions): Bot {
  return thinkingBot(game, judgement, options, (decision) => ({
    left: allowance(
      Math.min(options.nodes ?? MOST_NODES, MOST_NODES, LOOKS * decision.options.length),
      options,
    ),
    turns: 1,
  }));
}
