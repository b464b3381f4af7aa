import { missing, type Seat } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import type { Term } from '../facts.ts';
import { templesControlled } from '../points.ts';
import type { KemetState } from '../state.ts';

/** So many temples are worth a point at the end of the day (K-DUSK-5). */
const TEMPLES_FOR_POINT = 2;
/** What the sanctuary takes for a point (K-DUSK-4). */
export const SANCTUARY_UNITS = 2;

/** Whether so many units stand in a sector; -1 on boards without it. */
export function isHeldBy(state: KemetState, sector: number, units: number): boolean {
  return sector >= 0 && (state.units[sector] ?? missing()) >= units;
}

/** Whether a player could make the sacrifice of the sanctuary if the day ended now (K-DUSK-4). */
export function maySacrifice(state: KemetState, seat: Seat): boolean {
  const { sanctuary } = boardOf(state);
  return isHeldBy(state, sanctuary, SANCTUARY_UNITS) && state.holder[sanctuary] === seat;
}

/** What the other temples pay their controllers (K-DUSK-5). */
export function templeIncome(state: KemetState): { seat: Seat; term: Term }[] {
  const { temples, templePrayer, delta, ids } = boardOf(state);
  const income: { seat: Seat; term: Term }[] = [];
  for (const temple of temples) {
    const seat = state.holder[temple] ?? missing();
    if (temple === delta || seat === -1) continue;
    income.push({
      seat,
      term: { source: ids[temple] ?? missing(), value: templePrayer[temple] ?? missing() },
    });
  }
  return income;
}

/** Whether the temples a player controls are worth a permanent point now (K-DUSK-5). */
export function hasTwoTemples(state: KemetState, seat: Seat): boolean {
  return templesControlled(state, seat) >= TEMPLES_FOR_POINT;
}

/** The sum of what they pay a player. */
export function prayerOfTemples(state: KemetState, seat: Seat): number {
  const { temples, templePrayer, delta } = boardOf(state);
  let prayer = 0;
  for (const temple of temples)
    if (temple !== delta && state.holder[temple] === seat) prayer += templePrayer[temple] ?? missing();
  return prayer;
}
