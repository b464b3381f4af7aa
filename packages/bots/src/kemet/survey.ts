import { boardOf, goalOf, type KemetState, totalPoints } from '@ennead/kemet/tables';
import { type Troops, troopsOf } from './troops.ts';

/** What is counted once for all seats. */
export interface Survey {
  /** Points of the leader as a share of the goal. */
  readonly lead: number;
  /** How near the end is: 0 at the start, 1 when somebody has reached the goal. */
  readonly end: number;
  readonly troops: Troops;
}

export function survey(state: KemetState): Survey {
  let most = 0;
  for (let seat = 0; seat < state.setup.players; seat++) most = Math.max(most, totalPoints(state, seat));
  const lead = most / goalOf(state);
  return { lead, end: Math.min(1, lead), troops: troopsOf(state, boardOf(state)) };
}
