import type { Move } from '../state.ts';
import { IGNORES_WALLS, sum } from '../tiles/moments.ts';
import type { OpenIntervention } from './intervention.ts';

/** The moving troop ignores walls for the rest of the Move (K-MOVE-14, K-DI-8). */
export const openGates: OpenIntervention = {
  id: 'open-gates',
  canTakeEffect: (state, seat) =>
    state.move !== null && !state.move.gates && sum(state, seat, IGNORES_WALLS) === 0,
  takeEffect(state) {
    (state.move as Move).gates = true;
  },
};
