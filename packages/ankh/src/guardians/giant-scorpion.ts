import { enter, type Frame, missing, procedure, type Seat } from '@ennead/kernel';
import { question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { figureAt, putFigure } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { DIRECTIONS, type SpaceName, spaceName } from '../map/spaces.ts';
import { facingOf, figure, isRadiant, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Guardian } from './guardian.ts';
import { guardianNamed } from './kinds.ts';

const SCORPION = guardianNamed('giant-scorpion').kind;

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-AIM: the first of two directions. About the space of the Scorpion. */
    aim: { option: (typeof FACINGS)[number]; about: SpaceName };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'scorpion-aimed': {
      team: number;
      space: string;
      /** The first of the two directions, 0 to 5 clockwise from north. */
      facing: number;
    };
  }
}

/** The first of the two neighbouring directions, clockwise from north. All six are always allowed (A-SCORP-2). */
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

interface AimFrame extends Frame {
  readonly procedure: 'aim';
  readonly seat: Seat;
  readonly space: number;
}

const aim = procedure<AnkhState, AimFrame, AnkhFact>(
  question({
    kind: 'aim',
    options: () => FACINGS,
    about: (_state, { space }) => spaceName(space),
    take(state, { space }, facing, log) {
      const scorpion = figureAt(state, space);
      const team = ownerOf(scorpion);
      putFigure(state, space, figure(SCORPION, team, isRadiant(scorpion) ? 1 : 0, facing));
      log?.push({ type: 'scorpion-aimed', rule: 'A-SCORP-1', team, space: spaceName(space), facing });
      return 'end';
    },
  }),
);

/** Aimed whenever it has come to stand somewhere; at the start of a Conflict it destroys what it is aimed at. */
export const giantScorpion: Guardian = {
  name: 'giant-scorpion',
  rule: 'A-SCORP-1',
  figure: {
    /** Out and back again, only to be aimed anew (A-RUL-16). */
    addDestinations(_state, from, _range, spaces) {
      spaces.push(from);
    },
    onStanding(state, seat, space) {
      enter<AimFrame>(state, { procedure: 'aim', at: 0, seat, space });
      return true;
    },
  },
  conflict: {
    destroysBy: 'A-SCORP-4',
    destroys(state, space, scorpion) {
      const adjacent = groundOf(state).adjacent[space] ?? missing();
      const facing = facingOf(scorpion);
      return [facing, (facing + 1) % 6]
        .map((direction) => DIRECTIONS[space]?.[direction] ?? missing())
        .filter((target) => adjacent.includes(target) && state.monuments[target] !== 0);
    },
  },
  procedures: { aim },
};
