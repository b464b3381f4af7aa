import type { SectorId } from '../data/board-data.ts';
import { type KemetStep, push } from '../flow.ts';
import { levyProcedure, startLevy } from '../levy.ts';
import type { TileModule } from './module.ts';
import { has, sum, UNITS_AT_NIGHT } from './moments.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** One unit at a time. */
    reinforcements: { option: SectorId | 'stop' };
  }
}

declare module '../flow.ts' {
  interface ProcedureNames {
    reinforcements: true;
  }
}

/** Reinforcements: up to 4 free units at night; attacks are fought at once (K-TILE-4, K-RUL-30). */
const procedure: readonly KemetStep[] = [
  {
    run(state) {
      startLevy(state, 'reinforcements', sum(state, state.active, UNITS_AT_NIGHT));
      return 'next';
    },
  },
  ...levyProcedure('reinforcements'),
];

export const reinforcements: TileModule = {
  kind: 'reinforcements',
  procedures: { reinforcements: procedure },
  atNight(state, seat) {
    if (has(state, seat, UNITS_AT_NIGHT)) push(state, 'reinforcements');
  },
};
