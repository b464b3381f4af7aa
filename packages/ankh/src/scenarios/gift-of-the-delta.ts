import { holdsCity } from './cities.ts';
import box from './data/gift-of-the-delta.ts';
import type { Scenario } from './scenario.ts';

/** What is earned in a region with a city is 1 higher: domination, victory and each majority (S-DELTA-3 to S-DELTA-7). */
export const giftOfTheDelta: Scenario = {
  ...box,
  conflict: {
    addMajority: (state, region) => (holdsCity(state, region) ? 1 : 0),
    addReward: (state, _team, region) => (holdsCity(state, region) ? 1 : 0),
  },
};
