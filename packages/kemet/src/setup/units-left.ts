import { missing, type Seat } from '@ennead/kernel';
import type { KemetState } from '../state.ts';

const RESERVE_AT_START = 2;

/** Units that the player who founds the city still places (K-SETUP-7). */
export function unitsLeft(state: KemetState, seat: Seat = state.active): number {
  return (state.reserve[seat] ?? missing()) - RESERVE_AT_START;
}
