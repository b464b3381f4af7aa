import type { GameEntry } from '../game-entry.ts';
import { keptTables } from '../table/local/saved-tables.ts';
import { playAgainstBots } from './play-now.ts';

/** All that the step before a quick game needs, loaded when it is wanted. */
export async function openPlayNow(game: GameEntry) {
  const [{ PlayNow, suggestedRung }, choice, tables] = await Promise.all([
    import('./play-step.ts'),
    game.quick?.(),
    keptTables().catch(() => []),
  ]);
  return { PlayNow, choice, suggested: suggestedRung(game.id, tables), play: playAgainstBots };
}
