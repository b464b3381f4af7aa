import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { ask } from '../pharaohs/ask.ts';
import type { AnkhState } from '../state.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { Policy } from './policy.ts';

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
    edict: procedure<AnkhState, EdictFrame, AnkhFact>({
      run(state, { seat }, log) {
        const [only, another] = pairs(state, seat);
        if (another !== undefined) return 'ask';
        swap(state, seat, only as string, log);
        return 'end';
      },
      decisions: (state, { seat }) => ask(seat, 'edict', pairs(state, seat)),
      answer(state, _frame, seat, option, log) {
        swap(state, seat, option as string, log);
        return 'end';
      },
    }),
  },
};

/** '1 4': two conflict tokens, the lower one first. */
function pairs(state: AnkhState, seat: Seat): string[] {
  const { regions } = groundOf(state);
  let present = 0;
  for (const space of figuresOf(state, teamOfSeat(state, seat))) present |= regions[space] as number;
  const found: string[] = [];
  const tokens = [...state.conflict.entries()].sort(([, a], [, b]) => a - b);
  for (const [i, [region, low]] of tokens.entries())
    for (const [other, high] of tokens.slice(i + 1))
      if (present & ((1 << region) | (1 << other))) found.push(`${low} ${high}`);
  return found;
}

function swap(state: AnkhState, seat: Seat, pair: string, log: Log): void {
  const [low, high] = pair.split(' ').map(Number) as [number, number];
  const { conflict } = state;
  const [at, other] = [conflict.indexOf(low), conflict.indexOf(high)];
  conflict[at] = high;
  conflict[other] = low;
  log?.push({
    type: 'conflict-tokens-swapped',
    rule: 'P-CARD-8',
    team: teamOfSeat(state, seat),
    numbers: [low, high],
  });
}
