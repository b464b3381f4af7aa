import { type ToyState, toyGame } from '@ennead/kernel/contract';
import type { AnyGame } from '../registry.ts';
import { gamesFrom } from '../registry.ts';

/** Where the rules go wrong at the tables that were opened for so many rounds. */
export type Fault = 'none' | 'apply' | 'decisions' | 'view' | 'uncloneable';

export const BAD_ROUNDS = 4;

/** The small game, whose rules can be made to fail at some tables and not at others. */
export function faultyGames() {
  let fault: Fault = 'none';
  const fails = (state: unknown, where: Fault) =>
    fault === where && (state as ToyState).rounds === BAD_ROUNDS;
  const mustWork = (state: unknown, where: Fault) => {
    if (fails(state, where)) throw new Error('a fault in the rules');
  };
  const toy = toyGame as unknown as AnyGame;
  const game: AnyGame = {
    ...toy,
    decisions(state) {
      mustWork(state, 'decisions');
      return toy.decisions(state);
    },
    apply(state, seat, option, log) {
      mustWork(state, 'apply');
      toy.apply(state, seat, option, log);
    },
    view(state, viewer) {
      mustWork(state, 'view');
      const view = toy.view(state, viewer);
      return fails(state, 'uncloneable') ? { ...view, odd: { toJSON: () => null } } : view;
    },
  };
  return {
    games: gamesFrom(game),
    set(next: Fault) {
      fault = next;
    },
  };
}
