import type { Chance, Json, Procedures } from '@ennead/kernel';
import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { Layout } from '../scenarios/layout.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';

/**
 * What anything that changes the rules may bring to a table, be it god, guardian, power, card, scenario or pharaoh.
 * Everything is optional; a table asks only what is in it.
 */
export interface TablePart {
  readonly turn?: TurnHooks;
  /** The questions it asks, by procedure name. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
  /** Masks in a view what the team may not know; -1 for a viewer without a team. Of a view only `scenario` may be changed. */
  cover?(view: AnkhState, team: number): void;
  /** Fills in what a view hid. */
  fill?(state: AnkhState, chance: Chance): void;
  /** Broken invariants of its own. */
  check?(state: AnkhState): readonly string[];
  /** How many warriors more than the six of its god a team has on the board and in its pool. */
  warriorsBeyond?(state: AnkhState, team: number): number;
  /** The spaces on which no figure of the team may come to stand. */
  bars?(state: AnkhState, team: number): readonly number[];
  /** A token of its own lies on the space: it is neither fertile nor desert, and nothing is built on it. */
  liesOn?(state: AnkhState, space: number): boolean;
  /** Figures of the team may be radiant. */
  marks?(state: AnkhState, team: number): boolean;
  /** A figure has left the board, killed or not. */
  onFigureGone?(state: AnkhState, figure: number): void;
}

/** What a thing keeps under its name in `state.own`: plain data, there while the thing is at the table. */
export interface Keeping {
  /** Puts it there before the first turn. */
  begin(state: AnkhState): void;
}

/** What a position written by hand says of a thing. */
export interface PositionPart {
  /** Fields of the position, and of its teams, that are its own. */
  readonly fields?: readonly string[];
  readonly teamFields?: readonly string[];
  /** Reads them; the sentence says what is wrong, null: nothing. Boards and teams have been read. */
  read(state: AnkhState, given: Readonly<Record<string, unknown>>): string | null;
  /** Where it differs from a fresh table. */
  write?(state: AnkhState): Readonly<Record<string, Json>>;
  writeTeam?(state: AnkhState, team: number): Readonly<Record<string, Json>>;
}

/** A god, guardian, power or card: one file, one record. */
export interface Thing extends TablePart {
  /** Its first rule. */
  readonly rule: string;
  readonly keeps?: Keeping;
  readonly position?: PositionPart;
}

/**
 * What a scenario or an expansion brings to a table: the moments it changes and, if it needs one, a state of its own.
 * That state is plain data; a hook reads it from where its kind of module keeps it.
 */
export interface TableModule extends TablePart {
  readonly id: string;
  readonly conflict?: TableConflictHooks;
  /** Its own state, once the pieces of the layout stand. It may take from pools and supply. */
  begin?(state: AnkhState, layout: Layout): { readonly kind: string };
  /** Monuments that are neither on the board nor in supply: obelisks, temples, pyramids. */
  monumentsElsewhere?(state: AnkhState): readonly number[];
  /** Reads what a position says of it; the sentence says what is wrong, null: nothing. */
  readPosition?(state: AnkhState, given: unknown): string | null;
  /** What differs from a fresh table, null for nothing. */
  writePosition?(state: AnkhState, fresh: AnkhState): Json;
  /** Ankh tokens of each team that are neither in its pool nor on monuments. */
  readonly ankhsSetAside?: number;
  /** Powers nobody can unlock here, one bit each. */
  readonly lockedPowers?: number;
  /** False: unlocking a power never gives a guardian. */
  readonly guardiansByUnlocking?: false;
}
