import { missing } from '@ennead/kernel';
import { award } from '../conflict/award.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { Card } from './card.ts';

/** 1 for each of its figures killed in this battle, as one gain. */
export const miracle: Card = {
  name: 'miracle',
  rule: 'A-CARD-10',
  conflict: {
    afterBattle(state, team, log) {
      const { killed, region } = battleOf(state);
      award(state, region, team, killed[team] ?? missing(), 'A-CARD-10', log, 'miracle');
    },
  },
};
