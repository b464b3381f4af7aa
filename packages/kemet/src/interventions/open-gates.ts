import type { Move } from '../state.ts';
import { has, IGNORES_WALLS } from '../tiles/moments.ts';
import type { OpenIntervention } from './intervention.ts';

/** The moving troop ignores walls for the rest of the Move (K-MOVE-14, K-DI-8). */
export const openGates: OpenIntervention = {
  id: 'open-gates',
  isTime: ({ move }) => move !== null,
  canTakeEffect: (state, seat) => state.move?.gates !== true && !has(state, seat, IGNORES_WALLS),
  takeEffect(state) {
    (state.move as Move).gates = true;
  },
};
