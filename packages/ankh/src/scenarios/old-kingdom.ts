import box from './data/old-kingdom.ts';
import type { Scenario } from './scenario.ts';

/** No extra rules; gods start beside an enemy's warrior (S-OLD-1). */
export const oldKingdom: Scenario = box;
