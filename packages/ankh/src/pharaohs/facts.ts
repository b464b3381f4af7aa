import type { Fact, Seat } from '@ennead/kernel';
import type { ActionName } from '../actions/names.ts';
import type { MonumentName } from '../pieces.ts';
import type { PolicyName } from '../policies/names.ts';
import type { PowerName } from '../powers/names.ts';
import type { PharaohName, RoomName } from './names.ts';

/** What only the expansion tells. Rooms, cards and spaces go by name. */
export type PharaohFact =
  | PharaohChosen
  | PharaohPlaced
  | PharaohMoved
  | PharaohDied
  | PharaohToken
  | PoliciesRevealed
  | PoliciesShuffled
  | PolicyTaken
  | PolicyRemoved
  | PoliciesDiscarded
  | PolicyPlayed
  | PoliciesTakenBack
  | PoliciesLeft
  | PriestSummoned
  | PriestMoved
  | PriestsReturned
  | PriestsLeft
  | PalaceResolved
  | RoomControlled
  | SphinxPlaced
  | Riddle
  | InfantryPlaced
  | InfantryRemoved
  | InfantryTaken
  | PowerSwapped;

export interface PharaohChosen extends Fact {
  readonly type: 'pharaoh-chosen';
  readonly pharaoh: PharaohName;
}

export interface PharaohPlaced extends Fact {
  readonly type: 'pharaoh-placed';
  readonly seat: Seat;
  readonly space: string;
}

export interface PharaohMoved extends Fact {
  readonly type: 'pharaoh-moved';
  readonly team: number;
  readonly from: string;
  readonly space: string;
}

/** He leaves the board for good; no priest may enter the Throne Room any more. */
export interface PharaohDied extends Fact {
  readonly type: 'pharaoh-died';
  readonly space: string;
}

/** The token of this Conflict goes to the pharaoh's card, or out of the game. */
export interface PharaohToken extends Fact {
  readonly type: 'pharaoh-token';
  readonly conflict: number;
  readonly destination: 'card' | 'box';
}

/* Policy cards */

export interface PoliciesRevealed extends Fact {
  readonly type: 'policies-revealed';
  readonly policies: readonly PolicyName[];
  readonly where: 'display' | 'riddle';
}

export interface PoliciesShuffled extends Fact {
  readonly type: 'policies-shuffled';
  /** Cards in the new deck. */
  readonly count: number;
}

export interface PolicyTaken extends Fact {
  readonly type: 'policy-taken';
  readonly team: number;
  readonly policy: PolicyName;
  readonly from: 'display' | 'riddle' | 'played';
}

export interface PolicyRemoved extends Fact {
  readonly type: 'policy-removed';
  readonly team: number;
  readonly policy: PolicyName;
  readonly from: 'hand' | 'played';
}

export interface PoliciesDiscarded extends Fact {
  readonly type: 'policies-discarded';
  readonly policies: readonly PolicyName[];
}

export interface PolicyPlayed extends Fact {
  readonly type: 'policy-played';
  readonly seat: Seat;
  readonly team: number;
  readonly policy: PolicyName;
  readonly action: ActionName;
  readonly when: 'before' | 'after';
}

export interface PoliciesTakenBack extends Fact {
  readonly type: 'policies-taken-back';
  readonly team: number;
  readonly policies: readonly PolicyName[];
}

/** The cards of a team that merged into another, or was forgotten, leave the game. */
export interface PoliciesLeft extends Fact {
  readonly type: 'policies-left';
  readonly team: number;
  readonly policies: readonly PolicyName[];
}

/* Priests */

export interface PriestSummoned extends Fact {
  readonly type: 'priest-summoned';
  readonly team: number;
  readonly room: RoomName;
}

export interface PriestMoved extends Fact {
  readonly type: 'priest-moved';
  /** The owner of the priest. */
  readonly team: number;
  readonly from: RoomName;
  readonly room: RoomName;
  /** The team that moved it, where that is another. */
  readonly by?: number;
}

export interface PriestsReturned extends Fact {
  readonly type: 'priests-returned';
  readonly team: number;
  readonly room: RoomName;
  readonly count: number;
}

export interface PriestsLeft extends Fact {
  readonly type: 'priests-left';
  readonly team: number;
}

/* Palace */

/** All rooms have been resolved and the display was filled. */
export interface PalaceResolved extends Fact {
  readonly type: 'palace-resolved';
  readonly policies: readonly PolicyName[];
}

export interface RoomControlled extends Fact {
  readonly type: 'room-controlled';
  readonly room: RoomName;
  readonly team: number;
  readonly counts: readonly { readonly team: number; readonly count: number }[];
  /** Several had as many, and this team has least devotion of them. */
  readonly tie?: true;
}

export interface SphinxPlaced extends Fact {
  readonly type: 'sphinx-placed';
  readonly team: number;
  readonly space: string;
  /** What stood there. */
  readonly monument: MonumentName;
}

export interface Riddle extends Fact {
  readonly type: 'riddle';
  readonly pharaoh: PharaohName;
  readonly team: number;
  /** Sphinxes the team controls. */
  readonly sphinxes: number;
}

/* Infantry */

export interface InfantryPlaced extends Fact {
  readonly type: 'infantry-placed';
  readonly space: string;
}

export interface InfantryRemoved extends Fact {
  readonly type: 'infantry-removed';
  readonly spaces: readonly string[];
}

export interface InfantryTaken extends Fact {
  readonly type: 'infantry-taken';
  readonly team: number;
  readonly space: string;
}

/* Single cards */

export interface PowerSwapped extends Fact {
  readonly type: 'power-swapped';
  readonly team: number;
  readonly from: PowerName;
  readonly power: PowerName;
}
