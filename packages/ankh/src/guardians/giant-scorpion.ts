import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import { DIRECTIONS, spaceName } from '../map/spaces.ts';
import { facingOf, figure, GIANT_SCORPION, isRadiant, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Guardian } from './guardian.ts';

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

const aim = procedure<AnkhState, AimFrame, AnkhFact>({
  decisions: (_state, { seat, space }) => [{ seat, kind: 'aim', options: FACINGS, about: spaceName(space) }],
  answer(state, { space }, _seat, option, log) {
    const scorpion = state.figures[space] as number;
    const team = ownerOf(scorpion);
    const facing = option as number;
    state.figures[space] = figure(GIANT_SCORPION, team, isRadiant(scorpion) ? 1 : 0, facing);
    log?.push({ type: 'scorpion-aimed', rule: 'A-SCORP-1', team, space: spaceName(space), facing });
    return 'end';
  },
});

/** Aimed whenever it has come to stand somewhere; at the start of a Conflict it destroys what it is aimed at. */
export const giantScorpion: Guardian = {
  name: 'giant-scorpion',
  kind: GIANT_SCORPION,
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
      const adjacent = groundOf(state).adjacent[space] as readonly number[];
      const facing = facingOf(scorpion);
      return [facing, (facing + 1) % 6]
        .map((direction) => DIRECTIONS[space]?.[direction] as number)
        .filter((target) => adjacent.includes(target) && state.monuments[target] !== 0);
    },
  },
  procedures: { aim },
};
