import { missing } from '@ennead/kernel';
import { type KemetStep, type Log, question } from '../flow.ts';
import { idleQuestion } from '../interventions/playing.ts';
import { pay, payableBase } from '../prayer.ts';
import type { KemetOption } from '../questions.ts';
import type { KemetState } from '../state.ts';
import { LEVEL_DISCOUNT } from '../tiles/moments.ts';
import { newDistrict } from './new-district.ts';
import {
  build,
  highestLevel,
  levelsPrice,
  noPyramid,
  pyramidAt,
  pyramidOption,
  pyramidsOrNone,
  raisablePyramids,
  raiseOf,
  raisePrice,
} from './pyramids.ts';

function currentLevel(state: KemetState): number {
  const { district } = raiseOf(state);
  return district === -1 ? 0 : (state.pyramidLevel[district] ?? missing());
}

/** The Raise action: a pyramid, a level, for a new pyramid a district (K-RAISE-1). */
export const raiseProcedure: readonly KemetStep[] = [
  idleQuestion({
    kind: 'raise-pyramid',
    answers: pyramidsOrNone,
    set(state) {
      const payable = payableBase(state, state.active, LEVEL_DISCOUNT);
      return raisablePyramids(state, state.active, payable) | (1 << noPyramid(state));
    },
    take(state, _frame, place) {
      if (place === noPyramid(state)) return 'end';
      state.raise = pyramidAt(state, place);
      return 'next';
    },
  }),
  question({
    kind: 'raise-level',
    options(state) {
      const seat = state.active;
      const from = currentLevel(state);
      const options: KemetOption<'raise-level'>[] = [];
      for (let level = from + 1; level <= highestLevel(state); level++)
        if (raisePrice(state, seat, from, level) <= (state.prayer[seat] ?? missing())) options.push(level);
      options.push('none');
      return options;
    },
    about: (state) => ({ pyramid: pyramidOption(state, raiseOf(state)) }),
    take(state, _frame, option, log) {
      if (option === 'none') return endRaise(state);
      raiseOf(state).level = option;
      return raiseOf(state).district === -1 ? 'next' : raisePaid(state, log);
    },
  }),
  newDistrict(raisePaid),
];

function raisePaid(state: KemetState, log: Log): 'end' {
  const raise = raiseOf(state);
  const from = state.pyramidLevel[raise.district] ?? missing();
  const payment = {
    base: levelsPrice(from, raise.level),
    discounts: LEVEL_DISCOUNT,
    times: raise.level - from,
    purpose: 'raise',
    rule: 'K-RAISE-3',
  };
  pay(state, state.active, payment, log);
  build(state, state.active, raise, 'K-RAISE-1', log);
  return endRaise(state);
}

function endRaise(state: KemetState): 'end' {
  state.raise = null;
  return 'end';
}
