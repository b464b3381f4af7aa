import type { Log } from '../flow.ts';
import { gainPrayer } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { PRAYER_WHEN_PRAYING, sum, terms } from '../tiles/moments.ts';

const PRAYER = 2;

/** The Pray action (K-PRAY-1). */
export function pray(state: KemetState, log: Log): void {
  const seat = state.active;
  const gained = PRAYER + sum(state, seat, PRAYER_WHEN_PRAYING);
  const because = log && [{ source: 'base', value: PRAYER }, ...terms(state, seat, PRAYER_WHEN_PRAYING)];
  gainPrayer(state, seat, gained, 'K-PRAY-1', because, log);
}
