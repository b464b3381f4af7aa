import { changeFollowers } from '../followers.ts';
import { isMerged } from '../teams.ts';
import box from './data/syncretism.ts';
import type { Scenario } from './scenario.ts';

const MERGING = 12;
const FOLLOWERS = box.eventFollowers[MERGING];

/** After the third Conflict the second merges with the fourth and the third with the fifth. */
export const syncretism: Scenario = {
  ...box,
  conflict: {
    /** The order is read once, before both; the better placed of a pair is the upper god (S-SYNC-3, S-SYNC-4). */
    merges({ ladder }) {
      const [fifth, fourth, third, second] = ladder as [number, number, number, number];
      return [second, fourth, third, fifth];
    },
    /** The merged team with less devotion takes the follower (S-SYNC-5). */
    afterMerges(state, log) {
      const last = state.ladder.find((team) => isMerged(state, team));
      if (last !== undefined) changeFollowers(state, last, FOLLOWERS, 'S-SYNC-5', log, 'syncretism');
    },
  },
};
