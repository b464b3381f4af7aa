import { missing } from '@ennead/kernel';
import { lose } from '../devotion.ts';
import { changeFollowers } from '../followers.ts';
import { BOUNTIFUL } from '../powers/names.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import box from './data/dynastic-crisis.ts';
import type { Scenario } from './scenario.ts';

/** Unstable Times: by event space, the followers that lie there and the devotion everybody loses (S-CRISIS-1). */
const UNSTABLE_TIMES: Readonly<Record<number, number>> = box.eventFollowers;

/** Everybody loses devotion after the first three Conflicts, Bountiful is locked, and gods never merge. */
export const dynasticCrisis: Scenario = {
  ...box,
  lockedPowers: BOUNTIFUL, // S-CRISIS-2
  conflict: {
    atConflictEnd(state, log) {
      const toll = UNSTABLE_TIMES[state.event];
      if (toll !== undefined) suffer(state, toll, log);
    },
  },
};

/** All lose, one after the other; who then has least takes the followers (S-CRISIS-4, S-CRISIS-5). */
function suffer(state: AnkhState, toll: number, log: Log): void {
  for (const team of [...state.ladder]) lose(state, team, toll, 'S-CRISIS-4', log, 'dynastic-crisis');
  changeFollowers(state, state.ladder[0] ?? missing(), toll, 'S-CRISIS-5', log, 'dynastic-crisis');
}
