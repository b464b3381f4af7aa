import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { canStand } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { DIRECTIONS, spaceName } from '../map/spaces.ts';
import { facingOf, figure, GIANT_SCORPION, isRadiant, kindOf, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Guardian } from './guardian.ts';

interface AimFrame extends Frame {
  readonly procedure: 'aim';
  readonly seat: Seat;
  readonly space: number;
}

/** The first of the two directions, clockwise from north; all six are always allowed (A-SCORP-2). */
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

const aim = procedure<AnkhState, AimFrame, AnkhFact>({
  decisions: (_state, { seat, space }) => [{ seat, kind: 'aim', options: FACINGS, about: spaceName(space) }],
  answer(state, { space }, _seat, option, log) {
    const scorpion = state.figures[space] as number;
    const team = ownerOf(scorpion);
    const facing = option as number;
    state.figures[space] = figure(kindOf(scorpion), team, isRadiant(scorpion) ? 1 : 0, facing);
    log?.push({ type: 'scorpion-aimed', rule: 'A-SCORP-1', team, space: spaceName(space), facing });
    return 'end';
  },
});

/** Aimed whenever it comes to stand somewhere; destroys what it aims at when a Conflict begins (A-SCORP-1, A-SCORP-4). */
export const giantScorpion: Guardian = {
  kind: GIANT_SCORPION,
  rule: 'A-SCORP-1',
  figure: {
    /** It may go out and come back, only to be aimed again (A-MOVE-8). */
    addDestinations(state, from, spaces) {
      if (state.setup.houseRules.moveRange > 1 && isLandingAllowed(state, from)) spaces.push(from);
    },
    onStanding(state, seat, space) {
      enter<AimFrame>(state, { procedure: 'aim', at: 0, seat, space });
      return true;
    },
  },
  procedures: { aim },
  conflict: {
    destroys(state, space, scorpion) {
      const ground = groundOf(state);
      const around = DIRECTIONS[space] as readonly number[];
      const facing = facingOf(scorpion);
      return [around[facing] as number, around[(facing + 1) % 6] as number].filter(
        (aimed) =>
          aimed >= 0 &&
          state.monuments[aimed] !== 0 &&
          (ground.adjacent[space] as readonly number[]).includes(aimed),
      );
    },
  },
};

/** Its own space, once vacated. */
function isLandingAllowed(state: AnkhState, from: number): boolean {
  const ground = groundOf(state);
  const scorpion = state.figures[from] as number;
  state.figures[from] = 0;
  const allowed = canStand(state, ground, ownerOf(scorpion), from);
  state.figures[from] = scorpion;
  return allowed;
}
