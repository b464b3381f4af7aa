import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { lockedPowers } from '../actions/unlock.ts';
import { bitsOf } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { ask } from '../pharaohs/ask.ts';
import { levelOfPower, POWER_NAMES, type PowerName, powerNamed } from '../powers/names.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

interface ReformFrame extends Frame {
  readonly procedure: 'reform';
  readonly seat: Seat;
  from: number;
}

/** An ankh token moves to another power of its level: no cost, no guardian. */
export const reformation: Policy = {
  name: 'reformation',
  rule: 'P-CARD-7',
  canPlay: (state, seat) => changeable(state, teamOfSeat(state, seat)).length > 0,
  play: (state, seat) => enter<ReformFrame>(state, { procedure: 'reform', at: 0, seat, from: -1 }),
  procedures: {
    reform: procedure<AnkhState, ReformFrame, AnkhFact>(
      {
        decisions: (state, { seat }) =>
          ask(seat, 'reform', changeable(state, teamOfSeat(state, seat)).map(powerName)),
        answer(_state, frame, _seat, option) {
          frame.from = powerNamed(option as string);
          return 'next';
        },
      },
      {
        decisions: (state, { seat, from }) =>
          ask(
            seat,
            'reform-to',
            others(state, teamOfSeat(state, seat), from).map(powerName),
            powerName(from),
          ),
        answer(state, { from }, seat, option, log) {
          const team = teamOfSeat(state, seat);
          const power = option as PowerName;
          const owner = teamAt(state, team);
          owner.powers = (owner.powers & ~(1 << from)) | (1 << powerNamed(power));
          log?.push({ type: 'power-swapped', rule: 'P-CARD-7', team, from: powerName(from), power });
          return 'end';
        },
      },
    ),
  },
};

function powerName(power: number): PowerName {
  return POWER_NAMES[power] as PowerName;
}

/** The powers of the team with another of their level to move to. */
function changeable(state: AnkhState, team: number): number[] {
  return bitsOf(teamAt(state, team).powers).filter((power) => others(state, team, power).length > 0);
}

/** Locked powers of the same level, without those nobody can have at this table (P-SCEN-4). */
function others(state: AnkhState, team: number, power: number): number[] {
  return bitsOf(lockedPowers(state, team, levelOfPower(power)));
}
