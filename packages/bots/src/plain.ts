import type { BaseState } from '@ennead/kernel';
import type { Judgement } from './judgement.ts';

/** For a game nobody has a judgement of: only won and lost games count. */
export const plainJudgement: Judgement = {
  players: (state) => playersIn(state),
  value: () => 0,
  spread: () => 1,
  turn: () => 0,
  horizon: () => 1,
  side: (_state, seat) => seat,
};

/** Found where games of this house keep it. */
function playersIn(state: BaseState): number {
  const { players, setup } = state as { players?: unknown; setup?: { players?: unknown } };
  const count = players ?? setup?.players;
  if (typeof count !== 'number') throw new Error('a judgement of this game must say how many play');
  return count;
}
