import dynasticCrisis from './data/dynastic-crisis.ts';
import flood from './data/flood.ts';
import giftOfTheDelta from './data/gift-of-the-delta.ts';
import greatRebuilding from './data/great-rebuilding.ts';
import guardiansOfKemet from './data/guardians-of-kemet.ts';
import middleKingdom from './data/middle-kingdom.ts';
import newKingdomStrife from './data/new-kingdom-strife.ts';
import oldKingdom from './data/old-kingdom.ts';
import peoplesRevolt from './data/peoples-revolt.ts';
import syncretism from './data/syncretism.ts';
import twoCapitals from './data/two-capitals.ts';

/** In the order of the book, then the one from the web. */
export const SCENARIO_BOXES = [
  middleKingdom,
  oldKingdom,
  flood,
  twoCapitals,
  giftOfTheDelta,
  dynasticCrisis,
  greatRebuilding,
  guardiansOfKemet,
  newKingdomStrife,
  syncretism,
  peoplesRevolt,
] as const;

export type ScenarioId = (typeof SCENARIO_BOXES)[number]['id'];
