import { inForce } from '@ennead/kernel';
import type { KemetFact } from '../facts.ts';
import { kemet } from '../index.ts';
import type { KemetPosition } from '../position/format.ts';
import { parse } from '../position/read.ts';
import { RULINGS } from '../rulings.ts';
import { type TestTable, tableOf } from './table.ts';

/** A table in a position; an impossible one fails the test. */
export function given(position: KemetPosition): TestTable {
  const facts: KemetFact[] = [];
  const state = parse(position, facts);
  const [broken] = kemet.check(state);
  if (broken !== undefined) throw new Error(broken);
  return tableOf(state, facts);
}

/** The night of a second round, as far as it goes by itself. */
export function tonight(position: KemetPosition): TestTable {
  return given({ round: 2, phase: 'night', ...position });
}

/** A setup by the rulings of the first version. */
export const FIRST_RULES = {
  rulings: Object.fromEntries(Object.entries(RULINGS).map(([id, ruling]) => [id, inForce(ruling, 1)])),
};
