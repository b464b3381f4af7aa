import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { lockedPowers } from '../actions/unlock.ts';
import { always, question } from '../ask.ts';
import { bitsOf } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { levelOfPower, type PowerName, powerName, powerNamed } from '../powers/names.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Policy } from './policy.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** Own powers. */
    reform: { option: PowerName };
    /** Locked powers of the same level. About the power given up. */
    'reform-to': { option: PowerName; about: PowerName };
  }
}

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
      question({
        kind: 'reform',
        isAlwaysAsked: always,
        options: (state, { seat }) => changeable(state, teamOfSeat(state, seat)).map(powerName),
        take(_state, frame, option) {
          frame.from = powerNamed(option);
          return 'next';
        },
      }),
      question({
        kind: 'reform-to',
        isAlwaysAsked: always,
        options: (state, { seat, from }) => others(state, teamOfSeat(state, seat), from).map(powerName),
        about: (_state, { from }) => powerName(from),
        take(state, { seat, from }, power, log) {
          const team = teamOfSeat(state, seat);
          const owner = teamAt(state, team);
          owner.powers = (owner.powers & ~(1 << from)) | (1 << powerNamed(power));
          log?.push({ type: 'power-swapped', rule: 'P-CARD-7', team, from: powerName(from), power });
          return 'end';
        },
      }),
    ),
  },
};

/** The powers of the team with another of their level to move to. */
function changeable(state: AnkhState, team: number): number[] {
  return bitsOf(teamAt(state, team).powers).filter((power) => others(state, team, power).length > 0);
}

/** Locked powers of the same level, without those nobody can have at this table (P-SCEN-4). */
function others(state: AnkhState, team: number, power: number): number[] {
  return bitsOf(lockedPowers(state, team, levelOfPower(power)));
}
