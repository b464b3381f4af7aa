import { beginUnlock, canUnlock } from '../actions/unlock.ts';
import { teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

/** A second power for its full price; guardian symbols work as usual. */
export const twinRevelation: Policy = {
  name: 'twin-revelation',
  rule: 'P-CARD-1',
  canPlay: (state, seat) => canUnlock(state, teamOfSeat(state, seat)),
  play: beginUnlock,
};
