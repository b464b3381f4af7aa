import { missing } from '@ennead/kernel';
import { award } from '../conflict/award.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { Power } from './power.ts';

/** Whoever loses with so many figures gains so much. */
const FIGURES = 2;
const DEVOTION = 2;

function consolation(figures: number): number {
  return figures < FIGURES ? 0 : DEVOTION;
}

/** Figures are those at B9, gods and neutralised ones among them; also when nobody won (A-RUL-46). */
export const magnanimous: Power = {
  name: 'magnanimous',
  rule: 'A-POW-10',
  conflict: {
    onLost(state, team, log) {
      const { present, region } = battleOf(state);
      award(state, region, team, consolation(present[team] ?? missing()), 'A-POW-10', log, 'magnanimous');
    },
    devotionIfLost: (_state, _team, figures) => consolation(figures),
  },
};
