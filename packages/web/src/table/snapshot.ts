import type { BaseState, Decision, Fact, Option, Outcome, Seat, StopView, Viewer } from '@ennead/kernel';
import type { ClockState, Pause } from '@ennead/table';
import type { PauseAsk } from '@ennead/wire';
import type { Sitting } from './seat-names.ts';

/** Who sits at a seat. */
export interface SeatInfo extends Sitting {
  readonly seat: Seat;
  /** This page may answer for the seat. */
  readonly mine: boolean;
  /** The person is connected (always true on this device). */
  readonly present: boolean;
  /** A bot plays for the person until they take the seat back. */
  readonly standIn: boolean;
}

/** The move numbers one can go back to; null where that is not possible. */
export interface UndoState {
  /** Free: one decision back, and back to where the seat's free moves began. */
  readonly step: number | null;
  readonly turn: number | null;
  /** Before the seat's last decision, with the leave of the others. */
  readonly ask: number | null;
  /** Someone asks to go back; the seats listed still have to agree. */
  readonly request: UndoRequest | null;
}

/** A seat of this page owes an answer; others may not see it being given if it is secret. */
export interface Next {
  readonly seat: Seat;
  readonly secret: boolean;
}

export interface UndoRequest {
  /** How many steps would be taken back, whoever made them. */
  readonly steps: number;
  readonly by: Seat;
  readonly awaiting: readonly Seat[];
  /** The moment it would go back to, and until when it can be agreed to (as of Date.now()). */
  readonly moment: number;
  readonly until: number;
}

/** Time left per seat in milliseconds at the moment `at` (as of Date.now()); runs for the seats in `running`. */
export type { ClockState };

/** A game over days: what there is of vacations and pauses. */
export interface Slow {
  /** Days that each player has in all. */
  readonly vacation: number;
  readonly pauses: readonly Pause[];
  /** Somebody asks to pause. */
  readonly ask: PauseAsk | null;
}

/** A table at the server and the people around it. */
export interface Room {
  /** This person set the table and may start it and stand in for those who are away. */
  readonly hosting: boolean;
  /** How many look on without a seat. */
  readonly spectators: number;
  /** The table of the rematch, once somebody asked for one. */
  readonly rematch: string | null;
  /** The last thing that happened beside the moves. */
  readonly notice: Notice | null;
  /** Counts what came into the log that is no move. */
  readonly events: number;
  /** Counts how often what this person laid down in advance has changed. */
  readonly plans: number;
  /** Seconds after which the host may hand over the seat of somebody who is away; null for never. */
  readonly handOver: number | null;
  /** What happens when a clock shows zero. */
  readonly atZero: 'bot' | 'wait';
  /** Spectators see the game so many moves late, and whether a bot may tell them everybody's chances. */
  readonly delay: number;
  readonly chances: boolean;
  /** Null where turns do not take days. */
  readonly slow: Slow | null;
}

export interface Notice {
  readonly code: string;
  readonly seat: Seat | null;
  /** Counts up, so that a repetition is news. */
  readonly number: number;
}

export type Connection = 'here' | 'connecting' | 'connected' | 'lost';

/** Facts together with the number of the move that caused them (0: the setup). */
export interface NumberedFact {
  readonly number: number;
  readonly fact: Fact;
}

/** A fact in the log of a table. */
export interface LogEntry extends NumberedFact {
  /** It is the first of its move. */
  readonly opens: boolean;
}

/** Everything a page may know at one moment. */
export interface Snapshot<View extends BaseState = BaseState> {
  readonly game: string;
  /** How many steps the viewer has seen. */
  readonly number: number;
  /** How many moves everybody may count. */
  readonly moment: number;
  readonly view: View;
  readonly viewer: Viewer;
  /** What happened since the viewer had seen `since` steps, as far as they may know. */
  readonly facts: readonly Fact[];
  readonly since: number;
  /** The views on the way there; empty if only the end is known. */
  readonly stops: readonly StopView[];
  /** Who made the last move; null: nobody, or several. */
  readonly by: Seat | null;
  /** What the viewer is asked. */
  readonly decisions: readonly Decision[];
  /** What another seat is asked that the viewer decides with it; absent on one device, where both see it anyway. */
  readonly joint?: readonly Decision[];
  /** What is proposed to the viewer for what it is asked, and what it proposes itself. */
  readonly proposals?: readonly { readonly seat: Seat; readonly option: Option }[];
  /** The seats of this page that have still to answer, as far as the viewer may know. */
  readonly owing: readonly Seat[];
  /** The seat of this page that is asked first: on a shared device it has to be passed there. */
  readonly next: Next | null;
  readonly waiting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly outcome: Outcome | null;
  readonly undo: UndoState;
  readonly clock: ClockState | null;
  readonly connection: Connection;
  /** Nobody minds if a bot is asked for advice. */
  readonly practice: boolean;
  /** What else there is to know of a table at the server; null elsewhere. */
  readonly room: Room | null;
}
