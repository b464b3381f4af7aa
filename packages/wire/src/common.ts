import Type, { type Static } from 'typebox';

/** Ids are unguessable, so that a link to a private table is the key to it. */
export const Id = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });

/** A seat, or null for a spectator. */
export const Viewer = Type.Union([SeatNumber, Type.Null()]);

/** One answer to a decision: a short text or a number. */
export const Option = Type.Union([Type.String({ maxLength: 200 }), Type.Number()]);

/** A point in a stream of numbered messages. */
export const Revision = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Milliseconds since 1970 on the server's clock. */
export const Time = Type.Integer({ minimum: 0 });

/** Something to be seen, and no mark that turns the direction of writing for what follows. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]*$',
});

/** Plain data that the server hands on without looking inside. */
export const Data = Type.Unsafe<Record<string, unknown>>({ type: 'object' });

export const BotName = Type.Union([
  Type.Literal('random'),
  Type.Literal('beginner'),
  Type.Literal('easy'),
  Type.Literal('medium'),
  Type.Literal('hard'),
  Type.Literal('expert'),
]);
export type BotName = Static<typeof BotName>;

/** Every refusal over HTTP has this body; the socket's `refused` carries the same code and sentence. */
export const Refusal = Type.Object({
  code: Type.String(),
  message: Type.String(),
  /** Seconds after which it may be tried again, where waiting helps; the header of that name says the same. */
  retryAfter: Type.Optional(Type.Integer()),
});
export type Refusal = Static<typeof Refusal>;

/** A closed object: unknown fields are refused. */
export function closed<P extends Type.TProperties>(properties: P): Type.TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}

export const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
