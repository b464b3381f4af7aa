import { enter, missing, procedure } from '@ennead/kernel';
import { question } from '../ask.ts';
import { regionName } from '../conflict/region.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf, regionOfLand, withoutCamels } from '../ground/ground.ts';
import { SIDE_SPACES, sideName } from '../map/sides.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import { type TokenPair, tokensOf } from '../token-pair.ts';
import type { Log } from '../turn/hooks.ts';
import type { ActionFrame } from '../turn/turn.ts';
import box from './data/peoples-revolt.ts';
import type { Scenario } from './scenario.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-JOIN: the tokens of two regions. */
    join: { option: TokenPair };
    /** D-JOINTOK: which of the two tokens stays. About the token the other replaces. */
    'join-token': { option: number; about: number };
  }
}

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

const FOLLOWERS: Readonly<Record<number, number>> = box.eventFollowers;

/** Whoever holds a region loses its figures there, and in place of caravans regions are joined. */
export const peoplesRevolt: Scenario = {
  ...box,
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
      question({
        kind: 'join',
        skip(state, { seat }, log) {
          if (pairs(state).length > 0) return null;
          const team = teamOfSeat(state, seat);
          log?.push({ type: 'event-without-effect', rule: 'S-REVOLT-14', team, event: 'caravan' });
          return 'end';
        },
        options: pairs,
        take: (_state, frame, option) => choose(frame, option),
      }),
      question({
        kind: 'join-token',
        skip(state, frame, log) {
          const { one, other } = frame;
          const highest = Math.max(...state.conflict);
          if (one !== highest && other !== highest) return null;
          join(state, frame, one === highest ? other : one, log);
          return 'end';
        },
        options: (_state, { one, other }) => [one, other],
        about: (state) => Math.max(...state.conflict),
        take(state, frame, option, log) {
          join(state, frame, option, log);
          return 'end';
        },
      }),
    ),
  },
};

interface JoinFrame extends ActionFrame {
  /** The tokens of the regions chosen. */
  one: number;
  other: number;
}

/** The tokens of two regions with a camel between them, the lower first (S-REVOLT-11). */
function pairs(state: AnkhState): TokenPair[] {
  const found = new Map<number, TokenPair>();
  for (const side of groundOf(state).camels) {
    const [low, high] = tokensBeside(state, side);
    found.set(10 * low + high, `${low} ${high}`);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}

/** The tokens of the regions on both sides of a camel, the lower first. */
function tokensBeside(state: AnkhState, side: number): [low: number, high: number] {
  const ground = groundOf(state);
  const tokenBeside = (place: number) =>
    state.conflict[regionOfLand(ground, SIDE_SPACES[place] ?? missing())] ?? missing();
  const [a, b] = [tokenBeside(2 * side), tokenBeside(2 * side + 1)];
  return a < b ? [a, b] : [b, a];
}

function choose(frame: JoinFrame, pair: TokenPair): 'next' {
  const [one, other] = tokensOf(pair);
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
    const token = tokens[regionOfLand(before, land ?? missing())] ?? missing();
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
