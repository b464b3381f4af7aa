import { type AnkhState, EVENT_TRACK, lastSpace, startSpace } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

/** How an action of the next turn stands to the next event. */
export const TEMPI = ['conflict', 'target', 'in vain', 'caravan', 'leaves it', 'far'] as const;

/** The place among TEMPI of what the team on turn can do about the next event; -1 if there is none any more. */
export function tempoOf(state: AnkhState, targets: number): number {
  const next = EVENT_TRACK[state.event];
  if (next === undefined) return -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let action = 0; action < state.markers.length; action++)
    nearest = Math.min(nearest, leftOf(state, action));
  // One action further would hand it to who is next.
  if (nearest > 1) return TEMPI.indexOf(nearest === 2 ? 'leaves it' : 'far');
  if (next.event !== 'control') return TEMPI.indexOf(next.event === 'conflict' ? 'conflict' : 'caravan');
  return TEMPI.indexOf(targets > 0 ? 'target' : 'in vain');
}

/** How often an action is still taken until it triggers an event. */
export function leftOf({ setup, markers }: AnkhState, action: number): number {
  return lastSpace(setup, action) - Math.max(startSpace(setup), markers[action] ?? missing());
}
