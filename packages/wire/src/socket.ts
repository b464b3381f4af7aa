import Type, { type Static } from 'typebox';
import { ChatLine, Reaction } from './chat.ts';
import { closed, Data, Id, nullable, Option, Revision, SeatNumber, Time, Viewer } from './common.ts';
import { Decision, Fact, StopView, TableEvent } from './history.ts';
import { Person } from './people.ts';
import { Outcome, TableInfo } from './tables.ts';

/** Chosen by the client, unique for it: a repeated id is answered as the first time and does nothing twice. */
export const CallId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/**
 * Starts a stream of one table for one viewer. Without a seat: the first one you hold, else as a spectator.
 * With `last`: what was missed since that number, as `moved` messages, or one `fresh`; never both.
 */
const Watch = closed({
  type: Type.Literal('watch'),
  table: Id,
  seat: Type.Optional(Viewer),
  last: Type.Optional(Revision),
});

const Unwatch = closed({ type: Type.Literal('unwatch'), table: Id, seat: Type.Optional(Viewer) });

/** Answers a decision. `number` is that of the stream of this seat when the option was offered. */
const Decide = closed({
  type: Type.Literal('decide'),
  id: CallId,
  table: Id,
  seat: SeatNumber,
  number: Revision,
  option: Option,
});

/** Goes back to the position after number `to`: at once where that is free, else everybody affected is asked. */
const Undo = closed({
  type: Type.Literal('undo'),
  id: CallId,
  table: Id,
  seat: SeatNumber,
  number: Revision,
  to: Revision,
});

const AnswerUndo = closed({
  type: Type.Literal('answer-undo'),
  id: CallId,
  table: Id,
  seat: SeatNumber,
  accept: Type.Boolean(),
});

/**
 * Proposes an answer to a question in `joint`; null takes it back. Only the two seats that decide together hear of it. `number` is
 * that of the stream of this seat when the question was shown.
 */
const Propose = closed({
  type: Type.Literal('propose'),
  id: CallId,
  table: Id,
  seat: SeatNumber,
  number: Revision,
  option: nullable(Option),
});

const Chat = closed({
  type: Type.Literal('chat'),
  id: CallId,
  table: Id,
  text: Type.String({ minLength: 1, maxLength: 500 }),
});

/** Says something with one tap. */
const React = closed({ type: Type.Literal('react'), id: CallId, table: Id, reaction: Reaction });

const Ping = closed({ type: Type.Literal('ping') });

export const ClientMessage = Type.Union([
  Watch,
  Unwatch,
  Decide,
  Undo,
  AnswerUndo,
  Propose,
  Chat,
  React,
  Ping,
]);
export type ClientMessage = Static<typeof ClientMessage>;

/**
 * Milliseconds left per seat when this was sent; the clocks of `running` go on. Null without a clock. One's own is exact, those of
 * others show the least they can have: answers in secret are charged until all are in.
 */
export const ClockView = nullable(
  closed({ left: Type.Array(Type.Integer()), running: Type.Array(SeatNumber), at: Time }),
);
export type ClockView = Static<typeof ClockView>;

/** Numbers of this stream that the seat can go back to; null where it cannot. */
export const UndoView = closed({
  /** Free: one decision back, and back to where the seat's free moves began. */
  step: nullable(Revision),
  turn: nullable(Revision),
  /** Before the seat's last decision, if the others agree. */
  ask: nullable(Revision),
});
export type UndoView = Static<typeof UndoView>;

/** A request to go back, waiting for the seats in `needed` that are not yet in `accepted`. */
export const UndoAsk = closed({
  seat: SeatNumber,
  moment: Revision,
  needed: Type.Array(SeatNumber),
  accepted: Type.Array(SeatNumber),
  /** Nobody can agree any more after that. */
  until: Time,
});
export type UndoAsk = Static<typeof UndoAsk>;

/** An answer that a seat proposes to the one it decides with. */
export const Proposal = closed({ seat: SeatNumber, option: Option });
export type Proposal = Static<typeof Proposal>;

