import Type, { type Static } from 'typebox';
import { closed, nullable, Time } from './common.ts';
import { Person } from './people.ts';

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
