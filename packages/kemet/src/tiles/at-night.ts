import type { Seat } from '@ennead/kernel';
import type { Log } from '../flow.ts';
import type { KemetState } from '../state.ts';
import { tileModules } from './module.ts';

export { drawAtNight } from './vision.ts';

/** The powers of a player that work at night are asked one after the other (K-NIGHT-5). */
export function askAtNight(state: KemetState, seat: Seat, log: Log): void {
  for (const tile of tileModules()) tile.atNight?.(state, seat, log);
}
