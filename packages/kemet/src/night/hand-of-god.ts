import { build, freeDistricts, pyramidChosen, raisablePyramids } from '../actions/pyramids.ts';
import { boardOf } from '../board/board.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import { COLOURS } from '../pieces.ts';
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
  question({
    kind: 'new-district',
    options: (state) =>
      freeDistricts(state, state.active).map((district) => boardOf(state).ids[district] as string),
    about: (state) => ({ colour: COLOURS[(state.raise as Raise).colour] as string }),
    take(state, _frame, option, log) {
      (state.raise as Raise).district = boardOf(state).numberOf.get(option as string) as number;
      return finish(state, log);
    },
  }),
];

function finish(state: KemetState, log: Log): 'end' {
  build(state, state.active, state.raise as Raise, 'K-TILE-5', log);
  state.raise = null;
  return 'end';
}
