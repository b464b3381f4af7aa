import { enter, procedure } from '@ennead/kernel';
import { regionName } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf, regionOfLand, withoutCamels } from '../ground/ground.ts';
import { SIDE_SPACES, sideName } from '../map/sides.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import { ask } from '../turn/ask.ts';
import type { Log } from '../turn/hooks.ts';
import type { ActionFrame } from '../turn/turn.ts';
import layouts from './data/peoples-revolt.ts';
import { EVENT_FOLLOWERS } from './event-followers.ts';
import type { Scenario } from './scenario.ts';

declare module '../facts.ts' {
  interface FactFields {
    /** All camels between two regions are gone, and they are one. */
    'regions-joined': {
      team: number;
      /** The conflict tokens of the two. */
      numbers: readonly [number, number];
      /** Where camels lay. */
      sides: readonly string[];
    };
    /** The highest conflict token leaves the game. */
    'conflict-token-removed': {
      number: number;
    };
  }
}

const FOLLOWERS: Readonly<Record<number, number>> = EVENT_FOLLOWERS['peoples-revolt'];

/** Whoever holds a region loses its figures there, and in place of caravans regions are joined. */
export const peoplesRevolt: Scenario = {
  id: 'peoples-revolt',
  provenance: 'transcribed',
  layouts,
  eventFollowers: FOLLOWERS, // S-REVOLT-2
  conflict: {
    casualties: { rule: 'S-REVOLT-4', teams: (holder) => (holder < 0 ? 0 : 1 << holder) }, // S-REVOLT-4, S-REVOLT-5
  },
  turn: {
    insteadOfCaravan(state, seat, log) {
      changeFollowers(
        state,
        teamOfSeat(state, seat),
        FOLLOWERS[state.event] ?? 0,
        'S-REVOLT-10',
        log,
        'peoples-revolt',
      );
      enter<JoinFrame>(state, { procedure: 'join', at: 0, seat, one: 0, other: 0 });
      return true;
    },
  },
  procedures: {
    /** Consolidation. */
    join: procedure<AnkhState, JoinFrame, AnkhFact>(
      {
        run(state, frame, log) {
          const [only, another] = pairs(state);
          if (another !== undefined) return 'ask';
          if (only !== undefined) return choose(frame, only);
          const team = teamOfSeat(state, frame.seat);
          log?.push({ type: 'event-without-effect', rule: 'S-REVOLT-14', team, event: 'caravan' });
          return 'end';
        },
        decisions: (state, { seat }) => ask(seat, 'join', pairs(state)),
        answer: (_state, frame, _seat, option) => choose(frame, option as string),
      },
      {
        run(state, frame, log) {
          const { one, other } = frame;
          const highest = Math.max(...state.conflict);
          if (one !== highest && other !== highest) return 'ask';
          join(state, frame, one === highest ? other : one, log);
          return 'end';
        },
        decisions: (state, { seat, one, other }) =>
          ask(seat, 'join-token', [one, other], Math.max(...state.conflict)),
        answer(state, frame, _seat, option, log) {
          join(state, frame, option as number, log);
          return 'end';
        },
      },
    ),
  },
};

interface JoinFrame extends ActionFrame {
  /** The tokens of the regions chosen. */
  one: number;
  other: number;
}

/** '1 4': the tokens of two regions with a camel between them, the lower first (S-REVOLT-11). */
function pairs(state: AnkhState): string[] {
  const found = new Map<number, string>();
  for (const side of groundOf(state).camels) {
    const [low, high] = tokensBeside(state, side);
    found.set(10 * low + high, `${low} ${high}`);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}

/** The tokens of the regions on both sides of a camel, the lower first. */
function tokensBeside(state: AnkhState, side: number): [low: number, high: number] {
  const ground = groundOf(state);
  const [a, b] = [2 * side, 2 * side + 1].map(
    (at) => state.conflict[regionOfLand(ground, SIDE_SPACES[at] as number)] as number,
  ) as [number, number];
  return a < b ? [a, b] : [b, a];
}

function choose(frame: JoinFrame, pair: string): 'next' {
  const [one, other] = pair.split(' ').map(Number) as [number, number];
  frame.one = one;
  frame.other = other;
  return 'next';
}

/** The camels between the two go, and with them the highest token; the new region keeps `kept` (S-REVOLT-11 to S-REVOLT-13). */
function join(state: AnkhState, { seat, one, other }: JoinFrame, kept: number, log: Log): void {
  const before = groundOf(state);
  const between = before.camels.filter((side) => {
    const [low, high] = tokensBeside(state, side);
    return low === one && high === other;
  });
  log?.push({
    type: 'regions-joined',
    rule: 'S-REVOLT-11',
    team: teamOfSeat(state, seat),
    numbers: [one, other],
    sides: between.map(sideName),
  });
  const highest = Math.max(...state.conflict);
  const moved = kept === one ? other : one;
  const tokens = state.conflict;
  state.ground = withoutCamels(before, between);
  const after = groundOf(state);
  state.conflict = after.lands.map(([land]) => {
    const token = tokens[regionOfLand(before, land as number)] as number;
    if (token === one || token === other) return kept;
    return token === highest ? moved : token;
  });
  log?.push({ type: 'conflict-token-removed', rule: 'S-REVOLT-12', number: highest });
  if (moved === highest) return;
  for (const number of [kept, moved])
    log?.push({
      type: 'conflict-token-placed',
      rule: 'S-REVOLT-13',
      number,
      region: regionName(after, state.conflict.indexOf(number)),
    });
}
