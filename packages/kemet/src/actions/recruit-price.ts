import type { Seat } from '@ennead/kernel';
import { price } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { FREE_RECRUITS } from '../tiles/moments.ts';

/** Price of all units of a Recruit action together (K-RECR-2). */
export function recruitPrice(state: KemetState, seat: Seat, units: number): number {
  return price(state, seat, units, FREE_RECRUITS);
}
