import type { Chance, Json, Procedures } from '@ennead/kernel';
import type { TableConflictHooks } from '../conflict/hooks.ts';
import type { AnkhFact } from '../facts.ts';
import type { Layout } from '../scenarios/layout.ts';
import type { AnkhState } from '../state.ts';
import type { TurnHooks } from '../turn/hooks.ts';

/**
 * What a scenario or an expansion brings to a table: the moments it changes and, if it needs one, a state of its own.
 * That state is plain data; a hook reads it from where its kind of module keeps it.
 */
export interface TableModule {
  readonly id: string;
  readonly turn?: TurnHooks;
  readonly conflict?: TableConflictHooks;
  /** The questions it asks. */
  readonly procedures?: Procedures<AnkhState, AnkhFact>;
  /** Its own state, once the pieces of the layout stand. It may take from pools and supply. */
  begin?(state: AnkhState, layout: Layout): { readonly kind: string };
  /** Masks in a view what the team may not know; -1 for a viewer without a team. */
  cover?(view: AnkhState, team: number): void;
  /** Fills in what a view hid. */
  fill?(state: AnkhState, chance: Chance): void;
  /** Broken invariants of its own. */
  check?(state: AnkhState): readonly string[];
  /** Monuments that are neither on the board nor in supply: obelisks, temples, pyramids. */
  monumentsElsewhere?(state: AnkhState): readonly number[];
  /** Reads what a position says of it; the sentence says what is wrong, null: nothing. */
  readPosition?(state: AnkhState, given: unknown): string | null;
  /** What differs from a fresh table, null for nothing. */
  writePosition?(state: AnkhState, fresh: AnkhState): Json;
  /** How many warriors more than those of its god a team has on the board, in its pool and trapped. */
  warriorsBeyond?(state: AnkhState, team: number): number;
  /** Ankh tokens of each team that are neither in its pool nor on monuments. */
  readonly ankhsSetAside?: number;
  /** Powers nobody can unlock here, one bit each. */
  readonly lockedPowers?: number;
  /** False: unlocking a power never gives a guardian. */
  readonly guardiansByUnlocking?: false;
}
