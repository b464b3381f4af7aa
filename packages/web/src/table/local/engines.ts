import type { AnyGame } from './local-table.ts';

/** A game of any state is still a game: the table only hands its own states back to it. */
const any = (game: unknown) => game as AnyGame;

/** The rules of each game, loaded when a table of it opens. Only the worker imports this. */
const engines: Readonly<Record<string, () => Promise<AnyGame>>> = {
  ankh: async () => any((await import('@ennead/ankh')).ankh),
  kemet: async () => any((await import('@ennead/kemet')).kemet),
  toy: async () => any((await import('@ennead/kernel/contract')).toyGame),
};

export async function loadEngine(game: string): Promise<AnyGame> {
  const load = engines[game];
  if (load === undefined) throw new Error(`no game is called ${game}`);
  return load();
}
