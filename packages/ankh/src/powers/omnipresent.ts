import { missing } from '@ennead/kernel';
import { bitsOf } from '../conflict/region.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { ownerOf } from '../pieces.ts';
import type { Power } from './power.ts';

/** A figure on water is present in every region around it (A-RUL-88). */
export const omnipresent: Power = {
  name: 'omnipresent',
  rule: 'A-POW-3',
  conflict: {
    atConflictStart(state, team, log) {
      const { regions } = groundOf(state);
      let present = 0;
      state.figures.forEach((figure, space) => {
        if (figure !== 0 && ownerOf(figure) === team) present |= regions[space] ?? missing();
      });
      const count = bitsOf(present).length;
      if (count > 0) changeFollowers(state, team, count, 'A-POW-3', log, 'omnipresent');
    },
  },
};
