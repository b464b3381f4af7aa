import { EVENT_TRACK } from '../events/track.ts';

/** Which Conflict of the game the event space is: 1 to 5. */
export function conflictNumber(event: number): number {
  return EVENT_TRACK.slice(0, event).filter((space) => space.event === 'conflict').length;
}
