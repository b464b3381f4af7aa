import type { BaseState, Decision, Option, Seat } from '@ennead/kernel';

/** From weakest to strongest; random is for tests. */
export const BOT_NAMES = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** How a bot plays. The same view, seed and number of nodes give the same choice. */
export interface BotOptions {
  readonly seed: string;
  /** Worlds played out for one decision. */
  readonly nodes?: number;
  /** Milliseconds for one decision; needs `now`. */
  readonly budgetMs?: number;
  /** A clock in milliseconds: `performance.now`, in Node and in a Web Worker alike. */
  readonly now?: () => number;
}

/** A player that knows no more than its seat. */
export interface Bot {
  /** Answers the first of the decisions that the seat owes. */
  choose(view: BaseState, viewer: Seat, decisions: readonly Decision[]): Option;
  /** The best options for the first decision, the best one first. */
  explain?(view: BaseState, viewer: Seat, decisions: readonly Decision[]): Explained[];
}

export interface Explained {
  readonly option: Option;
  /** The chance to win that the bot sees in it, 0 to 1. */
  readonly value: number;
  /** What the option is expected to change, the largest change first. */
  readonly reasons: readonly Reason[];
  /** The chance to win the battle under way, 0 to 1; absent: none is fought, or it is not decided in this turn. */
  readonly battle?: number;
  /** The next answer of a rival that the bot reckons with; absent: nobody else is asked soon. */
  readonly expects?: Expected;
}

/** What a rival is likely to answer. */
export interface Expected {
  readonly decision: Decision;
  readonly option: Option;
  /** How likely, 0 to 1. */
  readonly share: number;
}

/** A word of the game and how much of it, in devotion (Ankh) or victory points (Kemet). */
export interface Reason {
  readonly key: string;
  readonly amount: number;
}
