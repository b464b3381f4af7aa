import Type, { type Static } from 'typebox';
import { BotName, closed, Data, Id, nullable, Revision, SeatNumber, Time } from './common.ts';
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

/** What happened to somebody who was away: turns of rivals, and battles, pieces, places and points. */
const Since = closed({
  turns: Type.Integer(),
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
export type HandOver = Static<typeof HandOver>;
export const TakeBack = closed({ seat: SeatNumber });

/** POST /tables/:id/vacation, in games over days: your clock stands still for so many days, or runs again with 0. */
export const Vacation = closed({ seat: SeatNumber, days: Type.Integer({ minimum: 0, maximum: 60 }) });
export type Vacation = Static<typeof Vacation>;

/** POST /tables/:id/pause, in games over days: asks the others to let all clocks stand still for so many days. */
export const AskPause = closed({ days: Type.Integer({ minimum: 1, maximum: 60 }) });

/** POST /tables/:id/answer-pause. Who asked says no to withdraw. */
export const AnswerPause = closed({ accept: Type.Boolean() });
