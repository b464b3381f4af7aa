import { placesWithLeavers } from '../ratings/standing.ts';
import type { Played } from './standings.ts';
import type { DrawnSeat } from './store.ts';

/** A table of a tournament with its seats in order. */
export interface DrawnTable {
  readonly round: number;
  readonly table: string;
  readonly status: DrawnSeat['status'];
  /** Nothing is waited for any more: its results are noted, or it has none. */
  readonly isSettled: boolean;
  readonly seats: readonly (DrawnSeat & { readonly final: number | null })[];
}

/** Tables of all rounds. Whoever left to a bot and did not come back has a place behind all who stayed. */
export function tablesOf(rows: readonly DrawnSeat[]): DrawnTable[] {
  return [...Map.groupBy(rows, ({ table_id }) => table_id).values()].map((seats) => {
    const [first] = seats as [DrawnSeat, ...DrawnSeat[]];
    const isNoted = seats.every(({ place }) => place !== null);
    const places = placesWithLeavers(
      seats.map(({ place, stand_in }) => ({ place: place ?? 0, left: stand_in !== null })),
    );
    return {
      round: first.round,
      table: first.table_id,
      status: first.status,
      isSettled: isNoted || first.tallied === 2 || first.status === 'closed',
      seats: seats.map((seat, at) => ({ ...seat, final: isNoted ? (places[at] ?? null) : null })),
    };
  });
}

/** What standings are made of. */
export function playedOf(tables: readonly DrawnTable[], byes: readonly string[]): Played {
  return {
    tables: tables.flatMap(({ seats }) =>
      seats.some(({ final }) => final === null)
        ? []
        : [seats.map(({ person, final }) => ({ person, place: final ?? 0 }))],
    ),
    byes,
  };
}
