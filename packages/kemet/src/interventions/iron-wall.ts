import type { BattleIntervention } from './intervention.ts';

/** +2 protection in the battle it is added to. */
export const ironWall: BattleIntervention = {
  id: 'iron-wall',
  protection: 2,
};
