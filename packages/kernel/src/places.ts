import type { Outcome, Seat } from './game.ts';

/**
 * Places from a ranking that lists groups of seats, the best first: all of a group share one place, and the places they
 * fill are left out after it.
 */
export function placesOf(groups: readonly (readonly Seat[])[]): number[] {
  const places: number[] = [];
  let before = 0;
  for (const group of groups) {
    for (const seat of group) places[seat] = before + 1;
    before += group.length;
  }
  return places;
}

/** Places where nothing more is known than who won. Nobody is first where nobody won. */
export function placesByOutcome({ winners }: Pick<Outcome, 'winners'>, players: number): number[] {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return winners.length === 0 ? others.map(() => players) : placesOf([winners, others]);
}
