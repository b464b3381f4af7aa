import type { KemetPosition, SeatPosition } from '../position/format.ts';
import { given } from './given.ts';
import type { TestTable } from './table.ts';

/** A battle in the obelisk desert of the two-player board: seat 0 comes from f1, seat 1 defends d-12. */
export function skirmish(
  attacker: SeatPosition,
  defender: SeatPosition,
  more: KemetPosition = {},
): TestTable {
  const table = given({
    ...more,
    seats: [
      { units: { f1: 3 }, ...attacker },
      { units: { 'd-12': 3 }, ...defender },
    ],
  });
  return table.strike('f1', 'land:d-12');
}
