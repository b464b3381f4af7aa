import box from './data/flood.ts';
import type { Scenario } from './scenario.ts';

/** The delta lies under water: its spaces do not exist. The layouts close them; no rule changes (S-FLOOD-4 to S-FLOOD-8). */
export const flood: Scenario = box;
