/**
 * The messages of the server as the page reads them: the counterpart of packages/server/src/protocol.ts, which checks
 * them. The page may not import the server; a browser test against a real one keeps the two together.
 */
import type { Decision, Fact, Option, Outcome, Patch, Seat, StopView, Viewer } from '@ennead/kernel';
import type { BotName } from '../local/local-table.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface Me {
  readonly person: Person | null;
  readonly hasPassword: boolean;
  readonly passkeys: readonly { readonly id: string; readonly created: number; readonly name: string }[];
  readonly webhook: string | null;
  readonly email: string | null;
  /** Nothing is sent before. */
  readonly emailConfirmed: boolean;
  /** On how many devices web push is on. */
  readonly pushes: number;
}

export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

/** What happens when a clock shows zero. */
export type AtZero = 'bot' | 'wait';

export type SeatWish =
  | { readonly kind: 'open' }
  | { readonly kind: 'me' }
  | { readonly kind: 'bot'; readonly bot: BotName };

export interface NewTable {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly SeatWish[];
  readonly visibility: 'public' | 'private';
  readonly clock?: Clock;
  readonly atZero?: AtZero;
  /** Seconds after which a bot may get an absent seat; null for never. */
  readonly handOver?: number | null;
  /** Makes a practice table: chance can be repeated, and bots give advice. */
  readonly practiceSeed?: string;
}

export interface TableSeat {
  readonly person: Person | null;
  readonly bot: BotName | null;
  readonly standIn: BotName | null;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly TableSeat[];
  readonly host: Person | null;
  readonly status: 'open' | 'playing' | 'finished' | 'closed';
  readonly visibility: 'public' | 'private';
  readonly practice: boolean;
  /** Brought in as a file: nobody sat here. */
  readonly imported: boolean;
  readonly clock: Clock;
  readonly handOver: number | null;
  readonly created: number;
  readonly finished: number | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
}

/** A table in a list, without its setup: of one's own that are played it says who is asked. */
export interface ListedTable extends Omit<TableInfo, 'setup' | 'rematch'> {
  readonly waiting: readonly Seat[] | null;
}

export interface LogEntry {
  readonly moment: number;
  readonly facts: readonly Fact[];
}

/** What happened at a table beside its moves; its line stands after the moment. */
export interface TableEvent {
  readonly kind: 'undo' | 'hand-over' | 'take-back';
  readonly seat: Seat;
  readonly cause: 'own' | 'host' | 'clock';
  readonly moment: number;
}

export interface StoryView {
  readonly from: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly steps: readonly {
    readonly moment: number;
    readonly by: Seat | null;
    readonly own: boolean;
    readonly facts: readonly Fact[];
    readonly stops: readonly StopView[];
    readonly patch: Patch;
  }[];
}

export interface ReplayView {
  readonly moment: number;
  readonly of: number;
  readonly by: Seat | null;
  readonly stops: readonly StopView[];
  readonly facts: readonly Fact[];
  readonly view: Readonly<Record<string, unknown>>;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface ChatMessage {
  readonly id: number;
  readonly channel: 'table' | 'spectators';
  readonly person: Person;
  readonly text: string;
  readonly at: number;
}

export interface UndoAsk {
  readonly seat: Seat;
  /** The moment to go back to. */
  readonly moment: number;
  readonly needed: readonly Seat[];
  readonly accepted: readonly Seat[];
  /** The request is over then. */
  readonly until: number;
}

/** An answer that a seat proposes to the one it decides with. */
export interface Proposal {
  readonly seat: Seat;
  readonly option: Option;
}

interface Position {
  readonly table: string;
  readonly seat: Viewer;
  readonly number: number;
  readonly moment: number;
  readonly decisions: readonly Decision[];
  readonly joint: readonly Decision[];
  readonly proposals: readonly Proposal[];
  readonly waiting: readonly Seat[];
  readonly clock: {
    readonly left: readonly number[];
    readonly running: readonly Seat[];
    readonly at: number;
  } | null;
  readonly undo: {
    readonly step: number | null;
    readonly turn: number | null;
    readonly ask: number | null;
  } | null;
  readonly outcome: Outcome | null;
}

export interface Fresh extends Position {
  readonly type: 'fresh';
  readonly view: Readonly<Record<string, unknown>>;
  readonly ask: UndoAsk | null;
}

export interface Moved extends Position {
  readonly type: 'moved';
  readonly kind: 'move' | 'undo';
  readonly by: Seat | null;
  readonly facts: readonly Fact[];
  readonly stops: readonly StopView[];
  readonly changed: Readonly<Record<string, unknown>>;
  readonly removed: readonly string[];
}

export type ServerMessage =
  | { readonly type: 'hello'; readonly person: Person | null; readonly time: number }
  | Fresh
  | Moved
  | { readonly type: 'table'; readonly table: TableInfo }
  | { readonly type: 'done'; readonly id: string; readonly number: number }
  | { readonly type: 'refused'; readonly id: string | null; readonly code: string; readonly message: string }
  | { readonly type: 'asked'; readonly table: string; readonly ask: UndoAsk | null }
  | {
      readonly type: 'proposed';
      readonly table: string;
      readonly seat: Seat;
      readonly proposals: readonly Proposal[];
    }
  | { readonly type: 'said'; readonly table: string; readonly line: ChatMessage }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
    }
  | {
      readonly type: 'notice';
      readonly table: string;
      readonly seat: Seat | null;
      readonly code: string;
      readonly message: string;
    }
  | { readonly type: 'event'; readonly table: string; readonly event: TableEvent }
  | { readonly type: 'pong'; readonly time: number };

export type ClientMessage =
  | { readonly type: 'watch'; readonly table: string; readonly seat?: Viewer; readonly last?: number }
  | { readonly type: 'unwatch'; readonly table: string; readonly seat?: Viewer }
  | {
      readonly type: 'decide';
      readonly id: string;
      readonly table: string;
      readonly seat: Seat;
      readonly number: number;
      readonly option: Option;
    }
  | {
      readonly type: 'undo';
      readonly id: string;
      readonly table: string;
      readonly seat: Seat;
      readonly number: number;
      readonly to: number;
    }
  | {
      readonly type: 'answer-undo';
      readonly id: string;
      readonly table: string;
      readonly seat: Seat;
      readonly accept: boolean;
    }
  | {
      readonly type: 'propose';
      readonly id: string;
      readonly table: string;
      readonly seat: Seat;
      readonly number: number;
      readonly option: Option | null;
    }
  | { readonly type: 'chat'; readonly id: string; readonly table: string; readonly text: string }
  | { readonly type: 'ping' };
