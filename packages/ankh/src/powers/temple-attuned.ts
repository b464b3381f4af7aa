import { battleOf } from '../conflict/battle-state.ts';
import { isInRegion } from '../conflict/region.ts';
import { touches } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { countsAs } from '../monuments.ts';
import { controllerOf, TEMPLE } from '../pieces.ts';
import { POWER_NUMBERS } from './numbers.ts';
import type { Power } from './power.ts';

const { strength: STRENGTH } = POWER_NUMBERS['temple-attuned'];

/** Neutralised figures and those on water count as well (A-STR-5). */
export const templeAttuned: Power = {
  name: 'temple-attuned',
  rule: 'A-POW-7',
  conflict: {
    addStrength(state, team) {
      const ground = groundOf(state);
      const { region } = battleOf(state);
      let temples = 0;
      state.monuments.forEach((monument, space) => {
        if (monument === 0 || controllerOf(monument) !== team || !countsAs(monument, TEMPLE)) return;
        if (isInRegion(ground, space, region) && touches(state, ground, team, space)) temples += 1;
      });
      return STRENGTH * temples;
    },
  },
};
