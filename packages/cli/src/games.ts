import { gameIds, loadGame } from '@ennead/bots';
import type { Game } from '@ennead/kernel';
import { nearest, UsageError } from './arguments.ts';

/** The games that can be named, loaded when first wanted. */
export type Shelf = Readonly<Record<string, () => Promise<Game>>>;

export const games: Shelf = Object.fromEntries(gameIds().map((id) => [id, () => engineOf(id)]));

async function engineOf(id: string): Promise<Game> {
  const entry = await loadGame(id);
  if (entry === null) throw new Error(`${id} is listed but cannot be loaded`);
  return entry.engine;
}

export async function gameCalled(shelf: Shelf, id: string): Promise<Game> {
  const known = Object.keys(shelf);
  const load = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (load === undefined)
    throw new UsageError(`Unknown game "${id}". Choose ${known.join(' or ')}.${nearest(id, known)}`);
  return load();
}
