import type { KemetStep } from '../flow.ts';
import { levyProcedure, startLevy } from '../levy.ts';
import { sum, UNITS_AT_NIGHT } from '../tiles/moments.ts';

/** Reinforcements: up to 4 free units at night; attacks are fought at once (K-TILE-4, K-RUL-30). */
export const reinforcementsProcedure: readonly KemetStep[] = [
  {
    run(state) {
      startLevy(state, 'reinforcements', sum(state, state.active, UNITS_AT_NIGHT));
      return 'next';
    },
  },
  ...levyProcedure('reinforcements', true),
];
