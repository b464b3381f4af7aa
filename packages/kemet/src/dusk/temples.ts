import { missing, type Seat } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import type { Term } from '../facts.ts';
import { templesControlled } from '../points.ts';
import type { KemetState } from '../state.ts';

/** What the other temples pay their controllers (K-DUSK-3). */
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
  return templesControlled(state, seat) >= 2;
}
