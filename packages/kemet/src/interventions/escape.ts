import type { Battle } from '../state.ts';
import type { OpenIntervention } from './intervention.ts';

/** No battle: the defender leaves (K-BATTLE-2, K-BATTLE-3). */
export const escapeCard: OpenIntervention = {
  id: 'escape',
  takeEffect(state) {
    (state.battle as Battle).escaped = true;
  },
};
