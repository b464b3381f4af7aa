import { missing } from '@ennead/kernel';
import { touches } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { countsAs, monumentAt } from '../monuments.ts';
import { controllerOf, TEMPLE } from '../pieces.ts';
import type { Power } from './power.ts';

/** For each temple with an own figure beside it. */
const STRENGTH = 2;

/** Neutralised figures and those on water count as well (A-STR-5). */
export const templeAttuned: Power = {
  name: 'temple-attuned',
  rule: 'A-POW-7',
  conflict: {
    addStrength(state, team, region) {
      const ground = groundOf(state);
      let temples = 0;
      for (const space of ground.lands[region] ?? missing()) {
        const monument = monumentAt(state, space);
        if (monument === 0 || controllerOf(monument) !== team || !countsAs(monument, TEMPLE)) continue;
        if (touches(state, ground, team, space)) temples += 1;
      }
      return STRENGTH * temples;
    },
  },
};
