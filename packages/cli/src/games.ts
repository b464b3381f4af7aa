import type { Game } from '@ennead/kernel';
import { nearest, UsageError } from './arguments.ts';

/** The games that can be named, loaded when first wanted. */
export type Shelf = Readonly<Record<string, () => Promise<Game>>>;

export const games: Shelf = {
  ankh: async () => (await import('@ennead/ankh')).ankh as Game,
  kemet: async () => (await import('@ennead/kemet')).kemet as Game,
};

export async function gameCalled(shelf: Shelf, id: string): Promise<Game> {
  const known = Object.keys(shelf);
  const load = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (load === undefined)
    throw new UsageError(`There is no game "${id}"; there are ${known.join(' and ')}.${nearest(id, known)}`);
  return load();
}
