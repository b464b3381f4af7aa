import Type, { type Static } from 'typebox';
import { closed, Data, Id, Name, nullable, Time } from './common.ts';
import { Known } from './friends.ts';
import { Person } from './people.ts';
import { AtZero, Clock, RatedFor, Status, Visibility } from './tables.ts';

/** `swiss`: rounds drawn by score. `all`: rounds until everybody has met everybody. */
export const Format = Type.Union([Type.Literal('swiss'), Type.Literal('all')]);
export type Format = Static<typeof Format>;

const SeatCount = Type.Integer({ minimum: 2, maximum: 5 });

/** POST /tournaments. `setup` is the game's own; tables have `least` to `most` people, as near to `wanted` as can be. */
export const NewTournament = closed({
  name: Name,
  game: Type.String({ maxLength: 20 }),
  setup: Data,
  format: Format,
  seats: closed({ least: SeatCount, most: SeatCount, wanted: SeatCount }),
  /** Of a Swiss tournament. */
  rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  /** What the first, second, third … place at a table brings. */
  points: Type.Array(Type.Number({ minimum: 0, maximum: 1000 }), { minItems: 1, maxItems: 5 }),
  /** No more than so many take part; others wait to stand in for who drops out. */
  places: Type.Integer({ minimum: 3, maximum: 64 }),
  /** Hours for each round; null for as long as it takes. */
  roundHours: nullable(Type.Integer({ minimum: 1, maximum: 2160 })),
  /** Whether people may come in between rounds. */
  late: Type.Boolean(),
  visibility: Visibility,
  clock: Type.Optional(Clock),
  atZero: Type.Optional(AtZero),
  rated: Type.Optional(RatedFor),
});
export type NewTournament = Static<typeof NewTournament>;

export const TournamentStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('playing'),
  Type.Literal('finished'),
  Type.Literal('closed'),
]);

const summary = {
  id: Id,
  name: Type.String(),
  game: Type.String(),
  format: Format,
  organiser: Person,
  status: TournamentStatus,
  /** The round that is played, 0 before the first, and how many there will be as far as is known. */
  round: Type.Integer(),
  rounds: Type.Integer(),
  people: Type.Integer(),
  places: Type.Integer(),
  clock: Clock,
  rated: RatedFor,
  created: Time,
  /** When the round that is played must be over. */
  due: nullable(Time),
};

export const TournamentSummary = closed(summary);
export type TournamentSummary = Static<typeof TournamentSummary>;

/** `in`: takes part. `waiting`: stands in for the next who drops out. `out`: has dropped out. */
const EntrantState = Type.Union([Type.Literal('in'), Type.Literal('waiting'), Type.Literal('out')]);

const TournamentTable = closed({
  table: Id,
  status: Status,
  /** In the order of the seats; `place` and `points` once the game is over. */
  seats: Type.Array(
    closed({
      person: Person,
      place: nullable(Type.Integer()),
      points: nullable(Type.Number()),
      /** A bot played for them at the end. */
      left: Type.Boolean(),
    }),
  ),
});

const Standing = closed({
  rank: Type.Integer(),
  person: Person,
  state: EntrantState,
  points: Type.Number(),
  wins: Type.Integer(),
  opponents: Type.Number(),
  games: Type.Integer(),
  byes: Type.Integer(),
});

/** GET /tournaments/:id: all of it. */
export const Tournament = closed({
  ...summary,
  setup: Data,
  seats: closed({ least: SeatCount, most: SeatCount, wanted: SeatCount }),
  points: Type.Array(Type.Number()),
  /** What a round without a table brings. */
  bye: Type.Number(),
  roundHours: nullable(Type.Integer()),
  late: Type.Boolean(),
  visibility: Visibility,
  atZero: AtZero,
  entrants: Type.Array(closed({ ...Known.properties, state: EntrantState })),
  standings: Type.Array(Standing),
  drawn: Type.Array(
    closed({ round: Type.Integer(), tables: Type.Array(TournamentTable), byes: Type.Array(Person) }),
  ),
});
export type Tournament = Static<typeof Tournament>;

/** GET /tournaments?list=&after=: public ones that are open or under way, yours, or public ones that are over. */
export const TournamentQuery = closed({
  list: Type.Optional(Type.Union([Type.Literal('going'), Type.Literal('mine'), Type.Literal('over')])),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}:[A-Za-z0-9_-]{1,64}$' })),
});

export const TournamentList = closed({
  tournaments: Type.Array(TournamentSummary),
  next: nullable(Type.String()),
});
export type TournamentList = Static<typeof TournamentList>;

/** POST /tournaments/:id/remove, by the organiser. */
export const RemoveEntrant = closed({ person: Id });
