import type { BaseState, Fact, Seat } from '@ennead/kernel';
import type { IconName } from '../icons/icon-name.ts';
import type { Weight } from './frame.ts';

/** How a game tells its facts: in which pieces, in which words, at which places. */
export interface Telling<View extends BaseState = BaseState, F extends Fact = Fact> {
  weigh(fact: F): Weight;
  /** In the log: a heading, a line of its own, or part of the line before it. `lead`: what that line began with, if there is one. */
  line(fact: F, lead?: F): 'chapter' | 'line' | 'detail';
  /** What came of something as a number and a picture. Null: it has to be said in words. */
  gain(fact: F): Gain | null;
  /** Where it happened. */
  trace(view: View, fact: F): Trace | null;
  /** Whom a fact happened to, if it was not their own doing. */
  victim(fact: F): Seat | null;
}

/** Somebody has so much more of something, or less. */
export interface Gain {
  readonly seat: Seat;
  readonly amount: number;
  readonly icon: IconName;
  readonly label: string;
}

/** Something on the board, by the number of its space or sector. */
export interface Trace {
  /** Whose doing it was. */
  readonly seat: Seat | null;
  /** Where it came from; null: it did not move. */
  readonly from: number | null;
  readonly to: number;
}

/** A game that says nothing about it tells fact by fact. */
export const PLAIN: Telling = {
  weigh: () => 'small',
  line: () => 'line',
  gain: () => null,
  trace: () => null,
  victim: () => null,
};
