import type { Json } from '@ennead/kernel';
import Type, { type Static } from 'typebox';
import { closed, Option, SeatNumber, Time } from './common.ts';

/**
 * An answer laid down in advance: for a kind of question, and what it is about, where that matters (of an object only the
 * fields that are named). `turn: others`: not on your own turn. It is used up by its answer unless it `repeats`.
 */
export const Plan = closed({
  kind: Type.String({ minLength: 1, maxLength: 40 }),
  about: Type.Optional(Type.Unsafe<Json>(Type.Unknown())),
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
