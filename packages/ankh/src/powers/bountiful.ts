import { isInTheRed } from '../devotion.ts';
import type { Power } from './power.ts';

declare module '../facts.ts' {
  interface ToldOfGain {
    /** It made the gain 1 more. */
    bountiful?: boolean;
  }
}

const ADDED = { amount: 1, told: { bountiful: true } } as const;

/** Every gain in the red is 1 larger. */
export const bountiful: Power = {
  name: 'bountiful',
  rule: 'A-POW-11',
  conflict: {
    addGain: (state, team) => (isInTheRed(state, team) ? ADDED : null),
  },
};
