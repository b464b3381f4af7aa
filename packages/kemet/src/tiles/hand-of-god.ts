import { missing, ruled } from '@ennead/kernel';
import { newDistrict } from '../actions/new-district.ts';
import {
  build,
  highestLevel,
  noPyramid,
  pyramidAt,
  pyramidsOrNone,
  raisablePyramids,
  raiseOf,
} from '../actions/pyramids.ts';
import { boardOf, DISTRICTS } from '../board/board.ts';
import { choice, type KemetStep, type Log, push } from '../flow.ts';
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
  choice({
    kind: 'hand-of-god',
    answers: pyramidsOrNone,
    set(state) {
      const raisable = raisablePyramids(state, state.active, highestLevel(state));
      return (raisable & inReach(state)) | (1 << noPyramid(state));
    },
    take(state, _frame, place, log) {
      if (place === noPyramid(state)) return 'end';
      const raise = pyramidAt(state, place);
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

/** Districts of the own city, or of all, and new pyramids: a set of places among `pyramidsOrNone`. */
function inReach(state: KemetState): number {
  if (ruled(state, 'hand-of-god') === 'controlled') return -1;
  const ownCity = ((1 << DISTRICTS) - 1) << (state.active * DISTRICTS);
  return ownCity | (-1 << boardOf(state).districts);
}

function finish(state: KemetState, log: Log): 'end' {
  build(state, state.active, raiseOf(state), 'K-TILE-5', log);
  state.raise = null;
  return 'end';
}
