import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { YES_NO } from '../conflict/ask.ts';
import { isInRegion } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName } from '../map/spaces.ts';
import { isRadiant, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasGod, teamAt } from '../teams.ts';
import type { God } from './god.ts';
import { RA } from './names.ts';

interface SunFrame extends Frame {
  readonly procedure: 'sun';
  readonly seat: Seat;
  readonly space: number;
}

const RADIANT = 128;

const sun = procedure<AnkhState, SunFrame, AnkhFact>({
  decisions: (_state, { seat, space }) => [{ seat, kind: 'sun', options: YES_NO, about: spaceName(space) }],
  answer(state, { space }, _seat, option, log) {
    if (option === 'no') return 'end';
    const figure = state.figures[space] as number;
    const team = ownerOf(figure);
    state.figures[space] = figure | RADIANT;
    teamAt(state, team).suns -= 1;
    log?.push({ type: 'sun-given', rule: 'A-RA-1', team, space: spaceName(space) });
    return 'end';
  },
});

/** Figures summoned with a sun make victory and domination worth 1 more. */
export const ra: God = {
  name: 'ra',
  rule: 'A-RA-1',
  turn: {
    onSummoned(state, seat, space) {
      const team = ownerOf(state.figures[space] as number);
      if (!hasGod(state, team, RA) || teamAt(state, team).suns === 0) return false;
      enter<SunFrame>(state, { procedure: 'sun', at: 0, seat, space });
      return true;
    },
  },
  conflict: {
    addReward(state, team, region) {
      const ground = groundOf(state);
      const { figures } = state;
      for (let space = 0; space < figures.length; space++) {
        const figure = figures[space] as number;
        if (isRadiant(figure) && ownerOf(figure) === team && isInRegion(ground, space, region)) return 1;
      }
      return 0;
    },
    onMerge(state, upper, lower) {
      const joining = teamAt(state, lower);
      teamAt(state, upper).suns += joining.suns;
      joining.suns = 0;
    },
  },
  procedures: { sun },
};
