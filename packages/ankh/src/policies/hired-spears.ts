import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { PlacedFrame } from '../actions/placed.ts';
import { REGULAR, spacesFor } from '../actions/summon-slots.ts';
import { fetchToPool, kindNamed, kindsToSummon, kindToPlace, nameOfKind } from '../actions/to-summon.ts';
import { anySpace, prepared, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { putFromPool } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { SPACE_COUNT, spaceName } from '../map/spaces.ts';
import { figureOfKind } from '../pieces.ts';
import type { Summoned } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { Policy } from './policy.ts';

const COST = 1;
const SLOTS = [REGULAR];

interface HireFrame extends Frame {
  readonly procedure: 'hire';
  readonly seat: Seat;
  kind: number;
}

/** A follower for one more figure, summoned by the ordinary rule (A-SUM-2). */
export const hiredSpears: Policy = {
  name: 'hired-spears',
  rule: 'P-CARD-5',
  canPlay: (state, seat) => kinds(state, seat).length > 0,
  play: (state, seat) => enter<HireFrame>(state, { procedure: 'hire', at: 0, seat, kind: -1 }),
  procedures: {
    hire: procedure<AnkhState, HireFrame, AnkhFact>(
      question({
        kind: 'summon-figure',
        options: (state, { seat }) => kinds(state, seat).map((kind) => nameOfKind(state, kind)),
        about: () => 'hired-spears',
        take(state, frame, option) {
          frame.kind = kindNamed(state, option as Summoned);
          return 'next';
        },
      }),
      prepared({
        kind: 'summon-to',
        answers: anySpace,
        places: (state, { seat, kind }) => spaces(state, seat, kind, SPACE_COUNT),
        about: (state, { kind }) => nameOfKind(state, kind),
        take(state, frame, space, log) {
          carryOut(state, frame, space, log);
          return 'end';
        },
      }),
    ),
  },
};

/** Figures that can be hired; a ransom costs a follower more. */
function kinds(state: AnkhState, seat: Seat): number[] {
  const team = teamOfSeat(state, seat);
  const { followers } = teamAt(state, team);
  if (followers < COST) return [];
  return kindsToSummon(state, team, followers - COST).filter(
    (kind) => spaces(state, seat, kind, 1).length > 0,
  );
}

function spaces(state: AnkhState, seat: Seat, kind: number, most: number): number[] {
  return spacesFor(state, teamOfSeat(state, seat), SLOTS, kindToPlace(state, kind), most);
}

function carryOut(state: AnkhState, { seat, kind }: HireFrame, space: number, log: Log): void {
  const team = teamOfSeat(state, seat);
  changeFollowers(state, team, -COST, 'P-CARD-5', log, 'hired-spears');
  fetchToPool(state, team, kind, log);
  putFromPool(state, team, kindToPlace(state, kind), space);
  log?.push({
    type: 'figure-summoned',
    rule: 'P-CARD-5',
    team,
    figure: figureOfKind(kindToPlace(state, kind)),
    space: spaceName(space),
    slot: 'hired-spears',
  });
  enter<PlacedFrame>(state, { procedure: 'placed', at: 0, seat, space, hook: 0 });
}
