import type { Fact } from '@ennead/kernel';
import type { CardName } from '../cards/names.ts';
import type { FigureName, MonumentName } from '../pieces.ts';
import type { Cause, Victory } from './hooks.ts';

/** Facts of Conflict events. A region goes by its first land space. */
export type ConflictFact =
  | ConflictBegan
  | ConflictEnded
  | MonumentDestroyed
  | RegionReached
  | Majorities
  | Reward
  | GainPrevented
  | BattleBegan
  | FigureRelocated
  | CardsChosen
  | CardsRevealed
  | FiguresSheltered
  | MonumentBuilt
  | BidMade
  | BidsRevealed
  | StrengthCounted
  | BattleDecided
  | BattleEnded
  | TieBreakerUsed
  | FigureSpared
  | FigureKilled
  | CardsTakenBack;

/** One part of a sum: what it comes from and what it adds. */
export interface Term {
  /** A figure, card, power or god, 'victory', 'domination' or a rule of the table. */
  readonly source: string;
  readonly value: number;
  /** The space of the figure or monument it comes from. */
  readonly space?: string;
  /** The figure has no strength because of what stands beside it. */
  readonly neutralised?: true;
}

/* The event */

export interface ConflictBegan extends Fact {
  readonly type: 'conflict-began';
  /** 1 to 5. */
  readonly number: number;
  /** The team that takes the tie-breaker. */
  readonly team: number;
}

export interface ConflictEnded extends Fact {
  readonly type: 'conflict-ended';
  readonly number: number;
}

export interface MonumentDestroyed extends Fact {
  readonly type: 'monument-destroyed';
  readonly monument: MonumentName;
  readonly space: string;
  /** The team that controlled it; absent: it was neutral. */
  readonly team?: number;
  /** The space of the Scorpion that did it. */
  readonly by?: string;
}

export interface RegionReached extends Fact {
  readonly type: 'region-reached';
  readonly region: string;
  /** Its conflict token. */
  readonly number: number;
  readonly status: 'empty' | 'dominated' | 'battle';
  /** The teams with figures in it. */
  readonly teams: readonly number[];
}

export interface Majorities extends Fact {
  readonly type: 'majorities';
  readonly region: string;
  /** One entry for each kind that somebody controls in the region. */
  readonly kinds: readonly {
    readonly monument: MonumentName;
    readonly counts: readonly { readonly team: number; readonly count: number }[];
    /** The team with the majority; absent: a tie. */
    readonly team?: number;
    /** False if that team has no figure in the region. */
    readonly scored: boolean;
  }[];
  /** What the table adds to the worth of each majority here. */
  readonly added?: readonly Term[];
}

/** The sum behind the devotion that follows it. */
export interface Reward extends Fact {
  readonly type: 'reward';
  readonly team: number;
  readonly region: string;
  readonly victory: Victory;
  readonly terms: readonly Term[];
  readonly total: number;
}

export interface GainPrevented extends Fact {
  readonly type: 'gain-prevented';
  readonly team: number;
  readonly amount: number;
  readonly source: string;
}

/* The battle */

export interface BattleBegan extends Fact {
  readonly type: 'battle-began';
  readonly region: string;
  readonly teams: readonly number[];
}

export interface FigureRelocated extends Fact {
  readonly type: 'figure-relocated';
  readonly team: number;
  readonly figure: FigureName;
  readonly from: string;
  readonly space: string;
}

/** For the eyes of the team alone, until all are revealed. */
export interface CardsChosen extends Fact {
  readonly type: 'cards-chosen';
  readonly team: number;
  readonly cards: readonly CardName[];
}

export interface CardsRevealed extends Fact {
  readonly type: 'cards-revealed';
  readonly cards: readonly { readonly team: number; readonly cards: readonly CardName[] }[];
}

export interface FiguresSheltered extends Fact {
  readonly type: 'figures-sheltered';
  readonly team: number;
  readonly spaces: readonly string[];
}

export interface MonumentBuilt extends Fact {
  readonly type: 'monument-built';
  readonly team: number;
  readonly monument: MonumentName;
  readonly space: string;
}

/** For the eyes of the team alone, until all are revealed. */
export interface BidMade extends Fact {
  readonly type: 'bid-made';
  readonly team: number;
  readonly bid: number;
}

export interface BidsRevealed extends Fact {
  readonly type: 'bids-revealed';
  /** The team whose Plague it is. */
  readonly team: number;
  readonly bids: readonly { readonly team: number; readonly bid: number }[];
  /** Absent: the highest bid was shared. */
  readonly spared?: number;
}

export interface StrengthCounted extends Fact {
  readonly type: 'strength';
  readonly team: number;
  readonly terms: readonly Term[];
  readonly total: number;
  /** Figures in the region. */
  readonly figures: number;
}

export interface BattleDecided extends Fact {
  readonly type: 'battle-decided';
  readonly region: string;
  /** Absent: nobody wins. */
  readonly winner?: number;
  readonly losers: readonly number[];
}

/** B20: all that belongs to the battle has been told. */
export interface BattleEnded extends Fact {
  readonly type: 'battle-ended';
  readonly region: string;
}

export interface TieBreakerUsed extends Fact {
  readonly type: 'tie-breaker';
  readonly team: number;
  readonly used: boolean;
}

/** A figure on the list does not die. */
export interface FigureSpared extends Fact {
  readonly type: 'figure-spared';
  readonly team: number;
  readonly figure: FigureName;
  readonly space: string;
  readonly by: 'flood' | 'isis';
}

export interface FigureKilled extends Fact {
  readonly type: 'figure-killed';
  readonly team: number;
  readonly figure: FigureName;
  readonly space: string;
  readonly cause: Cause;
  /** Its sun is free again. */
  readonly sun?: true;
}

export interface CardsTakenBack extends Fact {
  readonly type: 'cards-taken-back';
  readonly team: number;
  readonly cards: readonly CardName[];
}
