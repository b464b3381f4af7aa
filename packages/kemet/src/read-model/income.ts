import type { Seat } from '@ennead/kernel';
import { hasTwoTemples, templeIncome } from '../dusk/temples.ts';
import type { Term } from '../facts.ts';
import { nightTerms } from '../night/prayer.ts';
import { totalPoints } from '../points.ts';
import type { KemetState } from '../state.ts';

/** Prayer points of the coming night, with where they come from; the cap may cut them. */
export function nightIncome(view: KemetState, seat: Seat): Term[] {
  return nightTerms(view, seat);
}

/** Prayer points that temples pay at the end of the day if nothing changes hands; the Delta Temple asks for a unit. */
export function duskIncome(view: KemetState, seat: Seat): Term[] {
  return templeIncome(view).flatMap(({ seat: owner, term }) => (owner === seat ? [term] : []));
}

/** Points at the end of the day if nothing changes hands and nobody makes a sacrifice. */
export function pointsAtDusk(view: KemetState, seat: Seat): number {
  return totalPoints(view, seat) + (hasTwoTemples(view, seat) ? 1 : 0);
}
