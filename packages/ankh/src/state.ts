import type { BaseState, Outcome } from '@ennead/kernel';
import type { BattleState } from './conflict/battle-state.ts';
import type { PharaohState } from './pharaohs/state.ts';
import type { AnkhRulings } from './rulings.ts';
import type { Agreement } from './setup/setup.ts';

/**
 * A game of Ankh as plain data. Spaces, teams, powers and cards are small numbers here; names live in
 * tables (map, pieces, cards). Arrays live in the state, never in frames, so that frames copy by spreading. What seldom
 * changes is a readonly array: it is replaced as a whole, and copies of a state share it.
 */
export interface AnkhState extends BaseState {
  readonly rulings: AnkhRulings;
  /** As agreed, with everything that was left to chance decided. */
  readonly setup: Agreement;
  /** Names the ground: scenario terrain plus camels. Everything geometric is looked up by it (see ground/). */
  ground: string;
  /** The number of the conflict token of each region, by region index of the ground. */
  conflict: readonly number[];
  /** The figure on each space, 0 for none (see pieces.ts). */
  figures: readonly number[];
  /** The monument on each space, 0 for none (see pieces.ts). */
  monuments: readonly number[];
  /** Monuments left in supply: obelisks, temples, pyramids. */
  supply: [obelisks: number, temples: number, pyramids: number];
  /** Unclaimed guardians, by figure kind. */
  guardianSupply: readonly number[];
  /** One entry per seat; a god's team keeps the number of the seat that brought its upper god. */
  teams: Team[];
  /** The team each seat plays for, -1 once it is out of the game. */
  teamOf: readonly number[];
  /** Active teams from least to most devotion; on equal numbers the lower marker first (A-DEV-4). */
  ladder: number[];
  /** Position of each action marker: Move, Summon, Gain, Unlock. */
  markers: [move: number, summon: number, gain: number, unlock: number];
  /** Last event space reached, 0 before the first. */
  event: number;
  /** The seat whose turn it is. */
  turn: number;
  /**
   * What is used up in the action under way: spaces of figures that have moved, at B1 as well, or summon slots. Negative
   * numbers are what the table offers beside figures.
   */
  moved: number[];
  /** The tie-breaker: -1 in supply, else the team that holds it; face down once used. */
  tieBreaker: number;
  tieBreakerUsed: boolean;
  /** The battle being fought. */
  battle: BattleState | null;
  /** The caravan being drawn: its sides so far. */
  caravan: readonly number[];
  outcome: Outcome | null;
  /** What gods, guardians, powers and cards of this table keep for themselves, by name: replaced by `keep`. */
  own: Readonly<Partial<OwnStates>>;
  /** What the scenario keeps for itself, if it keeps anything. */
  scenario: ScenarioState | null;
  /** What the Pharaoh expansion keeps for itself; null at a table without it. */
  pharaoh: PharaohState | null;
}

/** What one god, or one merged god, owns. */
export interface Team {
  /** The god whose figure stands on the board. */
  readonly god: number;
  /** The god whose power was joined to it by a merge, -1 for none. */
  lower: number;
  /** 0 to 31. */
  devotion: number;
  followers: number;
  /** Warriors in the pool. */
  warriors: number;
  /** Guardians in the pool, by figure kind. */
  guardians: readonly number[];
  /** Unlocked powers, one bit each. */
  powers: number;
  /** Battle cards in hand, one bit each; those not in hand lie used or are being played. */
  hand: number;
  /** Ankh tokens in the pool. */
  ankhs: number;
}

/** By the name of a thing: what it keeps, all of it readonly, since copies of a state share it. Each thing that keeps something adds itself here, in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface OwnStates {}

/** Owned by scenarios/. Each scenario that keeps state adds its own kind here. */
export type ScenarioState = { readonly kind: string };
