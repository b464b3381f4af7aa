import type { Pinned, Rulings } from '@ennead/kernel';

/** The version of these rules. Every ruling below says what was in force since which. */
export const RULES = 1;

/** Points that are or were played in more than one way, told in docs/rules. */
export const RULINGS = {} as const satisfies Rulings;

export type AnkhRulings = Pinned<typeof RULINGS>;
