import type { Opinions } from '../opinion.ts';

/** Benefits are seldom declined. */
export const ANKH_OPINIONS: Opinions = {
  unlock: { pass: 0.05 },
  'summon-figure': { done: 0.1 },
  'move-figure': { done: 0.6 },
  'caravan-swap': { pass: 3 },
  sun: { yes: 3 },
};
