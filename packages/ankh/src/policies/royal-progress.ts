import { enterPharaohMove, pharaohDestinations } from '../pharaohs/figure.ts';
import type { Policy } from './policy.ts';

const RANGE = 2;

/** The pharaoh moves, as by the Throne Room; not once he is dead. */
export const royalProgress: Policy = {
  name: 'royal-progress',
  rule: 'P-FIGURE-3',
  canPlay: (state) => pharaohDestinations(state, RANGE).length > 0,
  play: (state, seat) => enterPharaohMove(state, seat, RANGE, 'P-FIGURE-3'),
};
