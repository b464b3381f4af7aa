import { INTERVENTIONS } from '../data/interventions.ts';
import { bloodbath } from './bloodbath.ts';
import { bloodyBattle } from './bloody-battle.ts';
import { bronzeWall } from './bronze-wall.ts';
import { enlistment } from './enlistment.ts';
import { escapeCard } from './escape.ts';
import type { BattleIntervention, OpenIntervention } from './intervention.ts';
import { ironWall } from './iron-wall.ts';
import { manaTheft } from './mana-theft.ts';
import { openGates } from './open-gates.ts';
import { prayer } from './prayer.ts';
import { rainingFire } from './raining-fire.ts';
import { teleportation } from './teleportation.ts';
import { veto } from './veto.ts';
import { warFury } from './war-fury.ts';
import { warRage } from './war-rage.ts';

const BATTLE = [warRage, warFury, bloodyBattle, bloodbath, bronzeWall, ironWall];
const OPEN = [rainingFire, prayer, enlistment, manaTheft, teleportation, openGates, veto, escapeCard];

/** By number of the card. */
export const BATTLE_INTERVENTIONS: readonly BattleIntervention[] = INTERVENTIONS.flatMap(
  ({ id }) => BATTLE.find((card) => card.id === id) ?? [],
);

/** By number of the card; battle cards are not in it. */
export const OPEN_INTERVENTIONS: readonly (OpenIntervention | undefined)[] = INTERVENTIONS.map(({ id }) =>
  OPEN.find((card) => card.id === id),
);
