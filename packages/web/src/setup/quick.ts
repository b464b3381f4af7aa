import type { Seat } from '@ennead/kernel';
import type { Seal } from '../ui/seal.ts';

/** The one thing asked before a quick game against bots: whom one plays. The first is the sensible one. */
export interface QuickChoice {
  readonly label: string;
  readonly options: readonly QuickOption[];
}

export interface QuickOption {
  readonly value: string;
  readonly label: string;
  /** What it can do, in a line. */
  readonly line: string;
  /** Null: chance will choose. */
  readonly seal: Seal | null;
  /** Where one sits, and the setup of the table. */
  readonly seat: Seat;
  readonly setup: { readonly players: number };
}

/** How many sit at a table that nobody has set up: you and two bots. */
export const QUICK_PLAYERS = 3;
