import type { Seat } from '@ennead/kernel';
import { push } from '../flow.ts';
import type { KemetState } from '../state.ts';
import type {} from './hand-of-god.ts';
import { has, LEVELS_AT_NIGHT, UNITS_AT_NIGHT } from './moments.ts';
import type {} from './reinforcements.ts';

export { drawAtNight } from './vision.ts';

/** The powers of a player that work at night are asked one after the other; units come first (K-NIGHT-5). */
export function askAtNight(state: KemetState, seat: Seat): void {
  if (has(state, seat, LEVELS_AT_NIGHT)) push(state, 'hand-of-god');
  if (has(state, seat, UNITS_AT_NIGHT)) push(state, 'reinforcements');
}
