import type { Decision, Seat } from '@ennead/kernel';
import type { AnkhState } from './state.ts';

/** The two seats of a merged god decide together what is asked of it in a Conflict and out of turn (A-MRG-14). */
export function partners({ frames, teamOf, turn }: AnkhState, { seat }: Decision): readonly Seat[] {
  if (seat === turn && !frames.some(({ procedure }) => procedure === 'conflict')) return [];
  return [...teamOf.keys()].filter((other) => other !== seat && teamOf[other] === teamOf[seat]);
}
