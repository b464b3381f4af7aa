import type { BattleIntervention } from './intervention.ts';

/** +2 damage in the battle it is added to. */
export const bloodbath: BattleIntervention = {
  id: 'bloodbath',
  damage: 2,
};
