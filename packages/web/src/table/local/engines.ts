import type { AnyGame } from './local-table.ts';

/** The rules of each game, loaded when a table of it opens. Only the worker imports this. */
const engines: Readonly<Record<string, () => Promise<AnyGame>>> = {
  toy: async () => (await import('@ennead/kernel/contract')).toyGame as unknown as AnyGame,
};

export async function loadEngine(game: string): Promise<AnyGame> {
  const load = engines[game];
  if (load === undefined) throw new Error(`no game is called ${game}`);
  return load();
}
