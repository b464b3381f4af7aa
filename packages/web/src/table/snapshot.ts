import type { BaseState, Decision, Fact, Outcome, Seat, Viewer } from '@ennead/kernel';

/** Who sits at a seat. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** This page may answer for the seat. */
  readonly mine: boolean;
  /** The person is connected (always true on this device). */
  readonly present: boolean;
}

/** What can be taken back. */
export interface UndoState {
  /** The move number one may go back to at once; null: nothing is free to take back. */
  readonly freeTo: number | null;
  /** Someone asks to go back; the seats listed still have to agree. */
  readonly request: UndoRequest | null;
}

export interface UndoRequest {
  readonly by: Seat;
  readonly to: number;
  readonly awaiting: readonly Seat[];
}

/** Time left per seat in milliseconds at the moment `at` (as of Date.now()); runs for the seats in `running`. */
export interface ClockState {
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

export type Connection = 'here' | 'connecting' | 'connected' | 'lost';

/** Facts together with the number of the move that caused them (0: the setup). */
export interface NumberedFact {
  readonly number: number;
  readonly fact: Fact;
}

/** Everything a page may know at one moment. */
export interface Snapshot<View extends BaseState = BaseState> {
  readonly game: string;
  /** How many moves were taken. */
  readonly number: number;
  readonly view: View;
  readonly viewer: Viewer;
  /** What happened since the snapshot before, as far as the viewer may know. */
  readonly facts: readonly Fact[];
  /** What the seats of this page are asked. */
  readonly decisions: readonly Decision[];
  readonly waiting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  readonly undo: UndoState;
  readonly clock: ClockState | null;
  readonly connection: Connection;
}
