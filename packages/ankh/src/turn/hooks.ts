import type { Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import type { ActionChoice, SummonSourceName } from '../questions.ts';
import type { AnkhState } from '../state.ts';

export type Log = AnkhFact[] | null;

/** The list that a Move or Summon action offers. */
export type Offered = { push(option: ActionChoice): unknown };

/**
 * What a power, god, scenario or pharaoh changes outside battles. Every hook is optional and named after its moment.
 * A hook that must ask enters a frame and returns true; the moment goes on with the next hook when that frame has ended.
 */
export interface TurnHooks {
  /** After the pieces of the scenario stand, before the first turn. */
  atSetup?(state: AnkhState, log: Log): boolean;
  /** The marker has moved, the action has not begun. */
  beforeAction?(state: AnkhState, seat: Seat, action: number, log: Log): boolean;
  /** The action is done, the event it may fire is not. */
  afterAction?(state: AnkhState, seat: Seat, action: number, log: Log): boolean;
  /** What a Move or Summon action offers beside figures: pushes options of its first question. */
  addChoices?(state: AnkhState, seat: Seat, action: number, options: Offered): void;
  /** One of them must be taken before the action ends. */
  owesChoice?(state: AnkhState, seat: Seat, action: number): boolean;
  /** One of them was chosen. It may enter a procedure; the question comes again after it. */
  onChoice?(state: AnkhState, seat: Seat, action: number, option: ActionChoice, log: Log): void;
  /** The range of figures in the Move action under way, 0 where it is the usual one. */
  moveRange?(state: AnkhState): number;
  /** In the Summon action under way neutral monuments serve like own ones. */
  summonsBesideNeutral?(state: AnkhState): boolean;
  /** In the Gain Followers action under way the monuments of enemies give followers too. */
  gainsFromEnemies?(state: AnkhState): boolean;
  /** Followers that the power unlocked in the action under way costs less. */
  unlockDiscount?(state: AnkhState): number;
  /** Further figures that may be summoned in a Summon action. */
  readonly summon?: SummonSlots;
  /** Figures that may be summoned from elsewhere than the pool. */
  readonly source?: SummonSource;
  /** Followers a Gain Followers action yields beyond those for monuments. */
  addFollowers?(state: AnkhState, team: number): FollowersAdded | null;
  /** A figure was put on the board by a summon of any sort. `seat` answers for its team. */
  onSummoned?(state: AnkhState, seat: Seat, space: number, log: Log): boolean;
  /** In place of what a Control Monument event does; true: it is taken care of. */
  insteadOfControl?(state: AnkhState, seat: Seat, log: Log): boolean;
  /** In place of what a Camel Caravan event does; true: it is taken care of. */
  insteadOfCaravan?(state: AnkhState, seat: Seat, log: Log): boolean;
  /** At the end of a Control Monument event, also of one without effect. */
  afterControl?(state: AnkhState, seat: Seat, event: number, log: Log): boolean;
}

export interface FollowersAdded {
  readonly amount: number;
  readonly rule: string;
  readonly source: string;
}

/** One kind of extra summon: beside a pyramid, through a gate. */
export interface SummonSlots {
  readonly name: string;
  /** Each slot belongs to a space, its number. */
  readonly perSpace?: true;
  /** It reaches nowhere that the regular summon does not. */
  readonly withinRegular?: true;
  readonly rule: string;
  /** Pushes one number for each slot of this kind the team has (a space, or 0 where there is only one). */
  addSlots(state: AnkhState, team: number, slots: number[]): void;
  /** Marks with 1 every space on which this slot may put a figure of this kind. */
  markSpaces(state: AnkhState, team: number, slot: number, kind: number, marks: Uint8Array): void;
}

/** Where figures are beside the pools, and what it takes to have them. */
export interface SummonSource {
  /** The option that stands for it among the figures to summon. */
  readonly name: SummonSourceName;
  /** The figure kind that comes from it. */
  readonly kind: number;
  /** A figure of the team is there, and so many followers will do. */
  offers(state: AnkhState, team: number, followers: number): boolean;
  /** Puts it into the pool, from which it is summoned at once. */
  fetch(state: AnkhState, team: number, log: Log): void;
}

/** What a kind of figure changes about moving and being summoned. */
export interface FigureHooks {
  /** May be summoned on water. */
  readonly onWater?: true;
  /** Spaces that a move of the figure on `from` may end on beyond the ordinary ones. */
  addDestinations?(state: AnkhState, from: number, range: number, spaces: number[]): void;
  /** Where the figure on `to` gives way to, when the one on `from` moves there. */
  pushSpaces?(state: AnkhState, from: number, to: number): number[];
  /** It has been summoned, moved, relocated or pushed to `space`; true: something is asked of `seat`. */
  onStanding?(state: AnkhState, seat: Seat, space: number, log: Log): boolean;
}
