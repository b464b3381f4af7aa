import type { Seat } from '@ennead/kernel';
import type { ActionName } from '../actions/names.ts';
import type { MonumentName } from '../pieces.ts';
import type { PolicyName } from '../policies/names.ts';
import type { PowerName } from '../powers/names.ts';
import type { PharaohName, RoomName } from './names.ts';

/** What only the expansion tells. Rooms, cards and spaces go by name. */
export interface PharaohFacts {
  'pharaoh-chosen': {
    pharaoh: PharaohName;
  };
  'pharaoh-placed': {
    seat: Seat;
    space: string;
  };
  'pharaoh-moved': {
    team: number;
    from: string;
    space: string;
  };
  /** He leaves the board for good; no priest may enter the Throne Room any more. */
  'pharaoh-died': {
    space: string;
  };
  /** The token of this Conflict goes to the pharaoh's card, or out of the game. */
  'pharaoh-token': {
    conflict: number;
    destination: 'card' | 'box';
  };
  // ---- policy cards
  'policies-revealed': {
    policies: readonly PolicyName[];
    where: 'display' | 'riddle';
  };
  'policies-shuffled': {
    /** Cards in the new deck. */
    count: number;
  };
  'policy-taken': {
    team: number;
    policy: PolicyName;
    from: 'display' | 'riddle' | 'played';
  };
  'policy-removed': {
    team: number;
    policy: PolicyName;
    from: 'hand' | 'played';
  };
  'policies-discarded': {
    policies: readonly PolicyName[];
  };
  'policy-played': {
    seat: Seat;
    team: number;
    policy: PolicyName;
    action: ActionName;
    when: 'before' | 'after';
  };
  'policies-taken-back': {
    team: number;
    policies: readonly PolicyName[];
  };
  /** The cards of a team that merged into another, or was forgotten, leave the game. */
  'policies-left': {
    team: number;
    policies: readonly PolicyName[];
  };
  // ---- priests
  'priest-summoned': {
    team: number;
    room: RoomName;
  };
  'priest-moved': {
    /** The owner of the priest. */
    team: number;
    from: RoomName;
    room: RoomName;
    /** The team that moved it, where that is another. */
    by?: number;
  };
  'priests-returned': {
    team: number;
    room: RoomName;
    count: number;
  };
  'priests-left': {
    team: number;
  };
  // ---- palace
  /** All rooms have been resolved and the display was filled. */
  'palace-resolved': {
    policies: readonly PolicyName[];
  };
  'room-controlled': {
    room: RoomName;
    team: number;
    counts: readonly { readonly team: number; readonly count: number }[];
    /** Several had as many, and this team has least devotion of them. */
    tie?: true;
  };
  'sphinx-placed': {
    team: number;
    space: string;
    /** What stood there. */
    monument: MonumentName;
  };
  riddle: {
    pharaoh: PharaohName;
    team: number;
    /** Sphinxes the team controls. */
    sphinxes: number;
  };
  // ---- infantry
  'infantry-placed': {
    space: string;
  };
  'infantry-removed': {
    spaces: readonly string[];
  };
  'infantry-taken': {
    team: number;
    space: string;
  };
  // ---- single cards
  'power-swapped': {
    team: number;
    from: PowerName;
    power: PowerName;
  };
}
