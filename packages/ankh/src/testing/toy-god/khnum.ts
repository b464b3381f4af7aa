import { enter, type Frame, type Json, procedure } from '@ennead/kernel';
import { names, teamQuestion } from '../../ask.ts';
import { battleOf } from '../../conflict/battle-state.ts';
import type { AnkhFact } from '../../facts.ts';
import { isEmpty } from '../../figures.ts';
import type { God } from '../../gods/god.ts';
import { groundOf } from '../../ground/ground.ts';
import { findSpace, type SpaceName, spaceName, spaceNamed } from '../../map/spaces.ts';
import { isTexts } from '../../position/loose.ts';
import type { AnkhState } from '../../state.ts';
import { hasToken } from '../../table/modules.ts';
import { keep, mustKeep } from '../../table/own.ts';
import { teamWithGod } from '../../teams.ts';

const POTS = 2;

interface KhnumState {
  readonly pots: readonly number[];
}

declare module '../../state.ts' {
  interface OwnStates {
    khnum: KhnumState;
  }
}

declare module '../../questions.ts' {
  interface QuestionKinds {
    pot: { option: SpaceName | 'pass' };
  }
}

interface PotFrame extends Frame {
  readonly procedure: 'pot';
  readonly team: number;
}

const potsOf = (state: AnkhState) => mustKeep(state, 'khnum').pots;

function freeSpaces(state: AnkhState): number[] {
  const { lands, buildable } = groundOf(state);
  return (lands[battleOf(state).region] ?? []).filter(
    (space) => buildable[space] && isEmpty(state, space) && !hasToken(state, space),
  );
}

/** A god of tests: puts a pot where he wins, on which nobody else may stand. */
export const khnum: God = {
  name: 'khnum',
  rule: 'TOY-1',
  conflict: {
    onWon(state, team) {
      if (potsOf(state).length < POTS && freeSpaces(state).length > 0)
        enter<PotFrame>(state, { procedure: 'pot', at: 0, team });
    },
    onForgotten(state, team) {
      if (teamWithGod(state, 'khnum') === team) keep(state, 'khnum', { pots: [] });
    },
  },
  procedures: {
    pot: procedure<AnkhState, PotFrame, AnkhFact>(
      teamQuestion({
        kind: 'pot',
        options: (state) => names(freeSpaces(state), 'pass'),
        take(state, _frame, option) {
          if (option !== 'pass') keep(state, 'khnum', { pots: [...potsOf(state), spaceNamed(option)] });
          return 'end';
        },
      }),
    ),
  },
  bars: (state, team) => (teamWithGod(state, 'khnum') === team ? [] : potsOf(state)),
  liesOn: (state, space) => potsOf(state).includes(space),
  keeps: {
    begin: (state) => keep(state, 'khnum', { pots: [] }),
  },
  check: (state) => (potsOf(state).length > POTS ? ['There are too many pots.'] : []),
  position: {
    fields: ['pots'],
    read(state, { pots = [] }) {
      const spaces = isTexts(pots) ? pots.flatMap((name) => findSpace(name) ?? []) : [];
      if (!isTexts(pots) || spaces.length !== pots.length) return 'Pots are a list of spaces.';
      keep(state, 'khnum', { pots: spaces });
      return null;
    },
    write: (state): Readonly<Record<string, Json>> =>
      potsOf(state).length > 0 ? { pots: potsOf(state).map(spaceName) } : {},
  },
};
