import { gameIds, loadGame } from '@ennead/bots';
import type { Game } from '@ennead/kernel';
import { nearest, UsageError } from './arguments.ts';

/** The games that can be named, loaded when first wanted. */
export type GameRegistry = Readonly<Record<string, () => Promise<Game>>>;

export const games: GameRegistry = Object.fromEntries(gameIds().map((id) => [id, () => engineOf(id)]));

async function engineOf(id: string): Promise<Game> {
  const entry = await loadGame(id);
  if (entry === null) throw new Error(`${id} is listed but cannot be loaded`);
  return entry.engine;
}

export async function gameCalled(registry: GameRegistry, id: string): Promise<Game> {
  const known = Object.keys(registry);
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (load === undefined)
    throw new UsageError(`Unknown game "${id}". Choose ${known.join(' or ')}.${nearest(id, known)}`);
  return load();
}
