import { enlistmentProcedure } from './enlistment.ts';
import { fireTarget } from './raining-fire.ts';

/** What cards ask when they take effect, by procedure name. */
export const INTERVENTION_PROCEDURES = {
  'fire-target': fireTarget,
  enlistment: enlistmentProcedure,
};
