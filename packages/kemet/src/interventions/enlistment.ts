import type { SectorId } from '../data/board-data.ts';
import { push } from '../flow.ts';
import { canLevy, levyProcedure, startLevy } from '../levy.ts';
import type { OpenIntervention } from './intervention.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** One unit at a time; 'stop' after the first. */
    enlistment: { option: SectorId | 'stop' };
  }
}

declare module '../flow.ts' {
  interface ProcedureNames {
    enlistment: true;
  }
}

/** Up to 2 free units, both in the own city or both to one troop outside (K-DI-5). */
export const enlistment: OpenIntervention = {
  id: 'enlistment',
  procedures: { enlistment: levyProcedure('enlistment') },
  canTakeEffect: (state, seat) => canLevy(state, seat),
  takeEffect(state, seat) {
    if (!canLevy(state, seat)) return;
    startLevy(state, 'enlistment', 2);
    push(state, 'enlistment');
  },
};
