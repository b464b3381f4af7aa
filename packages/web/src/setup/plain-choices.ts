import type { GameChoices } from './choices.ts';

/** A game where only the number of players is chosen. */
export const plainChoices: GameChoices = {
  players: 2,
  choices: () => [],
  seatChoice: () => null,
  agreed: () => ({ line: '', values: {}, seats: [], isPictured: false }),
  setup: (players) => ({ players }),
};
