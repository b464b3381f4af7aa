import { missing } from '@ennead/kernel';

/** What is believed of a player’s strength: normally distributed, with this middle and this spread. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 };

/** How much a single game depends on chance and the day: two players so far apart win about 5 to 1 between them. */
const BETA = 25 / 6;
/** Added to the spread before every game: people change, and nobody’s rating stands still. */
const TAU = 25 / 300;
/** A spread never shrinks to less than this part of itself in one game. */
const LEAST = 1e-4;

/**
 * Ratings after a game of several players, by their places: equal places are a tie. The model of Plackett and Luce with
 * the update of Weng and Lin (A Bayesian Approximation Method for Online Ranking, JMLR 12, 2011, algorithm 4), every
 * player a team of one, as OpenSkill does it.
 */
export function rateGame(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }, at) => ({
    mu,
    variance: sigma * sigma + TAU * TAU,
    place: places[at] ?? missing(),
  }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA * BETA, 0));
  const strong = before.map((each) => ({ ...each, strength: Math.exp(each.mu / c) }));
  /** With the strength of all who came no better, and how many share the place. */
  const players = strong.map((each) => ({
    ...each,
    behind: strong.reduce((sum, { place, strength }) => sum + (place >= each.place ? strength : 0), 0),
    equals: strong.filter(({ place }) => place === each.place).length,
  }));
  return players.map((player) => {
    const { mu, variance, place, strength } = player;
    let omega = 0;
    let delta = 0;
    for (const other of players) {
      if (other.place > place) continue;
      const share = strength / other.behind;
      const weight = 1 / other.equals;
      omega += ((other === player ? 1 : 0) - share) * weight;
      delta += share * (1 - share) * weight;
    }
    const gamma = Math.sqrt(variance) / c;
    const shrunk = Math.max(1 - (gamma * delta * variance) / (c * c), LEAST);
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * shrunk) };
  });
}
