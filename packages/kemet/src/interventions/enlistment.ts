import { push } from '../flow.ts';
import { canLevy, startLevy } from '../levy.ts';
import type { OpenIntervention } from './intervention.ts';

/** Up to 2 free units, both in the own city or both to one troop outside (K-DI-5). */
export const enlistment: OpenIntervention = {
  id: 'enlistment',
  canTakeEffect: (state, seat) => canLevy(state, seat),
  takeEffect(state, seat) {
    if (!canLevy(state, seat)) return;
    startLevy(state, 'enlistment', 2);
    push(state, 'enlistment');
  },
};
