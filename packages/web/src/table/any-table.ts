import type { BaseState, Fact } from '@ennead/kernel';
import type { GameTable } from './game-table.ts';

/** The table of one game as the frame meets all of them: it hands each only views and facts of its own. */
export function anyTable<View extends BaseState, F extends Fact>(table: GameTable<View, F>): GameTable {
  return table as unknown as GameTable;
}
