import type { GameEntry } from '../game-entry.ts';
import { playAgainstBots } from './play-now.ts';

/** All that the step before a quick game needs, loaded when it is wanted. */
export async function openPlayNow(game: GameEntry) {
  const [{ PlayNow }, choice] = await Promise.all([import('./play-step.ts'), game.quick?.()]);
  return { PlayNow, choice, play: playAgainstBots };
}
