import { missing } from '@ennead/kernel';
import type { ToyState } from '@ennead/kernel/contract';
import { type Judgement, term } from '../judgement.ts';

/** A judgement of the toy game, for tests of everything that searches. */
export const toyJudgement: Judgement<ToyState> = {
  players: ({ players }) => players,
  spread: () => 4,
  turn: ({ round }) => round,
  horizon: () => 2,
  side: (_state, seat) => seat,
  value: ({ granary, temple }, seat, reasons) =>
    term(reasons, 'granary', granary[seat] ?? missing()) +
    term(reasons, 'temple', 0.5 * (temple[seat] ?? missing())),
};
