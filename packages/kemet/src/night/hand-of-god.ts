import { newDistrict } from '../actions/new-district.ts';
import { build, pyramidChosen, raisablePyramids } from '../actions/pyramids.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import type { KemetState, Raise } from '../state.ts';
import { LEVELS_AT_NIGHT, sum } from '../tiles/moments.ts';

const always = () => true;

/** Hand of God: one pyramid rises by one level for nothing (K-TILE-5). */
export const handOfGodProcedure: readonly KemetStep[] = [
  question({
    kind: 'hand-of-god',
    options(state) {
      const options = raisablePyramids(state, state.active, always);
      options.push('none');
      return options;
    },
    take(state, _frame, option, log) {
      if (option === 'none') return 'end';
      const raise = pyramidChosen(state, option as string);
      const from = raise.district === -1 ? 0 : (state.pyramidLevel[raise.district] as number);
      raise.level = from + sum(state, state.active, LEVELS_AT_NIGHT);
      state.raise = raise;
      return raise.district === -1 ? 'next' : finish(state, log);
    },
  }),
  newDistrict(finish),
];

function finish(state: KemetState, log: Log): 'end' {
  build(state, state.active, state.raise as Raise, 'K-TILE-5', log);
  state.raise = null;
  return 'end';
}
