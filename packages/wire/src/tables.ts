import type {
  Decision as KernelDecision,
  Fact as KernelFact,
  Patch as KernelPatch,
  StopView as KernelStopView,
} from '@ennead/kernel';
import Type, { type Static } from 'typebox';
import { BotName, closed, Data, Id, nullable, Option, Revision, SeatNumber, Time, Viewer } from './common.ts';
import { Person } from './people.ts';

/**
 * `live`: a bank of seconds and an increment for every turn ended. `days`: so many days for each turn; with `vacation` each
 * player's clock may stand still for so many days in all.
 */
export const Clock = Type.Union([
  closed({ kind: Type.Literal('none') }),
  closed({
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
  }),
  closed({
    kind: Type.Literal('days'),
    days: Type.Number({ minimum: 0.01, maximum: 60 }),
    vacation: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  }),
]);
export type Clock = Static<typeof Clock>;

/** What happens when a clock shows zero. */
export const AtZero = Type.Union([Type.Literal('bot'), Type.Literal('wait')]);
export type AtZero = Static<typeof AtZero>;

/**
 * Seconds after which the host may hand the seat of somebody who is away and waited for to a bot; null for never. Left
 * out: two minutes, a day where turns take days, never with a clock that runs (which then takes no other value).
 */
const HandOverAfter = nullable(Type.Integer({ minimum: 5, maximum: 60 * 86_400 }));

/**
 * Whether a game counts for ratings. `people`: every seat has a person of its own at the start. `all`: bots may play too,
 * and count as players.
 */
export const RatedFor = Type.Union([Type.Literal('no'), Type.Literal('people'), Type.Literal('all')]);
export type RatedFor = Static<typeof RatedFor>;

export const Visibility = Type.Union([Type.Literal('public'), Type.Literal('private')]);

export const Status = Type.Union([
  Type.Literal('open'),
  Type.Literal('playing'),
  Type.Literal('finished'),
  Type.Literal('closed'),
]);

/** GET /games: what this server offers. */
export const GameList = closed({
  games: Type.Array(closed({ id: Type.String(), rules: Type.Integer() })),
});

/** The pace of a game: how its clock runs. */
export const Pace = Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('days')]);

/** GET /tables?list=&game=&pace=&after=. The lobby is `joinable` and `watchable` together; of these `game` and `pace` choose. */
export const ListQuery = closed({
  list: Type.Optional(
    Type.Union([
      Type.Literal('lobby'),
      Type.Literal('joinable'),
      Type.Literal('watchable'),
      Type.Literal('mine'),
      Type.Literal('going'),
      Type.Literal('over'),
      Type.Literal('finished'),
    ]),
  ),
  game: Type.Optional(Type.String({ maxLength: 20 })),
  pace: Type.Optional(Pace),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}(:[A-Za-z0-9_-]{1,40})?$' })),
});
export type ListQuery = Static<typeof ListQuery>;

