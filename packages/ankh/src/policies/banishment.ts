import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { priestsIn, returnPriests } from '../pharaohs/priests.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { enemyPriests, type PriestName, priestNamed } from './enemy-priests.ts';
import type { Policy } from './policy.ts';

interface BanishFrame extends Frame {
  readonly procedure: 'banish';
  readonly seat: Seat;
}

/** A priest of an enemy goes home from a room with an own priest. */
export const banishment: Policy = {
  name: 'banishment',
  rule: 'P-CARD-3',
  canPlay: (state, seat) => targets(state, seat).length > 0,
  play: (state, seat) => enter<BanishFrame>(state, { procedure: 'banish', at: 0, seat }),
  procedures: {
    banish: procedure<AnkhState, BanishFrame, AnkhFact>(
      question<BanishFrame, 'enemy-priest'>({
        kind: 'enemy-priest',
        options: (state, { seat }) => targets(state, seat),
        about: () => 'banishment',
        take(state, _frame, option, log) {
          banish(state, option, log);
          return 'end';
        },
      }),
    ),
  },
};

function targets(state: AnkhState, seat: Seat): PriestName[] {
  const team = teamOfSeat(state, seat);
  return enemyPriests(state, team).filter((text) => priestsIn(state, priestNamed(text).room, team) > 0);
}

function banish(state: AnkhState, text: PriestName, log: Log): void {
  const { room, team } = priestNamed(text);
  returnPriests(state, team, room, 1, 'P-CARD-3', log);
}
