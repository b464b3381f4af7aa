import type { BattleIntervention } from './intervention.ts';

/** +1 protection in the battle it is added to. */
export const bronzeWall: BattleIntervention = {
  id: 'bronze-wall',
  protection: 1,
};
