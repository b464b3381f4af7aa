import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
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

const YES_OR_NO = ['yes', 'no'] as const;
const SUN = 128;

const sun = procedure<AnkhState, SunFrame, AnkhFact>({
  decisions: (_state, { seat, space }) => [
    { seat, kind: 'sun', options: YES_OR_NO, about: spaceName(space) },
  ],
  answer(state, { space }, _seat, option, log) {
    if (option === 'no') return 'end';
    const summoned = state.figures[space] as number;
    const team = ownerOf(summoned);
    state.figures[space] = summoned | SUN;
    teamAt(state, team).suns -= 1;
    log?.push({ type: 'sun-given', rule: 'A-RA-1', team, space: spaceName(space) });
    return 'end';
  },
});

/** Figures he summons may be radiant, and radiant figures raise rewards (A-RA-1 to A-RA-4). */
export const ra: God = {
  name: 'ra',
  rule: 'A-RA-1',
  turn: {
    onSummoned(state, seat, space) {
      const summoned = state.figures[space] as number;
      const team = ownerOf(summoned);
      if (!hasGod(state, team, RA) || teamAt(state, team).suns === 0 || isRadiant(summoned)) return false;
      enter<SunFrame>(state, { procedure: 'sun', at: 0, seat, space });
      return true;
    },
  },
  procedures: { sun },
};
