import { ACTION_NAMES, type AnkhState } from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { conflictNumber, nextEvent, stepsLeft } from '../tracks.ts';

/** The Conflict that may come before whoever chooses an action now does so again. */
export function dueConflict(view: AnkhState, decision: Pick<Decision, 'kind'>): number | null {
  if (!decision.kind.endsWith('action') || nextEvent(view)?.event !== 'conflict') return null;
  const left = Math.min(...ACTION_NAMES.map((action) => stepsLeft(view, action)));
  return left <= view.setup.players ? conflictNumber(view.event + 1) : null;
}
