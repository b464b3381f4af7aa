import type { GameEntry } from '../game-entry.ts';
import { keptTables } from '../table/local/saved-tables.ts';
import { playAgainstBots } from './play-now.ts';
import { load } from './play-words.ts';
import { suggestedRung } from './suggestion.ts';

/** All that the step before a quick game needs, once its words are there. */
export async function openPlayNow(game: GameEntry) {
  const [choice, tables] = await Promise.all([game.quick?.(), keptTables().catch(() => []), load()]);
  return { choice, suggested: suggestedRung(game.id, tables), play: playAgainstBots };
}
