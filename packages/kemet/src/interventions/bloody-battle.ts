import type { BattleIntervention } from './intervention.ts';

/** +1 damage in the battle it is added to. */
export const bloodyBattle: BattleIntervention = {
  id: 'bloody-battle',
  damage: 1,
};
