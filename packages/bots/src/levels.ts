import { type Chance, draw, type Game, missing, type Option } from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import type { Judgement } from './judgement.ts';
import type { Found, Weighed } from './search.ts';
import { allowance, thinkingBot } from './thinking.ts';

/** How a level below hard is held back. */
export interface Level {
  /** Thinks for this share of what hard may spend, and plays out so many worlds at most. */
  readonly share: number;
  readonly most: number;
  /** Sees only to the end of the turn under way. */
  readonly isShortSighted: boolean;
  /** An option that is worse by so much chance to win is taken e times as seldom; 0: only the best is. */
  readonly slip: number;
}

/** The rungs of the ladder below hard. */
export const LEVELS = {
  beginner: { share: 0.1, most: 40, isShortSighted: true, slip: 0.028 },
  easy: { share: 0.15, most: 120, isShortSighted: false, slip: 0.02 },
  medium: { share: 0.4, most: 400, isShortSighted: false, slip: 0.008 },
} as const satisfies Readonly<Record<string, Level>>;

/** What costs more than this many slips is silly and never chosen. */
const SILLY = 2;

/** A bot that could do better: it looks less often and less far than hard, and takes the second best now and then. */
export function levelBot(game: Game, judgement: Judgement, options: BotOptions, level: Level): Bot {
  const { share, most, isShortSighted, slip } = level;
  const { nodes, budgetMs } = options;
  const worlds = nodes === undefined ? most : Math.min(most, Math.ceil(nodes * share));
  const less = budgetMs === undefined ? options : { ...options, budgetMs: budgetMs * share };
  return thinkingBot(
    game,
    judgement,
    options,
    (_decision, view) => ({
      left: allowance(worlds, less),
      turns: isShortSighted ? 1 : judgement.horizon(view),
    }),
    slip === 0 ? undefined : (found, chance) => slipping(found, slip, chance),
  );
}

const FINE = 2 ** 32;

/** One of the options that are nearly as good as the best. */
export function slipping({ options }: Pick<Found, 'options'>, slip: number, chance: Chance): Option {
  const [best = missing()] = options;
  const lost = ({ value }: Weighed) => Math.max(0, best.value - value) / slip;
  const near = options.filter((each) => each.visits > 0 && lost(each) <= SILLY);
  const weights = near.map((each) => Math.exp(-lost(each)));
  let left = (draw(chance, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { option }] of near.entries()) {
    left -= weights[i] ?? missing();
    if (left < 0) return option;
  }
  return best.option;
}
