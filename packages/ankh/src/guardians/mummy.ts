import { enter, type Frame, procedure, ruled } from '@ennead/kernel';
import type { PlacedFrame } from '../actions/placed.ts';
import { names, teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, putFromPool } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { figure, GOD } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { barredTo } from '../table/modules.ts';
import type { Log } from '../turn/hooks.ts';
import type { Guardian } from './guardian.ts';
import { guardianNamed } from './kinds.ts';

const MUMMY = guardianNamed('mummy').kind;

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-MUM */
    mummy: { option: SpaceName };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    /** No space beside its god is free. */
    'mummy-to-pool': {
      team: number;
    };
  }
}

interface MummyFrame extends Frame {
  readonly procedure: 'mummy';
  readonly team: number;
}

const mummyReturns = procedure<AnkhState, MummyFrame, AnkhFact>(
  teamQuestion({
    kind: 'mummy',
    options: (state, { team }) => names(besideGod(state, team)),
    take(state, { team }, option, log) {
      rise(state, team, spaceNamed(option), log);
      return 'end';
    },
  }),
);

/** A killed Mummy comes back beside its owner's god, if there is room (A-MUM-1). */
export const mummy: Guardian = {
  name: 'mummy',
  rule: 'A-MUM-1',
  conflict: {
    afterKill(state, team, log) {
      const [only, another] = besideGod(state, team);
      if (another !== undefined) enter<MummyFrame>(state, { procedure: 'mummy', at: 0, team });
      else if (only !== undefined) rise(state, team, only, log);
      else log?.push({ type: 'mummy-to-pool', rule: 'A-MUM-1', team });
    },
  },
  procedures: { mummy: mummyReturns },
};

/** The return is a summon (A-MUM-2). */
function rise(state: AnkhState, team: number, space: number, log: Log): void {
  putFromPool(state, team, MUMMY, space);
  if (ruled(state, 'mummy-miracle') === 'once') {
    const battle = battleOf(state);
    battle.returned = [...(battle.returned ?? []), space];
  }
  log?.push({
    type: 'figure-summoned',
    rule: 'A-MUM-1',
    team,
    figure: 'mummy',
    space: spaceName(space),
    slot: 'mummy',
  });
  enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat: team, space, hook: 0 });
}

function besideGod(state: AnkhState, team: number): number[] {
  const ground = groundOf(state);
  const god = state.figures.indexOf(figure(GOD, team));
  const barred = barredTo(state, team);
  return (ground.adjacent[god] ?? []).filter((space) => canStand(state, ground, barred, space));
}
