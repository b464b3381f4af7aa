import type { BaseSetup, BaseState, Fact, Game } from '@ennead/kernel';

export type AnyGame = Game<BaseState, BaseSetup, Fact>;

/** The games a server offers. Each plays matches of all its rules versions so far. */
export interface Games {
  readonly current: readonly AnyGame[];
  find(id: string): AnyGame | undefined;
}

export function gamesFrom(...games: readonly AnyGame[]): Games {
  return { current: games, find: (id) => games.find((game) => game.id === id) };
}
