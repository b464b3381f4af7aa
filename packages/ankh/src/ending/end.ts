import { seatsOf } from '../devotion.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';

/** One team wins, with both its seats if it is merged; -1: nobody does (A-END-4). */
export function endGame(state: AnkhState, team: number, rule: string, log: Log): void {
  const winners = team < 0 ? [] : seatsOf(state, team);
  state.outcome = { winners, rule };
  log?.push({ type: 'game-ended', rule, ...(team >= 0 && { team }), winners });
}
