import type {
  Fact,
  MatchRecord,
  Option,
  Patch,
  Problem,
  Result,
  Seat,
  StopView,
  Viewer,
} from '@ennead/kernel';
import type { Plan, Plans, Reaction } from '@ennead/wire';
import type { Sitting } from './seat-names.ts';
import type { NumberedFact, Snapshot } from './snapshot.ts';

/** The answer to something asked of a source: done, or a coded reason. */
export type Answer = Result<null, Problem>;

/**
 * A table as the page meets it: snapshots come, decisions go. The engine in a worker of this page and the server
 * are its two implementations; nothing above knows which one it talks to.
 */
export interface TableSource {
  /** Where the game runs: on this device or at the server. */
  readonly place: 'local' | 'remote';
  /** Calls back at once with the latest snapshot, if there is one, and with every later one. Returns the way out. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  decide(seat: Seat, option: Option): Promise<Answer>;
  /** Proposes an answer to what another seat is asked, or takes it back; absent where everyone sits around one device. */
  propose?(seat: Seat, option: Option | null): Promise<Answer>;
  /** Goes back to a number that the snapshot offers. */
  undo(to: number): Promise<Answer>;
  /** Says yes or no to someone else's wish to go back; no to one's own withdraws it. */
  answerUndo(accept: boolean): Promise<Answer>;
  /** Looks through another pair of eyes: one of the seats of this page, or a spectator's. */
  look(viewer: Viewer): void;
  /** Everything that happened so far, as far as the viewer may know. */
  history(): Promise<readonly NumberedFact[]>;
  /** What happened from one moment to another, or up to now, with the views on the way. It may begin later. */
  story(from: number, to?: number): Promise<PastStory>;
  /** The match in one file; refused while it would tell secrets of others. */
  record(): Promise<Result<MatchRecord>>;
  /** Talk at the table; null where everyone sits around one device. */
  readonly chat: Chat | null;
  /** What can be arranged at a table of the server; null elsewhere. */
  readonly seating: Seating | null;
  close(): void;
}

/** A piece of the past as the viewer saw it. */
export interface PastStory {
  readonly from: number;
  readonly view: Snapshot['view'];
  readonly steps: readonly PastStep[];
}

export interface PastStep {
  readonly moment: number;
  readonly by: Seat | null;
  /** The viewer was among those who answered. */
  readonly own: boolean;
  readonly facts: readonly Fact[];
  readonly stops: readonly StopView[];
  /** From the view before to the view after. */
  readonly patch: Patch;
}

export interface Seating {
  /** Lets a bot play a seat: one's own, or as host that of somebody who is away. */
  handOver(seat: Seat): Promise<Answer>;
  takeBack(seat: Seat): Promise<Answer>;
  /** Goes on vacation for so many days; 0: comes back. */
  takeVacation(seat: Seat, days: number): Promise<Answer>;
  /** Asks the others to let all clocks stand still. */
  askPause(days: number): Promise<Answer>;
  answerPause(accept: boolean): Promise<Answer>;
  resume(): Promise<Answer>;
  /** What this person laid down in advance, and laying it down anew for a seat. */
  plans(): Promise<Result<Plans>>;
  layDown(seat: Seat, plans: readonly Plan[]): Promise<Result<Plans>>;
  /** A new table with the same people; its id, the same for everybody who asks. */
  rematch(): Promise<Result<string>>;
}

export interface Chat {
  /** Calls back with all lines, and with the one that has just been said, if one was. */
  subscribe(listener: (lines: readonly ChatLine[], heard: ChatLine | null) => void): () => void;
  say(text: string): Promise<Answer>;
  /** Says something with one tap. */
  react(reaction: Reaction): Promise<Answer>;
}

export interface ChatLine {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly isMine: boolean;
  readonly text: string;
  /** What was said with one tap; the text is empty then. */
  readonly reaction: Reaction | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly fromSpectator: boolean;
}

/** A finished or running match, looked at move by move. */
export interface ReplaySource {
  /** Resolves when the match is there. */
  open(): Promise<Result<ReplayInfo>>;
  /** The position after `number` moves through the eyes of `viewer`, with the facts of the last of them. */
  at(number: number, viewer: Viewer): Promise<ReplayStep>;
  /** Every fact up to the end that the viewer may know. */
  facts(viewer: Viewer): Promise<readonly NumberedFact[]>;
  record(): Promise<Result<MatchRecord>>;
  close(): void;
}

export interface ReplayInfo {
  readonly game: string;
  readonly length: number;
  readonly seats: readonly Sitting[];
  /** The viewers whose eyes may be borrowed. */
  readonly viewers: readonly Viewer[];
}

export interface ReplayStep {
  readonly number: number;
  readonly view: Snapshot['view'];
  readonly facts: readonly Fact[];
  readonly stops: readonly StopView[];
  readonly by: Seat | null;
  readonly waiting: readonly Seat[];
  readonly outcome: Snapshot['outcome'];
}
