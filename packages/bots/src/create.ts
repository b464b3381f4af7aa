import type { Game } from '@ennead/kernel';
import type { Bot, BotName, BotOptions } from './bot.ts';
import { expertBot } from './expert.ts';
import { judgementOf, taughtJudgementOf } from './games.ts';
import { hardBot } from './hard.ts';
import { LEVELS, levelBot } from './levels.ts';
import { randomBot } from './random.ts';

/** A bot for a game, by its strength. Expert is loaded first, with `loadBot`. */
export function createBot(name: BotName, game: Game, options: BotOptions): Bot {
  switch (name) {
    case 'random':
      return randomBot(options);
    case 'beginner':
    case 'easy':
    case 'medium':
      return levelBot(game, judgementOf(game), options, LEVELS[name]);
    case 'hard':
      return hardBot(game, judgementOf(game), options);
    case 'expert':
      return expertBot(game, taughtJudgementOf(game), options);
  }
}
