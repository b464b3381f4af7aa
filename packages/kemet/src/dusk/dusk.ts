import { missing } from '@ennead/kernel';
import { boardOf, sectorName } from '../board/board.ts';
import { sendHome } from '../creatures/home.ts';
import { creatureWith } from '../creatures/lookup.ts';
import { type KemetStep, type Log, question } from '../flow.ts';
import { gainPoint } from '../points.ts';
import { gainPrayer } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import { toReserve } from '../troops.ts';
import { endOfDay } from './ending.ts';
import { hasTwoTemples, isHeldBy, SANCTUARY_UNITS, templeIncome } from './temples.ts';

const SACRIFICE_OR_DECLINE = ['sacrifice', 'decline'] as const;
const DELTA_UNITS = 1;

/** The end of the day in its order (K-DUSK-1). */
export const duskProcedure: readonly KemetStep[] = [
  {
    run(state, _frame, log) {
      state.phase = 'dusk';
      log?.push({ type: 'phase-began', rule: 'K-DUSK-1', phase: 'dusk', round: state.round });
      return 'next';
    },
  },
  sacrifice('delta', DELTA_UNITS, (state) => boardOf(state).delta, deltaPays),
  { run: templesPay },
  sacrifice('sanctuary', SANCTUARY_UNITS, (state) => boardOf(state).sanctuary, sanctuaryPays),
  {
    run(state, _frame, log) {
      for (let seat = 0; seat < state.setup.players; seat++)
        if (hasTwoTemples(state, seat)) gainPoint(state, seat, 'two-temples', false, 'K-DUSK-5', log);
      return 'next';
    },
  },
  { run: (state, _frame, log) => endOfDay(state, log) },
];

/** Units may be given up in a sector for what it pays. */
function sacrifice(
  kind: 'delta' | 'sanctuary',
  units: number,
  place: (state: KemetState) => number,
  pays: (state: KemetState, seat: number, log: Log) => void,
): KemetStep {
  return question({
    kind,
    skip: (state) => (isHeldBy(state, place(state), units) ? null : 'next'),
    seat: (state) => state.holder[place(state)] ?? missing(),
    options: () => SACRIFICE_OR_DECLINE,
    take(state, _frame, option, log) {
      if (option === 'decline') return 'next';
      const sector = place(state);
      const seat = state.holder[sector] ?? missing();
      toReserve(state, seat, sector, units);
      log?.push({
        type: 'units-lost',
        rule: kind === 'delta' ? 'K-DUSK-2' : 'K-DUSK-4',
        seat,
        sector: sectorName(state, sector),
        units,
        cause: 'sacrifice',
      });
      pays(state, seat, log);
      const creature = creatureWith(state, seat, sector);
      if (creature >= 0 && state.units[sector] === 0) sendHome(state, creature, 'left', log);
      return 'next';
    },
  });
}

/** 5 prayer points for a unit (K-DUSK-2). */
function deltaPays(state: KemetState, seat: number, log: Log): void {
  const { templePrayer, delta } = boardOf(state);
  const value = templePrayer[delta] ?? missing();
  gainPrayer(state, seat, value, 'K-DUSK-2', log && [{ source: 't-delta', value }], log);
}

/** A permanent point for two units (K-DUSK-4). */
function sanctuaryPays(state: KemetState, seat: number, log: Log): void {
  gainPoint(state, seat, 'sanctuary', false, 'K-DUSK-4', log);
}

/** The other temples pay their controllers (K-DUSK-3). */
function templesPay(state: KemetState, _frame: unknown, log: Log): 'next' {
  for (const { seat, term } of templeIncome(state))
    gainPrayer(state, seat, term.value, 'K-DUSK-3', log && [term], log);
  return 'next';
}
