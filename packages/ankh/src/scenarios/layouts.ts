import dynasticCrisis from './data/dynastic-crisis.ts';
import flood from './data/flood.ts';
import giftOfTheDelta from './data/gift-of-the-delta.ts';
import greatRebuilding from './data/great-rebuilding.ts';
import guardiansOfKemet from './data/guardians-of-kemet.ts';
import middleKingdom from './data/middle-kingdom.ts';
import newKingdomStrife from './data/new-kingdom-strife.ts';
import oldKingdom from './data/old-kingdom.ts';
import syncretism from './data/syncretism.ts';
import twoCapitals from './data/two-capitals.ts';
import type { Layout } from './layout.ts';

/** The layouts of a scenario without its rules, for those who only look at maps. */
export interface ScenarioLayouts {
  readonly id: string;
  readonly isReconstructed: boolean;
  readonly layouts: readonly Layout[];
  /** What its rules cannot do without. */
  readonly needs?: 'sites' | 'cities';
}

/** In the order of the book. */
export const SCENARIO_LAYOUTS = [
  { id: 'middle-kingdom', isReconstructed: false, layouts: middleKingdom },
  { id: 'old-kingdom', isReconstructed: false, layouts: oldKingdom },
  { id: 'flood', isReconstructed: true, layouts: flood },
  { id: 'two-capitals', isReconstructed: true, layouts: twoCapitals },
  { id: 'gift-of-the-delta', isReconstructed: true, layouts: giftOfTheDelta },
  { id: 'dynastic-crisis', isReconstructed: true, layouts: dynasticCrisis },
  { id: 'great-rebuilding', isReconstructed: true, layouts: greatRebuilding, needs: 'sites' },
  { id: 'guardians-of-kemet', isReconstructed: true, layouts: guardiansOfKemet },
  { id: 'new-kingdom-strife', isReconstructed: true, layouts: newKingdomStrife, needs: 'cities' },
  { id: 'syncretism', isReconstructed: true, layouts: syncretism },
] as const satisfies readonly ScenarioLayouts[];

export type ScenarioId = (typeof SCENARIO_LAYOUTS)[number]['id'];
