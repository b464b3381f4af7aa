import { handOfGodProcedure } from './hand-of-god.ts';
import { reinforcementsProcedure } from './reinforcements.ts';
import { visionProcedure } from './vision.ts';

/** What tiles ask, by procedure name. */
export const TILE_PROCEDURES = {
  vision: visionProcedure,
  reinforcements: reinforcementsProcedure,
  'hand-of-god': handOfGodProcedure,
};
