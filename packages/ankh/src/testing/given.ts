import { sound } from '@ennead/kernel/testing';
import { ankh } from '../game.ts';
import type { GodName } from '../gods/names.ts';
import type { AnkhPosition } from '../position/position.ts';
import { type TestTable, tableOf } from './table.ts';

/** As much of a position as a test cares for. */
export type Given = Omit<AnkhPosition, 'players'> & { readonly players?: number };

/** Far corners where gods stand that a test does not place, and spare warriors need not be placed. */
const CORNERS = ['A2', 'K4', 'I10', 'C10', 'B1'] as const;
const GODS: readonly GodName[] = ['amun', 'isis', 'ra', 'osiris', 'anubis'];

/** Two players unless told; seat 0 begins; gods that are not placed stand in far corners. */
export function given(position: Given): TestTable {
  const players = position.players ?? position.gods?.length ?? 2;
  const read = ankh.positions.read({
    gods: GODS.slice(0, players),
    firstSeat: 0,
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    ...position,
    players,
    ...(position.pieces !== undefined && { pieces: withGods(position.pieces, players, position.seats) }),
  });
  return tableOf(sound(read));
}

function withGods(
  pieces: Readonly<Record<string, string>>,
  players: number,
  seats: readonly number[] = [...Array(players).keys()],
): Record<string, string> {
  const placed = { ...pieces };
  for (const team of new Set(seats)) {
    if (team < 0 || Object.values(placed).includes(`god ${team}`)) continue;
    const free = CORNERS.find((space) => placed[space] === undefined) as string;
    placed[free] = `god ${team}`;
  }
  return placed;
}
