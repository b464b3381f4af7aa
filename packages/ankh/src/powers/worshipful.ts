import { enter, type Frame, procedure } from '@ennead/kernel';
import { teamQuestion, yesOrNo } from '../ask.ts';
import { award, isGainPrevented } from '../conflict/award.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import type { YesOrNo } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import type { Power } from './power.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-WOR */
    worshipful: { option: YesOrNo };
  }
}

/** Followers for devotion. */
const COST = 2;
const DEVOTION = 1;

interface WorshipFrame extends Frame {
  readonly procedure: 'worship';
  readonly team: number;
}

const worship = procedure<AnkhState, WorshipFrame, AnkhFact>(
  teamQuestion({
    kind: 'worshipful',
    options: yesOrNo,
    take(state, { team }, option, log) {
      if (option === 'no') return 'end';
      changeFollowers(state, team, -COST, 'A-POW-12', log, 'worshipful');
      const won = award(state, battleOf(state).region, team, DEVOTION, 'A-POW-12', log, 'worshipful');
      return won ? 'over' : 'end';
    },
  }),
);

function offered(state: AnkhState, team: number): number {
  return teamAt(state, team).followers < COST ? 0 : DEVOTION;
}

/** Not offered where nobody can gain. */
export const worshipful: Power = {
  name: 'worshipful',
  rule: 'A-POW-12',
  conflict: {
    afterMiracles(state, team) {
      if (offered(state, team) === 0 || isGainPrevented(state, battleOf(state).region)) return;
      enter<WorshipFrame>(state, { procedure: 'worship', at: 0, team });
    },
    devotionOffered: offered,
  },
  procedures: { worship },
};
