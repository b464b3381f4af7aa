/** The numbers of the game that a table may change. */
export interface HouseRules {
  /** Spaces of the Move, Summon, Gain and Unlock tracks, start and event space included. */
  readonly trackLengths: readonly [move: number, summon: number, gain: number, unlock: number];
  /** The last number of the red section, which begins at 0. */
  readonly redSection: number;
  /** Reaching this wins. */
  readonly highestDevotion: number;
  readonly startFollowers: number;
  readonly startDevotion: number;
  readonly moveRange: number;
  /** Followers paid for a power of level 1, 2 and 3. */
  readonly unlockCosts: readonly [one: number, two: number, three: number];
  /** Followers paid for a monument built by card. */
  readonly buildCost: number;
}

export const HOUSE_RULES: HouseRules = {
  trackLengths: [7, 7, 7, 6],
  redSection: 20,
  highestDevotion: 31,
  startFollowers: 1,
  startDevotion: 0,
  moveRange: 3,
  unlockCosts: [1, 2, 3],
  buildCost: 3,
};
