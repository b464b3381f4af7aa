import { at } from '@ennead/kernel';
import { newDistrict } from '../actions/new-district.ts';
import { build, pyramidChosen, raisablePyramids, raiseOf } from '../actions/pyramids.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import type { KemetOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { LEVELS_AT_NIGHT, sum } from '../tiles/moments.ts';

const always = () => true;

/** Hand of God: one pyramid rises by one level for nothing (K-TILE-5). */
export const handOfGodProcedure: readonly KemetStep[] = [
  question({
    kind: 'hand-of-god',
    options(state) {
      const options: KemetOption<'hand-of-god'>[] = raisablePyramids(state, state.active, always);
      options.push('none');
      return options;
    },
    take(state, _frame, option, log) {
      if (option === 'none') return 'end';
      const raise = pyramidChosen(state, option);
      const from = raise.district === -1 ? 0 : at(state.pyramidLevel, raise.district);
      raise.level = from + sum(state, state.active, LEVELS_AT_NIGHT);
      state.raise = raise;
      return raise.district === -1 ? 'next' : finish(state, log);
    },
  }),
  newDistrict(finish),
];

function finish(state: KemetState, log: Log): 'end' {
  build(state, state.active, raiseOf(state), 'K-TILE-5', log);
  state.raise = null;
  return 'end';
}
