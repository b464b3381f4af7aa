import { missing, type Seat } from '@ennead/kernel';
import type { KemetStep } from '../flow.ts';
import { REGULAR_TOKENS } from '../pieces.ts';
import { gainPrayer } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { askAtNight, drawAtNight } from '../tiles/at-night.ts';
import { nightPrayer, nightTerms } from './prayer.ts';
import { startTurnOrder } from './turn-order.ts';

/** Prayer, cards, night powers, turn order (section 5). */
export const nightProcedure: readonly KemetStep[] = [
  {
    run(state, _frame, log) {
      state.phase = 'night';
      state.round += 1;
      state.active = -1;
      log?.push({ type: 'phase-began', rule: 'K-NIGHT-7', phase: 'night', round: state.round });
      returnTokens(state);
      for (let seat = 0; seat < state.setup.players; seat++) {
        const because = log && nightTerms(state, seat);
        gainPrayer(state, seat, nightPrayer(state, seat), 'K-NIGHT-1', because, log);
      }
      state.turn = 0;
      return 'next';
    },
  },
  inOrder(drawAtNight),
  inOrder(askAtNight),
  {
    run(state, _frame, log) {
      state.active = -1;
      if (state.round > 1) startTurnOrder(state, log);
      return 'end';
    },
  },
];

/** Every player after the other in the previous turn order, as the active player; what is asked of one comes before the next. */
function inOrder(
  each: (state: KemetState, seat: Seat, log: Parameters<NonNullable<KemetStep['run']>>[2]) => void,
): KemetStep {
  return {
    run(state, _frame, log) {
      const { frames, order } = state;
      const under = frames.length;
      while (state.turn < order.length) {
        const seat = order[state.turn] ?? missing();
        state.turn += 1;
        state.active = seat;
        each(state, seat, log);
        if (frames.length > under) return 'stay';
      }
      state.turn = 0;
      return 'next';
    },
  };
}

/** By number of players: -1 for each. */
const NOT_PLACED: readonly (readonly number[])[] = Array.from({ length: 6 }, (_, players) =>
  Array.from({ length: players }, () => -1),
);

/** All tokens return to their owners (K-NIGHT-7). */
function returnTokens(state: KemetState): void {
  for (let seat = 0; seat < state.setup.players; seat++) {
    state.spaces[seat] = 0;
    state.tokens[seat] = REGULAR_TOKENS;
  }
  const notPlaced = NOT_PLACED[state.setup.players] ?? missing();
  state.silver = notPlaced;
  state.gold = notPlaced;
}
