import type { Frame, Seat } from '@ennead/kernel';
import type { ActionName } from '../actions/names.ts';
import type { CardName } from '../cards/names.ts';
import type { BattleState } from '../conflict/battle-state.ts';
import type { GuardianName } from '../guardians/kinds.ts';
import type { PalacePosition } from '../pharaohs/position.ts';
import type { PowerName } from '../powers/names.ts';
import type { AnkhRulings } from '../rulings.ts';
import type { AnkhSetup } from '../setup/setup.ts';

/**
 * A position written by hand: the fields of a setup, and of the table only what differs from the fresh setup.
 * What follows from the rest is left out: pools are what the box holds less what is on the board.
 */
export interface AnkhPosition extends Partial<Omit<AnkhSetup, 'rulings'>> {
  readonly players: number;
  /** Those that are not as in force now. */
  readonly rulings?: Partial<AnkhRulings>;
  /** All pieces on the board by space, instead of those of the scenario: see piece-text.ts. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** All camels, by the sides they lie on. */
  readonly camels?: readonly string[];
  /** By any land space of a region: its conflict token. All regions are named. */
  readonly conflict?: Readonly<Record<string, number>>;
  readonly underworld?: readonly string[];
  /** Owners of the warriors in Anubis's slots. */
  readonly trapped?: readonly number[];
  /** What differs, by team number. */
  readonly teams?: Readonly<Record<string, TeamPosition>>;
  /** Active teams from least to most devotion; needed where two are on one number in another order than at the start. */
  readonly ladder?: readonly number[];
  /** The team each seat plays for, -1 for one out of the game. */
  readonly seats?: readonly number[];
  /** Unclaimed guardians, where some have left the game. */
  readonly guardianSupply?: readonly GuardianName[];
  readonly markers?: Readonly<Partial<Record<ActionName, number>>>;
  /** Last event space reached. */
  readonly event?: number;
  readonly turn?: Seat;
  /** What the scenario keeps for itself, once its preparations before the first turn are done. */
  readonly scenarioState?: Readonly<Record<string, unknown>>;
  /** What the Pharaoh expansion keeps for itself, as far as it differs from how it was laid out. */
  readonly palace?: PalacePosition;
  /** What is under way, when the position is not at the start of a turn. */
  readonly underWay?: UnderWay;
}

export interface TeamPosition {
  readonly devotion?: number;
  readonly followers?: number;
  readonly powers?: readonly PowerName[];
  /** Battle cards lying used. */
  readonly used?: readonly CardName[];
  /** Guardians in the pool. */
  readonly guardians?: readonly GuardianName[];
  /** The god merged into it. */
  readonly lower?: string;
  /** Amun's token is face down. */
  readonly twoCardsUsed?: true;
}

/** As in the state. */
export interface UnderWay {
  readonly frames: readonly Frame[];
  readonly moved?: readonly number[];
  readonly caravan?: readonly number[];
  readonly battle?: BattleState;
  readonly tieBreaker?: number;
  readonly tieBreakerUsed?: boolean;
  /** Where pools do not follow from the board, as between the steps of a kill batch. */
  readonly warriors?: readonly number[];
}
