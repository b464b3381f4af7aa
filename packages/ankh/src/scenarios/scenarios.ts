import { enterScenarios } from '../table/modules.ts';
import { dynasticCrisis } from './dynastic-crisis.ts';
import { flood } from './flood.ts';
import { giftOfTheDelta } from './gift-of-the-delta.ts';
import { greatRebuilding } from './great-rebuilding.ts';
import { guardiansOfKemet } from './guardians-of-kemet.ts';
import { middleKingdom } from './middle-kingdom.ts';
import { newKingdomStrife } from './new-kingdom-strife.ts';
import { oldKingdom } from './old-kingdom.ts';
import { peoplesRevolt } from './peoples-revolt.ts';
import type { Scenario } from './scenario.ts';
import { syncretism } from './syncretism.ts';
import { twoCapitals } from './two-capitals.ts';

/** The ten scenarios in the order of the book, then the one from the web. */
export const SCENARIOS: readonly Scenario[] = [
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
];

enterScenarios(SCENARIOS);

export function scenarioNamed(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
