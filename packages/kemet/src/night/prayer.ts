import type { Seat } from '@ennead/kernel';
import type { Term } from '../facts.ts';
import type { KemetState } from '../state.ts';
import { PRAYER_AT_NIGHT, sum, terms } from '../tiles/moments.ts';

const NIGHT_PRAYER = 2;

/** Prayer points of a night (K-NIGHT-1). */
export function nightPrayer(state: KemetState, seat: Seat): number {
  return NIGHT_PRAYER + sum(state, seat, PRAYER_AT_NIGHT);
}

/** Where they come from. */
export function nightTerms(state: KemetState, seat: Seat): Term[] {
  return [{ source: 'base', value: NIGHT_PRAYER }, ...terms(state, seat, PRAYER_AT_NIGHT)];
}
