import type { Frame } from '../flow.ts';
import type { BaseSetup, BaseState, Seat } from '../game.ts';
import type { ToyRulings } from './toy-rulings.ts';

export interface ToySetup extends BaseSetup {
  readonly rounds: number;
  readonly rulings?: ToyRulings;
}

export interface ToyState extends BaseState {
  readonly rulings: ToyRulings;
  players: number;
  rounds: number;
  /** The round under way, from 1; 0 before the first. */
  round: number;
  /** Cards not yet dealt, kept in order: which one comes is decided when it is dealt. */
  deck: number[];
  hands: number[][];
  discard: number[];
  /** The card each seat has bid this round; it stays in the hand until all are turned over. */
  bids: number[];
  /** Grain to be won. */
  market: number;
  /** All grain that ever came to the market. */
  harvested: number;
  granary: number[];
  temple: number[];
}

/** A position by hand: what is not named is as in a fresh game. */
export interface ToyPosition {
  readonly players?: number;
  readonly rounds?: number;
  /** Rounds already played. */
  readonly round?: number;
  readonly granary?: readonly number[];
  readonly temple?: readonly number[];
}

/** The winner of a round at work. */
export interface ShareFrame extends Frame {
  readonly procedure: 'share';
  readonly seat: Seat;
  left: number;
}

/** Stands for a card that is not there, or not to be seen. */
export const NO_CARD = 0;

const COPIES = 3;
const HIGHEST = 10;

/** Three each of the cards 1 to 10, in order. */
export const TOY_CARDS: readonly number[] = Array.from(
  { length: HIGHEST * COPIES },
  (_, i) => 1 + Math.floor(i / COPIES),
);