/** POST /tables. `setup` is the game's own; the number of players is the number of seats. */
export const NewTable = closed({
  game: Type.String({ maxLength: 20 }),
  setup: Data,
  seats: Type.Array(
    Type.Union([
      closed({ kind: Type.Literal('open') }),
      closed({ kind: Type.Literal('me') }),
      closed({ kind: Type.Literal('bot'), bot: BotName }),
    ]),
    { minItems: 1, maxItems: 8 },
  ),
  visibility: Visibility,
  clock: Type.Optional(Clock),
  atZero: Type.Optional(AtZero),
  handOver: Type.Optional(HandOverAfter),
  /** Left out: not rated. Whoever sits down agrees. */
  rated: Type.Optional(RatedFor),
  /** Whether spectators may have a bot estimate everybody’s chances while the game goes on. Left out: no. */
  chances: Type.Optional(Type.Boolean()),
  /** Makes a practice table whose chance can be repeated. */
  practiceSeed: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type NewTable = Static<typeof NewTable>;

/** `standIn`: the bot that plays while the person is away. */
export const SeatInfo = closed({
  person: nullable(Person),
  bot: nullable(BotName),
  standIn: nullable(BotName),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const Outcome = closed({ winners: Type.Array(SeatNumber), rule: Type.String() });

/** From one time to another the clock of a seat stands still, which is on vacation, or those of all (null). */
const Pause = closed({ seat: nullable(SeatNumber), from: Time, until: Time });

/** Somebody asks to pause for so many days, waiting for the seats in `needed` that are not yet in `accepted`. */
const PauseAsk = closed({
  seat: SeatNumber,
  days: Type.Integer(),
  needed: Type.Array(SeatNumber),
  accepted: Type.Array(SeatNumber),
  until: Time,
});
export type PauseAsk = Static<typeof PauseAsk>;

/** Table details without the position. */
export const TableInfo = closed({
  id: Id,
  game: Type.String(),
  rules: Type.Integer(),
  setup: Data,
  seats: Type.Array(SeatInfo),
  host: nullable(Person),
  status: Status,
  visibility: Visibility,
  practice: Type.Boolean(),
  imported: Type.Boolean(),
  clock: Clock,
  atZero: AtZero,
  handOver: HandOverAfter,
  rated: RatedFor,
  /** Spectators see the game so many moves late, until it is over. 0: as it is. */
  delay: Revision,
  /** Whether spectators may have a bot estimate everybody’s chances. */
  chances: Type.Boolean(),
  created: Time,
  started: nullable(Time),
  finished: nullable(Time),
  outcome: nullable(Outcome),
  /** The table of the rematch, once somebody asked for one. */
  rematch: nullable(Id),
  /** The seats whose people said, before the start, that they are ready. */
  ready: Type.Array(SeatNumber),
  /** Vacations and pauses so far, of games over days; what is left of a vacation is counted from them. */
  pauses: Type.Array(Pause),
  pauseAsk: nullable(PauseAsk),
});
export type TableInfo = Static<typeof TableInfo>;

/** What happened to somebody who was away: answers of others, and battles, pieces, places and points. */
const Since = closed({
  moves: Type.Integer(),
  battles: Type.Integer(),
  pieces: Type.Integer(),
  places: Type.Integer(),
  points: Type.Integer(),
});

/**
 * A table in a list: what a list needs, and no setup. `waiting` says in your own lists who is asked, as far as everybody may
 * know; null where no game goes on. `since` counts what you saw since your last answer where you are asked.
 */
const ListedTable = closed({
  id: Id,
  game: Type.String(),
  seats: Type.Array(SeatInfo),
  host: nullable(Person),
  status: Status,
  visibility: Visibility,
  practice: Type.Boolean(),
  imported: Type.Boolean(),
  clock: Clock,
  rated: RatedFor,
  created: Time,
  finished: nullable(Time),
  outcome: nullable(Outcome),
  waiting: nullable(Type.Array(SeatNumber)),
  since: nullable(Since),
});
export type ListedTable = Static<typeof ListedTable>;

/** `next` goes back in as `after`; null at the end of the list. */
export const TableList = closed({ tables: Type.Array(ListedTable), next: nullable(Type.String()) });
export type TableList = Static<typeof TableList>;

/** POST /tables/:id/join. Without a seat: the first free one. `from`: a seat of yours that you give up for it. */
export const Join = closed({ seat: Type.Optional(SeatNumber), from: Type.Optional(SeatNumber) });
export type Join = Static<typeof Join>;

/** POST /tables/:id/choose, before the start: what a seat may choose for itself, as a god of Ankh; `random` leaves it open. */
export const Choose = closed({ seat: SeatNumber, choice: Type.String({ minLength: 1, maxLength: 40 }) });
export type Choose = Static<typeof Choose>;

/** POST /tables/:id/leave, before the start. Without a seat: all of yours. */
export const Leave = closed({ seat: Type.Optional(SeatNumber) });

/** POST /tables/:id/seat, before the start. `open` sends away whoever sits there. */
export const ChangeSeat = Type.Union([
  closed({ seat: SeatNumber, kind: Type.Literal('open') }),
  closed({ seat: SeatNumber, kind: Type.Literal('bot'), bot: BotName }),
]);
export type ChangeSeat = Static<typeof ChangeSeat>;

/** POST /tables/:id/ready, before the start. */
export const Ready = closed({ ready: Type.Boolean() });

/** POST /tables/:id/change, before the start: what is left out stays as it is. */
export const ChangeTable = closed({
  setup: Type.Optional(Data),
  visibility: Type.Optional(Visibility),
  clock: Type.Optional(Clock),
  atZero: Type.Optional(AtZero),
  handOver: Type.Optional(HandOverAfter),
  /** Only while nobody but you sits there: who sits down agrees to what they see. */
  rated: Type.Optional(RatedFor),
  chances: Type.Optional(Type.Boolean()),
  /** The number of seats: new ones are open, and the last go if nobody sits there. A setup that names seats must fit. */
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
});
export type ChangeTable = Static<typeof ChangeTable>;

/** POST /tables/:id/hand-over and /take-back */
export const HandOver = closed({ seat: SeatNumber, bot: Type.Optional(BotName) });
export const TakeBack = closed({ seat: SeatNumber });

/** POST /tables/:id/vacation, in games over days: your clock stands still for so many days, or runs again with 0. */
export const Vacation = closed({ seat: SeatNumber, days: Type.Integer({ minimum: 0, maximum: 60 }) });
export type Vacation = Static<typeof Vacation>;

/** POST /tables/:id/pause, in games over days: asks the others to let all clocks stand still for so many days. */
export const AskPause = closed({ days: Type.Integer({ minimum: 1, maximum: 60 }) });

/** POST /tables/:id/answer-pause. Who asked says no to withdraw. */
export const AnswerPause = closed({ accept: Type.Boolean() });

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

export const ChatChannel = Type.Union([Type.Literal('table'), Type.Literal('spectators')]);

/** What is said with one tap; each reader reads it in their own language. */
export const Reaction = Type.Union([
  Type.Literal('hello'),
  Type.Literal('well-played'),
  Type.Literal('thanks'),
  Type.Literal('oops'),
  Type.Literal('thinking'),
  Type.Literal('good-game'),
]);
export type Reaction = Static<typeof Reaction>;

/** People at the table talk in `table`, all others in `spectators`; both may read both once the game is over. */
export const ChatLine = closed({
  id: Type.Integer(),
  channel: ChatChannel,
  person: Person,
  /** Empty where one tap said it. */
  text: Type.String(),
  reaction: nullable(Reaction),
  at: Time,
});
export type ChatLine = Static<typeof ChatLine>;

export const ChatLines = closed({ lines: Type.Array(ChatLine) });
export type ChatLines = Static<typeof ChatLines>;

/**
 * An answer laid down in advance: for a kind of question, and what it is about, where that matters (of an object only the
 * fields that are named). `turn: others`: not on your own turn. It is used up by its answer unless it `repeats`.
 */
export const Plan = closed({
  kind: Type.String({ minLength: 1, maxLength: 40 }),
  about: Type.Optional(Type.Unknown()),
  option: Option,
  turn: Type.Union([Type.Literal('any'), Type.Literal('others')]),
  repeats: Type.Boolean(),
});
export type Plan = Static<typeof Plan>;

/** PUT /tables/:id/plans: everything that a seat of yours has laid down, in order. Nobody else ever hears of it. */
export const LayDown = closed({ seat: SeatNumber, plans: Type.Array(Plan, { maxItems: 40 }) });
export type LayDown = Static<typeof LayDown>;

/** `used`: it has answered. `dropped`: its question came, and the rules did not offer the answer any more. */
export const KeptPlan = closed({
  ...Plan.properties,
  seat: SeatNumber,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('used'), Type.Literal('dropped')]),
  at: Time,
});
export type KeptPlan = Static<typeof KeptPlan>;

/** GET /tables/:id/plans, and what stands after a change. */
export const Plans = closed({ plans: Type.Array(KeptPlan) });
export type Plans = Static<typeof Plans>;
