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
import type { Layout, Provenance } from './layout.ts';

/** The layouts of a scenario without its rules, for those who only look at maps. */
export interface ScenarioLayouts {
  readonly id: string;
  readonly provenance: Provenance;
  readonly layouts: readonly Layout[];
  /** Conflict tokens that no source shows, by the number of players and a land space of the region. */
  readonly inferred?: readonly { readonly players: number; readonly land: string; readonly number: number }[];
  /** What its rules cannot do without. */
  readonly needs?: 'sites' | 'cities';
}

/** In the order of the book, then the one from the web. */
export const SCENARIO_LAYOUTS = [
  { id: 'middle-kingdom', provenance: 'second-hand', layouts: middleKingdom },
  {
    id: 'old-kingdom',
    provenance: 'second-hand',
    layouts: oldKingdom,
    inferred: [{ players: 5, land: 'G5', number: 5 }],
  },
  { id: 'flood', provenance: 'reconstructed', layouts: flood },
  { id: 'two-capitals', provenance: 'reconstructed', layouts: twoCapitals },
  { id: 'gift-of-the-delta', provenance: 'reconstructed', layouts: giftOfTheDelta },
  { id: 'dynastic-crisis', provenance: 'reconstructed', layouts: dynasticCrisis },
  { id: 'great-rebuilding', provenance: 'reconstructed', layouts: greatRebuilding, needs: 'sites' },
  { id: 'guardians-of-kemet', provenance: 'reconstructed', layouts: guardiansOfKemet },
  { id: 'new-kingdom-strife', provenance: 'reconstructed', layouts: newKingdomStrife, needs: 'cities' },
  { id: 'syncretism', provenance: 'reconstructed', layouts: syncretism },
  { id: 'peoples-revolt', provenance: 'transcribed', layouts: peoplesRevolt },
] as const satisfies readonly ScenarioLayouts[];

export type ScenarioId = (typeof SCENARIO_LAYOUTS)[number]['id'];
