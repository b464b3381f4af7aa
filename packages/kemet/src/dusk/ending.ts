import { missing, type Seat } from '@ennead/kernel';
import type { Log } from '../flow.ts';
import { logStandings, totalPoints } from '../points.ts';
import type { KemetState } from '../state.ts';
import { goalOf } from './goal.ts';

/** Seats from first to last: most points, then most battle points, then earlier in the order (K-END-2, K-END-3). */
export function standing(state: KemetState): Seat[] {
  const totals = state.order.map((_, seat) => totalPoints(state, seat));
  return [...state.order].sort(
    (a, b) =>
      (totals[b] ?? missing()) - (totals[a] ?? missing()) ||
      (state.battlePoints[b] ?? missing()) - (state.battlePoints[a] ?? missing()),
  );
}

/** Whether anybody has the points that end the game. */
function isReached(state: KemetState): boolean {
  const points = goalOf(state);
  for (const seat of state.order) if (totalPoints(state, seat) >= points) return true;
  return false;
}

/** The game ends if somebody has reached the target, or with the round limit of a harness (K-END-4). */
export function endOfDay(state: KemetState, log: Log): 'end' | 'over' {
  logStandings(state, log);
  const reached = isReached(state);
  if (!reached && (state.setup.roundLimit === 0 || state.round < state.setup.roundLimit)) return 'end';
  const [first, second] = standing(state) as [Seat, Seat];
  const tied = totalPoints(state, first) === totalPoints(state, second);
  state.phase = 'over';
  state.winner = first;
  state.endedBy = !reached ? 'K-END-4' : tied ? 'K-END-3' : 'K-END-2';
  log?.push({
    type: 'game-over',
    rule: state.endedBy,
    winner: first,
    totals: state.prayer.map((_, seat) => totalPoints(state, seat)),
  });
  return 'over';
}
