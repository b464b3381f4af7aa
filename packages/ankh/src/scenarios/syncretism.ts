import { changeFollowers } from '../followers.ts';
import { isMerged } from '../teams.ts';
import layouts from './data/syncretism.ts';
import { EVENT_FOLLOWERS } from './event-followers.ts';
import type { Scenario } from './scenario.ts';

const MERGING = 12;
const FOLLOWERS = EVENT_FOLLOWERS.syncretism[MERGING];

/** After the third Conflict the second merges with the fourth and the third with the fifth. */
export const syncretism: Scenario = {
  id: 'syncretism',
  provenance: 'reconstructed',
  layouts,
  eventFollowers: EVENT_FOLLOWERS.syncretism, // S-SYNC-1
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
