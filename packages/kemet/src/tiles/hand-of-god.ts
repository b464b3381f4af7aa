import { missing, ruled } from '@ennead/kernel';
import { newDistrict } from '../actions/new-district.ts';
import {
  build,
  highestLevel,
  pyramidChosen,
  pyramidOptions,
  raisablePyramids,
  raiseOf,
} from '../actions/pyramids.ts';
import { boardOf, cityOf } from '../board/board.ts';
import { type KemetStep, type Log, push, question } from '../flow.ts';
import type { PyramidOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import type { TileModule } from './module.ts';
import { has, LEVELS_AT_NIGHT, sum } from './moments.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    'hand-of-god': { option: PyramidOption | 'none' };
  }
}

declare module '../flow.ts' {
  interface ProcedureNames {
    'hand-of-god': true;
  }
}

/** Hand of God: one own pyramid rises by one level for nothing (K-TILE-5). */
const procedure: readonly KemetStep[] = [
  question({
    kind: 'hand-of-god',
    options(state) {
      const raisable = raisablePyramids(state, state.active, highestLevel(state));
      const isOffered = (pyramid: PyramidOption, place: number) =>
        ((raisable >> place) & 1) === 1 && isInReach(state, pyramid);
      return [...pyramidOptions(boardOf(state)).filter(isOffered), 'none'];
    },
    take(state, _frame, option, log) {
      if (option === 'none') return 'end';
      const raise = pyramidChosen(state, option);
      const from = raise.district === -1 ? 0 : (state.pyramidLevel[raise.district] ?? missing());
      raise.level = from + sum(state, state.active, LEVELS_AT_NIGHT);
      state.raise = raise;
      return raise.district === -1 ? 'next' : finish(state, log);
    },
  }),
  newDistrict(finish),
];

export const handOfGod: TileModule = {
  kind: 'hand-of-god',
  procedures: { 'hand-of-god': procedure },
  atNight(state, seat) {
    if (has(state, seat, LEVELS_AT_NIGHT)) push(state, 'hand-of-god');
  },
};

function isInReach(state: KemetState, pyramid: PyramidOption): boolean {
  const { district } = pyramidChosen(state, pyramid);
  return district === -1 || cityOf(district) === state.active || ruled(state, 'hand-of-god') === 'controlled';
}

function finish(state: KemetState, log: Log): 'end' {
  build(state, state.active, raiseOf(state), 'K-TILE-5', log);
  state.raise = null;
  return 'end';
}
