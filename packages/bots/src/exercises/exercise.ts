import type { MatchRecord, Option, Seat } from '@ennead/kernel';
import type { Reason } from '../bot.ts';

/** 1: seen at first sight; 2: found by who thinks ahead; 3: found by who thinks long. */
export type Difficulty = 1 | 2 | 3;

/** A moment of a game with one clearly best answer. */
export interface Exercise {
  readonly id: string;
  /** The game up to that moment. */
  readonly record: MatchRecord;
  /** Who is asked, and the kind of the question. */
  readonly seat: Seat;
  readonly kind: string;
  /** The best answer, and further ones of the same seat as far as they are clear too. */
  readonly line: readonly Option[];
  /** The chance to win with the best answer, and how much the next best one gives away. */
  readonly chance: number;
  readonly margin: number;
  /** What it brings beyond the next best one by the end of the turn. */
  readonly reasons: readonly Reason[];
  readonly difficulty: Difficulty;
}
