import type { GameTable } from './game-table.ts';

/** A game that can be played here. */
export interface GameEntry {
  readonly id: GameId;
  readonly players: readonly [least: number, most: number];
  /** The look and the words of its table, loaded when one opens. */
  load(): Promise<GameTable>;
}

export type GameId = 'ankh' | 'kemet' | 'toy';

const modules = import.meta.glob<{ table: GameTable }>(['../ankh/table.ts', '../kemet/table.ts']);

async function tableOf(game: GameId): Promise<GameTable> {
  const load = modules[`../${game}/table.ts`];
  if (load !== undefined) return (await load()).table;
  return (await import('./plain-table.ts')).plainTable(game);
}

/** The games in the order they are offered. */
export const games: readonly GameEntry[] = [
  { id: 'ankh', players: [2, 5], load: () => tableOf('ankh') },
  { id: 'kemet', players: [2, 5], load: () => tableOf('kemet') },
];

/** A small game for trying out the table itself; it is offered nowhere. */
const toy: GameEntry = { id: 'toy', players: [2, 4], load: () => tableOf('toy') };

export function gameNamed(id: string): GameEntry | null {
  return [...games, toy].find((game) => game.id === id) ?? null;
}
