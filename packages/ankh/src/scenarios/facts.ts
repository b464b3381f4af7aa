import type { Fact, Option } from '@ennead/kernel';
import type { FigureName, MonumentName } from '../pieces.ts';

/** What only scenarios tell. */
export type ScenarioFact =
  | CapitalsJudged
  | CityAssigned
  | MonumentDrafted
  | StartChosen
  | SiteCleared
  | AuctionBid
  | AuctionEnded
  | RegionsJoined
  | ConflictTokenRemoved;

/** Two Capitals: figures beside the cities, and who controls them. */
export interface CapitalsJudged extends Fact {
  readonly type: 'capitals-judged';
  readonly counts: readonly { readonly team: number; readonly count: number }[];
  /** Absent: the most is shared. */
  readonly team?: number;
}

/** Strife in the New Kingdom: the team controls the city on the space from now on. */
export interface CityAssigned extends Fact {
  readonly type: 'city-assigned';
  readonly team: number;
  readonly space: string;
}

/** The Great Rebuilding: a monument goes from the draft to a stock. */
export interface MonumentDrafted extends Fact {
  readonly type: 'monument-drafted';
  readonly team: number;
  readonly monument: MonumentName;
}

/** The Great Rebuilding: for its own team only, until all have chosen. */
export interface StartChosen extends Fact {
  readonly type: 'start-chosen';
  readonly team: number;
  readonly monument: MonumentName;
}

/** The Great Rebuilding: a team without stock took the followers of a site. */
export interface SiteCleared extends Fact {
  readonly type: 'site-cleared';
  readonly team: number;
  readonly space: string;
}

/** Guardians of Kemet: for its own team only, until all have bid. */
export interface AuctionBid extends Fact {
  readonly type: 'auction-bid';
  readonly team: number;
  readonly bid: Option;
}

export interface AuctionEnded extends Fact {
  readonly type: 'auction-ended';
  readonly guardian: FigureName;
  readonly bids: readonly { readonly team: number; readonly bid: Option }[];
  /** The winner; absent: the guardian leaves the game. */
  readonly team?: number;
  /** Teams that had no base left for it and took no part. */
  readonly barred?: readonly number[];
}

/** The People's Revolt: all camels between two regions are gone, and they are one. */
export interface RegionsJoined extends Fact {
  readonly type: 'regions-joined';
  readonly team: number;
  /** The conflict tokens of the two. */
  readonly numbers: readonly [number, number];
  /** Where camels lay. */
  readonly sides: readonly string[];
}

/** The People's Revolt: the highest conflict token leaves the game. */
export interface ConflictTokenRemoved extends Fact {
  readonly type: 'conflict-token-removed';
  readonly number: number;
}
