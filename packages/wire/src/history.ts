import type {
  Decision as KernelDecision,
  Fact as KernelFact,
  Patch as KernelPatch,
  StopView as KernelStopView,
} from '@ennead/kernel';
import Type, { type Static } from 'typebox';
import { closed, Data, Id, nullable, Option, Revision, SeatNumber, Time, Viewer } from './common.ts';
import { Outcome } from './tables.ts';

/** Facts are the game's own; each has at least a type and the rule behind it. */
export const Fact = Type.Unsafe<KernelFact>(Type.Object({ type: Type.String(), rule: Type.String() }));

/** From one view to the next; see `Patch` of the kernel. */
export const Patch = Type.Unsafe<KernelPatch>({ type: 'object' });

/** The view in the middle of a step, when so many of its facts had been told. */
export const StopView = Type.Unsafe<KernelStopView>(closed({ told: Revision, patch: Patch }));

/** One line of the history: what a viewer saw happen at a moment. `by` is null when several answered in secret. */
export const LogEntry = closed({
  moment: Revision,
  by: nullable(SeatNumber),
  at: Time,
  facts: Type.Array(Fact),
});
export type LogEntry = Static<typeof LogEntry>;

/**
 * Something at the table that is no move and stands in the log for everybody: a seat asked to go back, went back to a
 * moment or was refused, a bot got a seat (from its own person, the host or the clock), its person took it back, went on
 * vacation, had the game paused. `moment`: the line stands after that one.
 */
export const TableEvent = closed({
  kind: Type.Union([
    Type.Literal('undo'),
    Type.Literal('hand-over'),
    Type.Literal('take-back'),
    Type.Literal('undo-asked'),
    Type.Literal('undo-refused'),
    Type.Literal('undo-expired'),
    Type.Literal('vacation'),
    Type.Literal('vacation-over'),
    Type.Literal('pause'),
    Type.Literal('pause-refused'),
    Type.Literal('resume'),
  ]),
  seat: SeatNumber,
  cause: Type.Union([Type.Literal('own'), Type.Literal('host'), Type.Literal('clock')]),
  moment: Revision,
  at: Time,
});
export type TableEvent = Static<typeof TableEvent>;

/** The seat whose eyes are borrowed in a query; absent: the first of one's own. */
const SeatQuery = Type.Optional(Type.String({ pattern: '^([0-9]{1,2}|none)$' }));
const Count = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' }));
export const ReplayQuery = closed({ move: Count, seat: SeatQuery });
export const LogQuery = closed({ from: Count, seat: SeatQuery });
export const StoryQuery = closed({ from: Count, to: Count, seat: SeatQuery });

/** GET /tables/:id/log?seat=&from= */
export const Log = closed({
  seat: Viewer,
  entries: Type.Array(LogEntry),
  events: Type.Array(TableEvent),
});
export type Log = Static<typeof Log>;

/** What a viewer saw happen, with the views on the way. The view after it is `patch` on the view before it. */
export const StoryStep = closed({
  moment: Revision,
  by: nullable(SeatNumber),
  /** The viewer was among those who answered. */
  own: Type.Boolean(),
  at: Time,
  facts: Type.Array(Fact),
  stops: Type.Array(StopView),
  patch: Patch,
});
export type StoryStep = Static<typeof StoryStep>;

/** GET /tables/:id/story?seat=&from=: from the view at a moment on. It begins later where that is too long ago. */
export const Story = closed({ seat: Viewer, from: Revision, view: Data, steps: Type.Array(StoryStep) });
export type Story = Static<typeof Story>;

/** A question to a seat, with every legal answer, as the kernel asks it. */
export const Decision = Type.Unsafe<KernelDecision>(
  closed({
    seat: SeatNumber,
    kind: Type.String(),
    options: Type.Array(Option),
    secret: Type.Optional(Type.String()),
    among: Type.Optional(Type.Array(SeatNumber)),
    about: Type.Optional(Type.Unknown()),
  }),
);

/** GET /tables/:id/replay?move=N&seat=S: the position after N moments, as the visitor may see it. */
export const Replay = closed({
  table: Id,
  seat: Viewer,
  moment: Revision,
  /** How many moments there are. */
  of: Revision,
  by: nullable(SeatNumber),
  at: nullable(Time),
  facts: Type.Array(Fact),
  /** The views on the way from the moment before, each a patch of the one before it. */
  stops: Type.Array(StopView),
  view: Data,
  decisions: Type.Array(Decision),
  waiting: Type.Array(SeatNumber),
  outcome: nullable(Outcome),
});
export type Replay = Static<typeof Replay>;

/** POST /records: a match record as GET /tables/:id/record gives it. */
export const Imported = closed({ table: Id });
export type Imported = Static<typeof Imported>;
