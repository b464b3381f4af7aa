import { missing } from '@ennead/kernel';
import { award } from '../conflict/award.ts';
import { battleOf } from '../conflict/battle-state.ts';
import { POWER_NUMBERS } from './numbers.ts';
import type { Power } from './power.ts';

const { figures: FIGURES, devotion: DEVOTION } = POWER_NUMBERS.magnanimous;

/** Figures are those at B9, gods and neutralised ones among them; also when nobody won (A-RUL-46). */
export const magnanimous: Power = {
  name: 'magnanimous',
  rule: 'A-POW-10',
  conflict: {
    onLost(state, team, log) {
      const { present, region } = battleOf(state);
      if ((present[team] ?? missing()) < FIGURES) return;
      award(state, region, team, DEVOTION, 'A-POW-10', log, 'magnanimous');
    },
  },
};
