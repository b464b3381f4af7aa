import type { Json, Seat, Viewer } from '@ennead/kernel';
import { enterProcedures, type KemetStep, type Log } from '../flow.ts';
import type { KemetState } from '../state.ts';

/**
 * What a kind of tile brings to the game beyond its row of the table. Everything is optional; what says so is asked
 * only while the tile keeps something in `state.own`.
 */
export interface TileModule {
  /** The kind, and its name in `state.own`. */
  readonly kind: string;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Readonly<Record<string, readonly KemetStep[]>>;
  /** Night step 3 of a player, who may have the tile or not; what entered last is resolved first (K-NIGHT-5). */
  atNight?(state: KemetState, seat: Seat, log: Log): void;

  // ---- while it keeps something
  /** Masks in a view what the viewer may not know. */
  cover?(view: KemetState, viewer: Viewer): void;
  /** Fills in what a view hid; `take` deals a card that nobody told the viewer about. */
  fill?(state: KemetState, take: () => number): void;
  /** Interventions that lie with it and nowhere else, -1 for one that is not seen. */
  aside?(state: KemetState): readonly number[];
  /** Interventions that it put on the discard pile unseen by others, -1 for one that is not seen. */
  discarded?(state: KemetState): readonly number[];
  /** The discard pile has gone back to the deck. */
  onReshuffle?(state: KemetState): void;
  /** Broken invariants of its own. */
  check?(state: KemetState): readonly string[];

  readonly position?: readonly PositionField[];
}

/** A field that positions have because of a tile. */
export interface PositionField {
  /** Of a seat, of what is under way, or of the battle under way. */
  readonly of: 'seat' | 'within' | 'battle';
  readonly name: string;
  /** Reads what a position says; throws what is wrong with it. */
  read(state: KemetState, value: unknown, seat: Seat): void;
  /** What differs from an empty table; undefined for nothing. */
  write(state: KemetState, seat: Seat): Json | undefined;
}

const modules: TileModule[] = [];

/** Tiles enter themselves, so that they may use all of the rules. */
export function enterTiles(...entering: readonly TileModule[]): void {
  for (const tile of entering) {
    modules.push(tile);
    enterProcedures(tile.procedures ?? {});
  }
}

export function tileModules(): readonly TileModule[] {
  return modules;
}

/** Tiles that keep something at this table. */
export function keepingTiles({ own }: KemetState): readonly TileModule[] {
  return own === NOTHING_KEPT ? NO_MODULES : modules.filter(({ kind }) => kind in own);
}

const NO_MODULES: readonly TileModule[] = [];

/** What tiles keep at a table at which they keep nothing. */
export const NOTHING_KEPT: KemetState['own'] = {};

/** Replaces what a tile keeps; undefined: it keeps nothing any more. */
export function keep<K extends keyof KemetState['own']>(
  state: KemetState,
  kind: K,
  kept: KemetState['own'][K],
): void {
  if (kept !== undefined) {
    state.own = { ...state.own, [kind]: kept };
    return;
  }
  const { [kind]: _, ...others } = state.own;
  state.own = Object.keys(others).length === 0 ? NOTHING_KEPT : (others as KemetState['own']);
}

export function positionFields(of: PositionField['of']): readonly PositionField[] {
  return modules.flatMap(({ position = [] }) => position.filter((field) => field.of === of));
}
