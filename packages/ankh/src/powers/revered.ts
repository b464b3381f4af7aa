import { hasPower } from '../teams.ts';
import { REVERED } from './names.ts';
import type { Power } from './power.ts';

const ADDED = { amount: 1, rule: 'A-POW-4', source: 'revered' };

/** Also where no monument gives any (A-GAIN-4). */
export const revered: Power = {
  name: 'revered',
  rule: 'A-POW-4',
  turn: {
    addFollowers: (state, team) => (hasPower(state, team, REVERED) ? ADDED : null),
  },
};
