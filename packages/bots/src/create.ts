import type { Game } from '@ennead/kernel';
import type { Bot, BotName, BotOptions } from './bot.ts';
import { easyBot } from './easy.ts';
import { judgementOf } from './games.ts';
import { hardBot } from './hard.ts';
import { randomBot } from './random.ts';

/** A bot for a game, by its strength. */
export function createBot(name: BotName, game: Game, options: BotOptions): Bot {
  switch (name) {
    case 'random':
      return randomBot(options);
    case 'easy':
      return easyBot(game, judgementOf(game), options);
    case 'hard':
      return hardBot(game, judgementOf(game), options);
  }
}
