import { missing } from '@ennead/kernel';
import { bitsOf } from '../conflict/region.ts';
import type { Power } from './power.ts';

/** A victory by so much is worth so much. */
const MARGIN = 3;
const REWARD = 3;

/** Compared with participants only; those without figures have strength 0 (A-RUL-40). */
export const glorious: Power = {
  name: 'glorious',
  rule: 'A-POW-9',
  conflict: {
    baseReward(_state, team, { strength, participants }) {
      const own = strength[team] ?? missing();
      for (const other of bitsOf(participants & ~(1 << team)))
        if (own - (strength[other] ?? missing()) < MARGIN) return 0;
      return REWARD;
    },
  },
};
