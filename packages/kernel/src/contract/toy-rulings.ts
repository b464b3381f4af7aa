import type { Pinned, Rulings } from '../rulings.ts';

export const TOY_RULES = 2;

/** In the first version equals in the temple shared in the bonus. */
export const TOY_RULINGS = {
  'temple-bonus': {
    rule: 'TOY-END-1',
    date: '2026-11-16',
    variants: ['shared', 'alone'],
    since: { 1: 'shared', 2: 'alone' },
    choice: true,
  },
} as const satisfies Rulings;

export type ToyRulings = Pinned<typeof TOY_RULINGS>;
