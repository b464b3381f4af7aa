import type { BattleIntervention } from './intervention.ts';

/** +1 strength in the battle it is added to. */
export const warRage: BattleIntervention = {
  id: 'war-rage',
  strength: 1,
};
