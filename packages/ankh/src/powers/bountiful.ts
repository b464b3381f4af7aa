import type { Power } from './power.ts';

/** Every gain in the red is 1 larger: devotion.ts knows it, since gains happen everywhere. */
export const bountiful: Power = { name: 'bountiful', rule: 'A-POW-11' };
