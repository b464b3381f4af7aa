import type { Seat } from '@ennead/kernel';
import { canMoveAny } from '../actions/move.ts';
import { ACTION_NAMES, type ActionName, MOVE, SUMMON, UNLOCK } from '../actions/names.ts';
import { canSummonAny } from '../actions/summon.ts';
import { canUnlock } from '../actions/unlock.ts';
import '../procedures.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import { gainTerms } from './gain.ts';

/** The actions that would do nothing if the seat took them now (A-TURN-10). */
export function idleActions(view: AnkhState, seat: Seat): ActionName[] {
  return ACTION_NAMES.filter((_, action) => !doesSomething(view, seat, action));
}

function doesSomething(view: AnkhState, seat: Seat, action: number): boolean {
  if (action === MOVE) return canMoveAny(view, seat);
  if (action === SUMMON) return canSummonAny(view, seat);
  const team = teamOfSeat(view, seat);
  return action === UNLOCK ? canUnlock(view, team) : gainTerms(view, team).length > 0;
}
