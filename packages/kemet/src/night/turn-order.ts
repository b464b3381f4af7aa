import { answersOf, missing, type Seat } from '@ennead/kernel';
import { choice, type KemetStep, type Log, push } from '../flow.ts';
import { SEATS } from '../pieces.ts';
import { logStandings, totalPoints } from '../points.ts';
import type { KemetState } from '../state.ts';

/** The player with the fewest points; among equals the earliest in the previous order (K-NIGHT-6). */
function fewestPoints(state: KemetState): Seat {
  let least = state.order[0] ?? missing();
  let points = totalPoints(state, least);
  for (let place = 1; place < state.order.length; place++) {
    const seat = state.order[place] ?? missing();
    const total = totalPoints(state, seat);
    if (total >= points) continue;
    least = seat;
    points = total;
  }
  return least;
}

export function startTurnOrder(state: KemetState, log: Log): void {
  logStandings(state, log);
  state.nextOrder = [];
  push(state, 'turn-order', fewestPoints(state));
}

const ANY_SEAT = answersOf<Seat>(SEATS);

/** One place after the other. The number of the frame is the seat that decides. */
export const turnOrderProcedure: readonly KemetStep[] = [
  choice({
    kind: 'turn-order',
    seat: (_state, { n }) => n,
    answers: () => ANY_SEAT,
    set({ order, nextOrder }) {
      let seats = (1 << order.length) - 1;
      for (let place = 0; place < nextOrder.length; place++) seats &= ~(1 << (nextOrder[place] ?? missing()));
      return seats;
    },
    take(state, { n }, seat, log) {
      state.nextOrder.push(seat);
      if (state.nextOrder.length < state.order.length) return 'stay';
      state.order = state.nextOrder;
      state.nextOrder = [];
      log?.push({ type: 'order-fixed', rule: 'K-NIGHT-6', by: n, order: [...state.order] });
      return 'end';
    },
  }),
];
