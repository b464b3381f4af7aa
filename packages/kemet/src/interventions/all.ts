import { INTERVENTIONS } from '../data/interventions.ts';
import { enlistment } from './enlistment.ts';
import { escapeCard } from './escape.ts';
import type { OpenIntervention } from './intervention.ts';
import { manaTheft } from './mana-theft.ts';
import { openGates } from './open-gates.ts';
import { prayer } from './prayer.ts';
import { rainingFire } from './raining-fire.ts';
import { teleportation } from './teleportation.ts';
import { veto } from './veto.ts';

const OPEN = [rainingFire, prayer, enlistment, manaTheft, teleportation, openGates, veto, escapeCard];

/** By number of the card; battle cards are not in it. */
export const OPEN_INTERVENTIONS: readonly (OpenIntervention | undefined)[] = INTERVENTIONS.map(({ id }) =>
  OPEN.find((card) => card.id === id),
);
