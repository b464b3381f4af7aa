import { enter, type Frame, missing, procedure } from '@ennead/kernel';
import { always, names, teamQuestion } from '../ask.ts';
import { conflictNumber } from '../conflict/number.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import { enterPharaohMove } from './figure.ts';
import { enterMuster, infantrySpaces, isInfantry, muster, takeInfantry } from './infantry.ts';
import type { Pharaoh } from './pharaoh.ts';
import { pharaohOf } from './state.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-INFTAKE: about the infantry still to be taken. */
    'take-infantry': { option: SpaceName | 'pass'; about: number };
  }
}

const RANGE = 3;

interface LeadFrame extends Frame {
  readonly procedure: 'leading-the-way';
  readonly team: number;
}

interface TakeFrame extends Frame {
  readonly procedure: 'take-infantry';
  readonly team: number;
  /** Infantry the team may still take. */
  left: number;
}

/** Infantry blocks his region; after most Conflicts the last in devotion leads him on. The riddle wins infantry over. */
export const ramesses: Pharaoh = {
  id: 'ramesses',
  placedBy: 'last',
  marked: [1, 2, 3, 4], // P-RAM-1
  onPlaced: enterMuster,
  conflict: {
    /** Infantry Blockade: beside infantry, on land or on water, no strength (P-RAM-4). */
    neutralises(state, space) {
      for (const other of groundOf(state).adjacent[space] ?? missing())
        if (isInfantry(state, other)) return true;
      return false;
    },
    /** Leading the Way, for the team with the least devotion. */
    afterConflict(state) {
      if (!pharaohOf(state).marked.includes(conflictNumber(state.event))) return;
      enter<LeadFrame>(state, { procedure: 'leading-the-way', at: 0, team: state.ladder[0] ?? missing() });
    },
  },
  riddleRule: 'P-RAM-9',
  riddle: (state, team, sphinxes) =>
    enter<TakeFrame>(state, { procedure: 'take-infantry', at: 0, team, left: sphinxes }),
  procedures: {
    muster,
    'leading-the-way': procedure<AnkhState, LeadFrame, AnkhFact>(
      {
        run(state, { team }) {
          enterPharaohMove(state, team, RANGE, 'P-RAM-7');
          return 'next';
        },
      },
      {
        run(state, { team }) {
          enterMuster(state, team);
          return 'next';
        },
      },
      {
        run(state, _frame, log) {
          const own = pharaohOf(state);
          const conflict = conflictNumber(state.event);
          own.marked = own.marked.filter((each) => each !== conflict);
          log?.push({ type: 'pharaoh-token', rule: 'P-RAM-7', conflict, destination: 'box' });
          return 'end';
        },
      },
    ),
    'take-infantry': procedure<AnkhState, TakeFrame, AnkhFact>(
      teamQuestion({
        kind: 'take-infantry',
        skip: (state, { left }) => (left > 0 && infantrySpaces(state).length > 0 ? null : 'end'),
        isAlwaysAsked: always,
        options: (state) => names(infantrySpaces(state), 'pass'),
        about: (_state, { left }) => left,
        take(state, frame, option, log) {
          if (option === 'pass') return 'end';
          recruit(state, frame.team, spaceNamed(option), log);
          frame.left -= 1;
          return 'stay';
        },
      }),
    ),
  },
};

function recruit(state: AnkhState, team: number, space: number, log: Log): void {
  takeInfantry(state, space);
  log?.push({ type: 'infantry-taken', rule: 'P-RAM-9', team, space: spaceName(space) });
  changeFollowers(state, team, 1, 'P-RAM-9', log, 'ramesses');
}
