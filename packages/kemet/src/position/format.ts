import type { BattleCardId } from '../data/battle-cards.ts';
import type { CreatureId } from '../data/creatures.ts';
import type { InterventionId } from '../data/interventions.ts';
import type { TileId, TileKind } from '../data/tiles.ts';
import type { Battle, KemetState } from '../state.ts';

/**
 * A position by hand. Only what differs from an empty table is named: everybody with 5 prayer points, 12 units in
 * reserve, no pyramids, no tiles, no cards in hand; the first turn of the day of round 1, in order of seats.
 */
export interface KemetPosition {
  /** As in a setup; two players unless told. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** `day`: the active player is about to place a token. `night`, `dusk`: about to begin. */
  readonly phase?: 'day' | 'night' | 'dusk';
  readonly round?: number;
  readonly order?: readonly number[];
  /** 0 to 4. */
  readonly pass?: number;
  /** Place in the order of the player whose turn it is. */
  readonly turn?: number;
  /** The regular token of this turn was placed. */
  readonly placed?: boolean;
  readonly seats?: readonly SeatPosition[];
  /** Battles and veto windows so far; they only give names to secret windows. */
  readonly battles?: number;
  readonly windows?: number;
  /** Interventions in the discard pile that everybody saw. */
  readonly discard?: readonly InterventionId[];
  /** Seeds what chance brings. */
  readonly seed?: string;
  /** Exact state of chance, as a saved position has it. */
  readonly chance?: readonly number[];
  /** A moment inside an action, a battle or the night, as a saved position has it. */
  readonly within?: Within;
}

export interface CommonSeat {
  readonly prayer?: number;
  /** Units by sector. */
  readonly units?: Readonly<Record<string, number>>;
  /** By own district: colour and level, as in 'white 2'. */
  readonly pyramids?: Readonly<Record<string, string>>;
  /** Kinds or ids. A kind stands for the first tile of it that is on offer. */
  readonly tiles?: readonly (TileKind | TileId)[];
  /** Where creatures of own tiles are; those not named are in reserve. */
  readonly creatures?: Readonly<Partial<Record<CreatureId, string>>>;
  readonly hand?: readonly InterventionId[];
  /** Battle cards played and discarded in this cycle: as many of one as of the other. */
  readonly played?: readonly BattleCardId[];
  readonly discarded?: readonly BattleCardId[];
  /** Basic battle cards that left the game for special ones. */
  readonly givenUp?: readonly BattleCardId[];
  readonly permanent?: number;
  readonly battlePoints?: number;
  /** Spaces with regular tokens. */
  readonly tokens?: readonly string[];
  readonly silver?: string;
  readonly gold?: 'move' | 'recruit';
}

/** What is under way, in the state's own form. */
export type CommonWithin = Pick<
  KemetState,
  | 'frames'
  | 'phase'
  | 'active'
  | 'nextOrder'
  | 'move'
  | 'recruit'
  | 'raise'
  | 'levy'
  | 'play'
  | 'waiting'
  | 'winner'
  | 'endedBy'
> & {
  readonly battle: CommonBattle | null;
  /** Attacking units by sector. */
  readonly attackers: Readonly<Record<string, number>>;
};
export type CommonBattle = Omit<Battle, 'extra'>;

/** The same three with what tiles add, each in its own file. */
export interface SeatPosition extends CommonSeat {}
export interface Within extends CommonWithin {
  readonly battle: BattlePosition | null;
}
export interface BattlePosition extends CommonBattle {}
