import Type, { type Static } from 'typebox';
import { BotName, closed, Id, nullable, SeatNumber, Time } from './common.ts';
import { Person } from './people.ts';
import { Picture } from './pictures.ts';
import { PersonRating } from './ratings.ts';

/** Who may see somebody's statistics and list of games. */
export const Privacy = Type.Union([Type.Literal('public'), Type.Literal('friends'), Type.Literal('nobody')]);
export type Privacy = Static<typeof Privacy>;

/** Games of one kind put together. `places` counts them by place, the first place first. */
const Tally = closed({
  games: Type.Integer(),
  won: Type.Integer(),
  points: Type.Integer(),
  places: Type.Array(Type.Integer()),
});
export type Tally = Static<typeof Tally>;

const NamedTally = closed({ name: Type.String(), tally: Tally });

/** Somebody's games of one game: all of them, by god or city, by scenario or length, by the number of players. */
export const GameStatistics = closed({
  game: Type.String(),
  all: Tally,
  as: Type.Array(NamedTally),
  variants: Type.Array(NamedTally),
  players: Type.Array(NamedTally),
  /** Where the points of all games came from, by kind; what was lost is negative. */
  sources: Type.Array(closed({ name: Type.String(), points: Type.Integer() })),
});
export type GameStatistics = Static<typeof GameStatistics>;

/** What somebody is to whoever asks. */
export const Relation = Type.Union([
  Type.Literal('self'),
  Type.Literal('friend'),
  /** You asked them; they asked you. */
  Type.Literal('asking'),
  Type.Literal('asked'),
  Type.Literal('blocked'),
  Type.Literal('none'),
]);
export type Relation = Static<typeof Relation>;

/** GET /people/:id */
export const Profile = closed({
  person: Person,
  /** Null: none was chosen; the page makes one of the id. */
  picture: nullable(Picture),
  since: Time,
  relation: Relation,
  /** Only for yourself. */
  privacy: nullable(Privacy),
  /** Over at most the last 2,000 games; null where you may not see them. */
  statistics: nullable(Type.Array(GameStatistics)),
  /** Null where they show it to nobody. */
  ratings: nullable(Type.Array(PersonRating)),
});
export type Profile = Static<typeof Profile>;

/** PUT /me/profile: what is left out stays as it is. */
export const ChangeProfile = closed({
  picture: Type.Optional(Picture),
  privacy: Type.Optional(Privacy),
});

/** GET /people/:id/games?after= */
export const PlayedQuery = closed({
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}:[A-Za-z0-9_-]{1,64}$' })),
});

/** One finished game of somebody's. */
export const PlayedGame = closed({
  table: Id,
  game: Type.String(),
  variant: Type.String(),
  seat: SeatNumber,
  as: Type.String(),
  place: Type.Integer(),
  won: Type.Boolean(),
  points: Type.Integer(),
  finished: Time,
  /** A bot played the seat at the end. */
  standIn: Type.Boolean(),
  /** Everybody at the table, by seat. */
  seats: Type.Array(closed({ person: nullable(Person), bot: nullable(BotName), place: Type.Integer() })),
});
export type PlayedGame = Static<typeof PlayedGame>;

/** Only games at public tables, and those you sat at yourself. `next` goes back in as `after`. */
export const PlayedGames = closed({ games: Type.Array(PlayedGame), next: nullable(Type.String()) });
export type PlayedGames = Static<typeof PlayedGames>;
