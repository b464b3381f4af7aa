import type { Clock } from '@ennead/wire';
import { Refused } from '../refused.ts';

/** When a host may hand an absent seat over, where nothing else was agreed: in seconds, null for never. */
export function usualHandOver(clock: Clock): number | null {
  if (clock.kind === 'live') return null;
  return clock.kind === 'days' ? 86_400 : 120;
}

/** What was agreed for a new table. A clock that runs settles it all by itself. */
export function agreedHandOver(clock: Clock, wanted: number | null | undefined): number | null {
  if (clock.kind === 'live' && wanted != null)
    throw new Refused('bad-setup', 'Where a clock runs, only the clock hands a seat over.', 400);
  return wanted === undefined ? usualHandOver(clock) : wanted;
}
