import Type, { type Static } from 'typebox';
import { closed, Id, nullable, Time } from './common.ts';

/** `quick`: ten minutes each and a little for every turn. `evening`: half an hour each. `days`: a day for each turn. */
export const MatchLength = Type.Union([Type.Literal('quick'), Type.Literal('evening'), Type.Literal('days')]);
export type MatchLength = Static<typeof MatchLength>;

const Players = Type.Integer({ minimum: 2, maximum: 5 });

/** PUT /me/match: what you want to play. Send it again while you wait: who waits for a live game and is not heard of for 90 seconds has gone. */
export const Wish = closed({
  game: Type.String({ maxLength: 20 }),
  length: MatchLength,
  least: Players,
  most: Players,
  rated: Type.Boolean(),
  /** Minutes after which bots take the seats that are missing; null for never. No bots at rated tables. */
  botsAfter: nullable(Type.Integer({ minimum: 1, maximum: 1440 })),
});
export type Wish = Static<typeof Wish>;

/** GET, PUT and DELETE /me/match: your wish, how many others want the same, and the table once there is one. */
export const Waiting = closed({
  wish: nullable(Wish),
  since: nullable(Time),
  others: Type.Integer(),
  table: nullable(Id),
});
export type Waiting = Static<typeof Waiting>;
