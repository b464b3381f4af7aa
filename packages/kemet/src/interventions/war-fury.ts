import type { BattleIntervention } from './intervention.ts';

/** +2 strength in the battle it is added to. */
export const warFury: BattleIntervention = {
  id: 'war-fury',
  strength: 2,
};
