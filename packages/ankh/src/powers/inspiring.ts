import { INSPIRED } from './build-price.ts';
import type { Power } from './power.ts';

const FREE = { followers: INSPIRED, rule: 'A-POW-2' };

/** Monuments built by card cost no followers. */
export const inspiring: Power = {
  name: 'inspiring',
  rule: 'A-POW-2',
  conflict: { buildCost: () => FREE },
};
