import { type KemetStep, push } from '../flow.ts';
import { PASSES } from '../pieces.ts';
import { endPass } from './turn.ts';

/** Five passes, in each of them a turn for everybody in turn order (K-DAY-1). */
export const dayProcedure: readonly KemetStep[] = [
  {
    run(state, _frame, log) {
      state.phase = 'day';
      state.pass = 0;
      state.turn = 0;
      log?.push({ type: 'phase-began', rule: 'K-DAY-1', phase: 'day', round: state.round });
      log?.push({ type: 'pass-began', rule: 'K-DAY-1', pass: 0 });
      return 'next';
    },
  },
  {
    run(state, _frame, log) {
      if (state.turn === state.order.length) endPass(state, log);
      if (state.pass === PASSES) {
        state.active = -1;
        return 'end';
      }
      push(state, 'turn');
      return 'stay';
    },
  },
];
