import Type, { type Static } from 'typebox';
import { BotName, closed, nullable } from './common.ts';
import { Person } from './people.ts';
import { Picture } from './pictures.ts';

/** A player’s rating in a game. `rating` orders the ladder; it is careful: three times `sigma` below `mu`. */
export const Rated = closed({
  rating: Type.Integer(),
  /** How far it may be off. */
  spread: Type.Integer(),
  mu: Type.Number(),
  sigma: Type.Number(),
  games: Type.Integer(),
  won: Type.Integer(),
  /** Fewer than ten games. */
  provisional: Type.Boolean(),
});
export type Rated = Static<typeof Rated>;

export const PersonRating = closed({ game: Type.String(), rating: Rated });
export type PersonRating = Static<typeof PersonRating>;

/** GET /ladder?game=&after= */
export const LadderQuery = closed({
  game: Type.String({ maxLength: 20 }),
  after: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
});

/** A person, or all bots of one name. */
const LadderEntry = closed({
  rank: Type.Integer(),
  person: nullable(Person),
  bot: nullable(BotName),
  picture: nullable(Picture),
  ...Rated.properties,
});

/** `next` goes back in as `after`; `own` is your rating in this game. */
export const Ladder = closed({
  game: Type.String(),
  entries: Type.Array(LadderEntry),
  own: nullable(Rated),
  next: nullable(Type.String()),
});
export type Ladder = Static<typeof Ladder>;
