import type { GameTable, Scene } from '../table/game-table.ts';
import type { Snapshot } from '../table/snapshot.ts';
import { plainLook } from '../ui/plain-look.ts';

/** A position that is only looked at, with places that are pointed out. */
export function stillScene(game: GameTable, snapshot: Snapshot, pointedAt: readonly number[]): Scene {
  const { view, viewer, number, seats, waiting } = snapshot;
  const nameOf = (seat: number) => game.seatLook(view, seat)?.name ?? String(seat + 1);
  return {
    view,
    parts: view,
    viewer,
    number,
    facts: [],
    seats,
    waiting,
    decision: null,
    picked: null,
    asksConfirm: false,
    hovered: null,
    mode: 'replay',
    marks: [],
    pointedAt,
    // The texts beside the figures use them.
    coordinates: true,
    motion: false,
    nameOf,
    lookOf: (seat) => game.seatLook(view, seat) ?? plainLook(seat, nameOf(seat)),
    isLegal: () => false,
    proposerOf: () => null,
    pick: () => undefined,
    confirm: () => undefined,
    hover: () => undefined,
    inspect: () => undefined,
    say: () => undefined,
  };
}
