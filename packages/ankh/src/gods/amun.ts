import { enter, type Frame, isRecord, type Json, procedure } from '@ennead/kernel';
import { teamQuestion, yesOrNo } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import type { YesOrNo } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { keep, mustKeep } from '../table/own.ts';
import { hasGod, teamAt, teamWithGod } from '../teams.ts';
import type { God } from './god.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-AMUN */
    'two-cards': { option: YesOrNo };
  }
}

interface AmunState {
  /** The token is face up. */
  readonly ready: boolean;
}

declare module '../state.ts' {
  interface OwnStates {
    amun: AmunState;
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'two-cards-announced': {
      team: number;
    };
  }
}

interface AmunFrame extends Frame {
  readonly procedure: 'amun';
  readonly team: number;
}

const announce = procedure<AnkhState, AmunFrame, AnkhFact>(
  teamQuestion({
    kind: 'two-cards',
    options: yesOrNo,
    take(state, { team }, option, log) {
      if (option === 'no') return 'end';
      battleOf(state).announced |= 1 << team;
      keep(state, 'amun', { ready: false });
      log?.push({ type: 'two-cards-announced', rule: 'A-AMUN-2', team });
      return 'end';
    },
  }),
);

/** Two cards in one battle of each Conflict, announced before anybody chooses. */
export const amun: God = {
  name: 'amun',
  rule: 'A-AMUN-1',
  conflict: {
    beforeCards(state, team) {
      const { hand } = teamAt(state, team);
      if (amunOf(state).ready && holdsTwo(hand)) enter<AmunFrame>(state, { procedure: 'amun', at: 0, team });
    },
    atConflictEnd(state) {
      keep(state, 'amun', { ready: true });
    },
  },
  keeps: {
    begin: (state) => keep(state, 'amun', { ready: true }),
  },
  position: {
    teamFields: ['twoCardsUsed'],
    read(state, { teams }) {
      const team = teamWithGod(state, 'amun');
      const given: unknown = isRecord(teams) ? teams[team] : undefined;
      keep(state, 'amun', { ready: !(isRecord(given) && given.twoCardsUsed === true) });
      return null;
    },
    writeTeam: (state, team): Readonly<Record<string, Json>> =>
      hasGod(state, team, 'amun') && !amunOf(state).ready ? { twoCardsUsed: true } : {},
  },
  procedures: { amun: announce },
};

function amunOf(state: AnkhState): AmunState {
  return mustKeep(state, 'amun');
}

function holdsTwo(hand: number): boolean {
  return (hand & (hand - 1)) !== 0;
}
