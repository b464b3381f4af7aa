import type { PalacePosition } from '../pharaohs/position.ts';
import { pharaohOf } from '../pharaohs/state.ts';
import { findPolicy, POLICY_COPIES, type PolicyName, policyNames } from '../policies/names.ts';
import { type Given, given } from './given.ts';
import type { TestTable } from './table.ts';

/** Where the pharaoh stands if a test does not place him: far in the east. */
const FAR = 'J9';
const DISPLAY: readonly PolicyName[] = ['census', 'royal-road', 'temple-tithe'];

/** A table under a pharaoh, Amenhotep unless told, with an empty palace but for what is named. */
export function palaceTable({ pieces = {}, palace = {}, ...rest }: Given): TestTable {
  const players = rest.players ?? rest.gods?.length ?? 2;
  const isOnBoard = Object.values(pieces).includes('pharaoh') || palace.tokens === 3;
  const display = palace.display ?? DISPLAY.filter((name) => isFree(palace, name));
  return given({
    pharaoh: 'amenhotep',
    ...rest,
    pieces: isOnBoard ? pieces : { ...pieces, [FAR]: 'pharaoh' },
    palace: {
      ...palace,
      display,
      rooms: { decrees: new Array<number>(players).fill(0), ...palace.rooms },
    },
  });
}

/** A test that names all copies of a card elsewhere needs another display. */
function isFree(
  { hands = {}, played = {}, removed = [], discards = [] }: PalacePosition,
  name: PolicyName,
): boolean {
  const used = [...Object.values(hands).flat(), ...Object.values(played).flat(), ...removed, ...discards];
  return used.filter((each) => each === name).length < (POLICY_COPIES[findPolicy(name)] ?? 0);
}

/** The same at the end of a Control Monument event that seat 0 fired: the palace is resolved. */
export function palaceResolved(position: Given): TestTable {
  return palaceTable({ ...position, markers: { gain: 5 } }).take('gain');
}

/** Policy cards of a team, by name. */
export function hand(table: TestTable, team: number): PolicyName[] {
  return policyNames(pharaohOf(table.state).hands[team] ?? []);
}

export function played(table: TestTable, team: number): PolicyName[] {
  return policyNames(pharaohOf(table.state).played[team] ?? []);
}

export function display(table: TestTable): PolicyName[] {
  return policyNames(pharaohOf(table.state).display);
}
