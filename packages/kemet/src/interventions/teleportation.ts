import { canTeleportAnywhere } from '../move/steps.ts';
import type { Move } from '../state.ts';
import type { OpenIntervention } from './intervention.ts';

/** The next step may be a teleport from anywhere without the price (K-MOVE-9, K-DI-7). */
export const teleportation: OpenIntervention = {
  id: 'teleportation',
  isTime: ({ move }) => move !== null && move.at >= 0,
  canTakeEffect: (state, seat) =>
    state.move !== null && !state.move.freeTeleport && canTeleportAnywhere(state, seat, state.move),
  takeEffect(state) {
    (state.move as Move).freeTeleport = true;
  },
};
