import type { CardName } from '../cards/names.ts';
import type { FigureName, MonumentName } from '../pieces.ts';
import type { Cause, Victory } from './hooks.ts';

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

/** Facts of Conflict events. A region goes by its first land space. */
export interface ConflictFacts {
  // ---- the event
  'conflict-began': {
    /** 1 to 5. */
    number: number;
    /** The team that takes the tie-breaker. */
    team: number;
  };
  'conflict-ended': {
    number: number;
  };
  'monument-destroyed': {
    monument: MonumentName;
    space: string;
    /** The team that controlled it; absent: it was neutral. */
    team?: number;
    /** The space of the Scorpion that did it. */
    by?: string;
  };
  'region-reached': {
    region: string;
    /** Its conflict token. */
    number: number;
    status: 'empty' | 'dominated' | 'battle';
    /** The teams with figures in it. */
    teams: readonly number[];
  };
  majorities: {
    region: string;
    /** One entry for each kind that somebody controls in the region. */
    kinds: readonly {
      readonly monument: MonumentName;
      readonly counts: readonly { readonly team: number; readonly count: number }[];
      /** The team with the majority; absent: a tie. */
      readonly team?: number;
      /** False if that team has no figure in the region. */
      readonly scored: boolean;
    }[];
    /** What the table adds to the worth of each majority here. */
    added?: readonly Term[];
  };
  /** The sum behind the devotion that follows it. */
  reward: {
    team: number;
    region: string;
    victory: Victory;
    terms: readonly Term[];
    total: number;
  };
  'gain-prevented': {
    team: number;
    amount: number;
    source: string;
  };
  // ---- the battle
  'battle-began': {
    region: string;
    teams: readonly number[];
  };
  'figure-relocated': {
    team: number;
    figure: FigureName;
    from: string;
    space: string;
  };
  /** For the eyes of the team alone, until all are revealed. */
  'cards-chosen': {
    team: number;
    cards: readonly CardName[];
  };
  'cards-revealed': {
    cards: readonly { readonly team: number; readonly cards: readonly CardName[] }[];
  };
  'figures-sheltered': {
    team: number;
    spaces: readonly string[];
  };
  'monument-built': {
    team: number;
    monument: MonumentName;
    space: string;
  };
  /** For the eyes of the team alone, until all are revealed. */
  'bid-made': {
    team: number;
    bid: number;
  };
  'bids-revealed': {
    /** The team whose Plague it is. */
    team: number;
    bids: readonly { readonly team: number; readonly bid: number }[];
    /** Absent: the highest bid was shared. */
    spared?: number;
  };
  strength: {
    team: number;
    terms: readonly Term[];
    total: number;
    /** Figures in the region. */
    figures: number;
  };
  'battle-decided': {
    region: string;
    /** Absent: nobody wins. */
    winner?: number;
    losers: readonly number[];
  };
  /** B20: all that belongs to the battle has been told. */
  'battle-ended': {
    region: string;
  };
  'tie-breaker': {
    team: number;
    used: boolean;
  };
  /** A figure on the list does not die. */
  'figure-spared': {
    team: number;
    figure: FigureName;
    space: string;
    by: keyof Sparing;
  };
  'figure-killed': {
    team: number;
    figure: FigureName;
    space: string;
    cause: Cause;
    /** Its sun is free again. */
    sun?: true;
  };
  'cards-taken-back': {
    team: number;
    cards: readonly CardName[];
  };
}

/** What can take a figure off the list of those who die. Each thing that does adds its name here, in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: things fill it from their own files
export interface Sparing {}
