import { enter, type Frame, missing, procedure, type Seat } from '@ennead/kernel';
import { question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import { swapTokens, type TokenPair, tokensOf } from '../token-pair.ts';
import type { Log } from '../turn/hooks.ts';
import type { Policy } from './policy.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** Two conflict tokens. */
    edict: { option: TokenPair };
  }
}

interface EdictFrame extends Frame {
  readonly procedure: 'edict';
  readonly seat: Seat;
}

/** Two conflict tokens are swapped, one of them of a region with an own figure. */
export const edictOfWar: Policy = {
  name: 'edict-of-war',
  rule: 'P-CARD-8',
  canPlay: (state, seat) => pairs(state, seat).length > 0,
  play: (state, seat) => enter<EdictFrame>(state, { procedure: 'edict', at: 0, seat }),
  procedures: {
    edict: procedure<AnkhState, EdictFrame, AnkhFact>(
      question({
        kind: 'edict',
        options: (state, { seat }) => pairs(state, seat),
        take(state, { seat }, option, log) {
          swap(state, seat, option, log);
          return 'end';
        },
      }),
    ),
  },
};

/** Two conflict tokens, the lower one first. */
function pairs(state: AnkhState, seat: Seat): TokenPair[] {
  const { regions } = groundOf(state);
  let present = 0;
  for (const space of figuresOf(state, teamOfSeat(state, seat))) present |= regions[space] ?? missing();
  const found: TokenPair[] = [];
  const tokens = [...state.conflict.entries()].sort(([, a], [, b]) => a - b);
  for (const [i, [region, low]] of tokens.entries())
    for (const [other, high] of tokens.slice(i + 1))
      if (present & ((1 << region) | (1 << other))) found.push(`${low} ${high}`);
  return found;
}

function swap(state: AnkhState, seat: Seat, pair: TokenPair, log: Log): void {
  const [low, high] = tokensOf(pair);
  swapTokens(state, low, high);
  log?.push({
    type: 'conflict-tokens-swapped',
    rule: 'P-CARD-8',
    team: teamOfSeat(state, seat),
    numbers: [low, high],
  });
}
