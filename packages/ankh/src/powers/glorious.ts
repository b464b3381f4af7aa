import { missing } from '@ennead/kernel';
import { battleOf } from '../conflict/battle-state.ts';
import { bitsOf } from '../conflict/region.ts';
import { POWER_NUMBERS } from './numbers.ts';
import type { Power } from './power.ts';

const { margin: MARGIN, reward: REWARD } = POWER_NUMBERS.glorious;

/** Compared with participants only; those without figures have strength 0 (A-RUL-40). */
export const glorious: Power = {
  name: 'glorious',
  rule: 'A-POW-9',
  conflict: {
    baseReward(state, team) {
      const { strength, participants } = battleOf(state);
      const own = strength[team] ?? missing();
      for (const other of bitsOf(participants & ~(1 << team)))
        if (own - (strength[other] ?? missing()) < MARGIN) return 0;
      return REWARD;
    },
  },
};
