import type { BaseSetup, BaseState, Fact, Game } from '@ennead/kernel';

export type AnyGame = Game<BaseState, BaseSetup, Fact>;

/** The games a server offers. A match pins the rules version it began with, so old versions may stay beside new ones. */
export interface Games {
  /** In the version that new tables use. */
  readonly current: readonly AnyGame[];
  find(id: string, rules?: number): AnyGame | undefined;
}

/** Of several versions of a game the last one listed is the current one. */
export function gamesFrom(...games: readonly AnyGame[]): Games {
  const current = [...new Map(games.map((game) => [game.id, game])).values()];
  return {
    current,
    find: (id, rules) =>
      rules === undefined
        ? current.find((game) => game.id === id)
        : games.find((game) => game.id === id && game.rules === rules),
  };
}
