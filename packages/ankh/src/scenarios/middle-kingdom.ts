import box from './data/middle-kingdom.ts';
import type { Scenario } from './scenario.ts';

/** No extra rules (S-MIDDLE-1). */
export const middleKingdom: Scenario = box;