/** What is said with every position. `moment` counts what everybody may count: it is the number for links. */
const position = {
  table: Id,
  seat: Viewer,
  number: Revision,
  moment: Revision,
  decisions: Type.Array(Decision),
  /** Questions to another seat that this one decides with it, as the two of a merged god do in a battle. */
  joint: Type.Array(Decision),
  /** What is proposed to this seat for what it is asked, and what it proposes itself. */
  proposals: Type.Array(Proposal),
  waiting: Type.Array(SeatNumber),
  clock: ClockView,
  undo: nullable(UndoView),
  outcome: nullable(Outcome),
};

/** The whole view. */
export const Fresh = closed({
  type: Type.Literal('fresh'),
  ...position,
  view: Data,
  ask: nullable(UndoAsk),
});
export type Fresh = Static<typeof Fresh>;

/**
 * One step on from number - 1. The new view is `{ ...view, ...changed }` without the keys in `removed`.
 * `stops` are views on the way, each a patch of the one before, after so many of the facts.
 * `by` is null when several seats had answered in secret. Going back is a step like any other, with `kind` undo.
 */
export const Moved = closed({
  type: Type.Literal('moved'),
  ...position,
  kind: Type.Union([Type.Literal('move'), Type.Literal('undo')]),
  by: nullable(SeatNumber),
  at: Time,
  facts: Type.Array(Fact),
  stops: Type.Array(StopView),
  changed: Data,
  removed: Type.Array(Type.String()),
});
export type Moved = Static<typeof Moved>;

const Hello = closed({
  type: Type.Literal('hello'),
  protocol: Type.Literal(1),
  version: Type.String(),
  person: nullable(Person),
  time: Time,
});

/** Sent on `watch` and whenever seats, status or settings change. */
const Table = closed({ type: Type.Literal('table'), table: TableInfo });

const Done = closed({
  type: Type.Literal('done'),
  id: CallId,
  /** The number of the seat's stream after it. */
  number: Revision,
  /** Only for undo: it was not free, the others are asked. */
  asked: Type.Optional(Type.Literal(true)),
});

/** `number` is that of the seat's stream now, where there is one. */
const Refused = closed({
  type: Type.Literal('refused'),
  id: nullable(CallId),
  code: Type.String(),
  message: Type.String(),
  number: Type.Optional(Revision),
  /** Seconds after which it may be tried again, where waiting helps. */
  retryAfter: Type.Optional(Type.Integer()),
});

/** A request to go back was made, answered or is over (null). */
const Asked = closed({ type: Type.Literal('asked'), table: Id, ask: nullable(UndoAsk) });

/** What is proposed to this seat, and by it, has changed. */
const Proposed = closed({
  type: Type.Literal('proposed'),
  table: Id,
  seat: SeatNumber,
  proposals: Type.Array(Proposal),
});
const Said = closed({ type: Type.Literal('said'), table: Id, line: ChatLine });

/** Who is here: the people with a socket on this table, and how many look on without a seat. */
const Presence = closed({
  type: Type.Literal('presence'),
  table: Id,
  seats: Type.Array(SeatNumber),
  spectators: Type.Integer(),
});

/** Something about the table that is no move: a bot failed, a clock ran out. */
const Notice = closed({
  type: Type.Literal('notice'),
  table: Id,
  seat: nullable(SeatNumber),
  code: Type.String(),
  message: Type.String(),
});

/** A line for the log that is no move; going back comes as `moved`. */
const Happened = closed({ type: Type.Literal('event'), table: Id, event: TableEvent });

/** What this seat laid down in advance has answered, fits no longer or was changed: to be read again. */
const PlansChanged = closed({ type: Type.Literal('plans'), table: Id, seat: SeatNumber });

const Pong = closed({ type: Type.Literal('pong'), time: Time });

export const ServerMessage = Type.Union([
  Hello,
  Fresh,
  Moved,
  Table,
  Done,
  Refused,
  Asked,
  Proposed,
  Said,
  Presence,
  Notice,
  Happened,
  PlansChanged,
  Pong,
]);
export type ServerMessage = Static<typeof ServerMessage>;
