import { loadGame } from '@ennead/bots';
import type { AnyGame } from './local-table.ts';

/** The rules of a game with what bots think of it, loaded when a table of it opens. Only workers import this. */
export async function loadEngine(game: string): Promise<AnyGame> {
  const entry = await loadGame(game);
  if (entry !== null) return entry.engine;
  if (game !== 'toy') throw new Error(`no game is called ${game}`);
  return (await import('@ennead/kernel/contract')).toyGame as unknown as AnyGame;
}
