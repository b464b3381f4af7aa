import { enter, type Frame, missing, procedure, type Seat } from '@ennead/kernel';
import { question, yesOrNo } from '../ask.ts';
import { isInRegion } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { figureAt, putFigure } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName } from '../map/spaces.ts';
import { isRadiant, ownerOf } from '../pieces.ts';
import type { YesOrNo } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { keep, mustKeep } from '../table/own.ts';
import { hasGod, teamWithGod } from '../teams.ts';
import type { God } from './god.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-SUN: about the space of the figure. */
    sun: { option: YesOrNo; about: SpaceName };
  }
}

/** A-COMP-10. */
const SUNS = 3;

interface RaState {
  /** Sun tokens not on a figure. */
  readonly suns: number;
}

declare module '../state.ts' {
  interface OwnStates {
    ra: RaState;
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'sun-given': {
      team: number;
      space: string;
    };
  }
}

interface SunFrame extends Frame {
  readonly procedure: 'sun';
  readonly seat: Seat;
  readonly space: number;
}

const RADIANT = 128;

const sun = procedure<AnkhState, SunFrame, AnkhFact>(
  question({
    kind: 'sun',
    options: yesOrNo,
    about: (_state, { space }) => spaceName(space),
    take(state, { space }, option, log) {
      if (option === 'no') return 'end';
      const figure = figureAt(state, space);
      const team = ownerOf(figure);
      putFigure(state, space, figure | RADIANT);
      keep(state, 'ra', { suns: raOf(state).suns - 1 });
      log?.push({ type: 'sun-given', rule: 'A-RA-1', team, space: spaceName(space) });
      return 'end';
    },
  }),
);

/** Figures summoned with a sun make victory and domination worth 1 more. */
export const ra: God = {
  name: 'ra',
  rule: 'A-RA-1',
  turn: {
    onSummoned(state, seat, space) {
      const team = ownerOf(figureAt(state, space));
      if (!hasGod(state, team, 'ra') || raOf(state).suns === 0) return false;
      enter<SunFrame>(state, { procedure: 'sun', at: 0, seat, space });
      return true;
    },
  },
  conflict: {
    addReward(state, team, region) {
      const ground = groundOf(state);
      const { figures } = state;
      for (let space = 0; space < figures.length; space++) {
        const figure = figures[space] ?? missing();
        if (isRadiant(figure) && ownerOf(figure) === team && isInRegion(ground, space, region)) return 1;
      }
      return 0;
    },
  },
  procedures: { sun },
  marks: (state, team) => hasGod(state, team, 'ra'),
  onFigureGone(state, figure) {
    if (isRadiant(figure)) keep(state, 'ra', { suns: raOf(state).suns + 1 });
  },
  keeps: {
    begin: (state) => keep(state, 'ra', { suns: SUNS }),
  },
  check(state) {
    const { suns } = raOf(state);
    const team = teamWithGod(state, 'ra');
    const broken: string[] = [];
    if (suns < 0) broken.push(`Team ${team} has a radiant figure too many.`);
    if (suns + radiant(state) !== SUNS)
      broken.push(`Team ${team} has ${suns + radiant(state)} suns instead of ${SUNS}.`);
    return broken;
  },
  position: {
    /** The suns that are not on figures are free. */
    read(state) {
      keep(state, 'ra', { suns: SUNS - radiant(state) });
      return null;
    },
  },
};

function raOf(state: AnkhState): RaState {
  return mustKeep(state, 'ra');
}

function radiant({ figures }: AnkhState): number {
  return figures.filter(isRadiant).length;
}
