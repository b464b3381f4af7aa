import { enter, type Frame, procedure } from '@ennead/kernel';
import { teamQuestion } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { pharaohRegion } from './figure.ts';
import type { Pharaoh } from './pharaoh.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-TRIBUTE: teams with followers. About the followers still to be taken. */
    tribute: { option: number; about: number };
  }
}

interface TributeFrame extends Frame {
  readonly procedure: 'tribute';
  readonly team: number;
  /** Followers still to be taken. */
  left: number;
}

/** Nobody gains devotion from his region; the riddle takes followers of enemies. */
export const xerxes: Pharaoh = {
  id: 'xerxes',
  placedBy: 'first', // P-XERX-1
  conflict: {
    preventsGain: (state, region) => (region === pharaohRegion(state) ? 'P-XERX-2' : null),
  },
  riddleRule: 'P-XERX-5',
  riddle: (state, team, sphinxes) =>
    enter<TributeFrame>(state, { procedure: 'tribute', at: 0, team, left: sphinxes }),
  procedures: {
    tribute: procedure<AnkhState, TributeFrame, AnkhFact>(
      teamQuestion({
        kind: 'tribute',
        skip: (state, { team, left }) => (left > 0 && payers(state, team).length > 0 ? null : 'end'),
        options: (state, { team }) => payers(state, team),
        about: (_state, { left }) => left,
        take(state, frame, payer, log) {
          take(state, frame.team, payer, log);
          frame.left -= 1;
          return 'stay';
        },
      }),
    ),
  },
};

/** Enemies with followers, by number. */
function payers(state: AnkhState, team: number): number[] {
  return state.ladder
    .filter((each) => each !== team && teamAt(state, each).followers > 0)
    .sort((a, b) => a - b);
}

function take(state: AnkhState, team: number, from: number, log: Log): void {
  changeFollowers(state, from, -1, 'P-XERX-5', log, 'xerxes');
  changeFollowers(state, team, 1, 'P-XERX-5', log, 'xerxes');
}
