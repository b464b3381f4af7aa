import { holdsCity } from './cities.ts';
import layouts from './data/gift-of-the-delta.ts';
import type { Scenario } from './scenario.ts';

/** What is earned in a region with a city is 1 higher: domination, victory and each majority (S-DELTA-3 to S-DELTA-7). */
export const giftOfTheDelta: Scenario = {
  id: 'gift-of-the-delta',
  provenance: 'reconstructed',
  layouts,
  conflict: {
    addMajority: (state, region) => (holdsCity(state, region) ? 1 : 0),
    addReward: (state, _team, region) => (holdsCity(state, region) ? 1 : 0),
  },
};
