import layouts from './data/middle-kingdom.ts';
import type { Scenario } from './scenario.ts';

/** No extra rules (S-MIDDLE-1). */
export const middleKingdom: Scenario = { id: 'middle-kingdom', provenance: 'second-hand', layouts };
