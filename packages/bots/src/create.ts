import type { Game } from '@ennead/kernel';
import { ankhJudgement } from './ankh/judgement.ts';
import type { Bot, BotName, BotOptions } from './bot.ts';
import { easyBot } from './easy.ts';
import { hardBot } from './hard.ts';
import type { Judgement } from './judgement.ts';
import { kemetJudgement } from './kemet/judgement.ts';
import { plainJudgement } from './plain.ts';
import { randomBot } from './random.ts';

/** By id of the game. A judgement only ever meets states of its own game. */
const JUDGEMENTS: Readonly<Record<string, Judgement>> = {
  ankh: ankhJudgement as unknown as Judgement,
  kemet: kemetJudgement as unknown as Judgement,
};

export function judgementOf({ id }: Game): Judgement {
  return JUDGEMENTS[id] ?? plainJudgement;
}

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
