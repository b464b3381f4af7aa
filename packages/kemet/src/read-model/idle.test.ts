import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { SPACES } from '../data/action-board.ts';
import { kemet } from '../index.ts';
import { idleReason } from './idle.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  move: 'start',
  recruit: 'recruit-district',
  raise: 'raise-pyramid',
  buy: 'tile',
};

test('K-PRAY-1, K-MOVE-1, K-RECR-1, K-RAISE-1, K-BUY-2: a token does nothing where that was foreseen, and only there', () => {
  const met = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const setup = kemet.setup({ players: 2 + (game % 4) });
    if (!setup.ok) throw new Error(setup.problem.message);
    const state = kemet.start(setup.value, `idle ${game}`, null);
    const chance = chanceFrom(`idle ${game}`);
    for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
      const [{ seat, kind }, option] = randomAnswer(open, chance);
      const space = kind === 'token' ? SPACES.findIndex(({ id }) => id === option) : -1;
      const reason = space < 0 ? null : idleReason(kemet.view(state, seat), seat, space);
      const prayer = state.prayer[seat];
      kemet.apply(state, seat, option, null);
      if (space < 0) continue;
      const { action } = SPACES[space] ?? { action: 'pray' };
      const [next] = kemet.decisions(state).filter((each) => each.seat === seat);
      const answers = next?.options.filter((each) => !String(each).startsWith('play:')) ?? [];
      const isAsked = next?.kind === QUESTIONS[action] && answers.length > 1;
      const didNothing = action === 'pray' ? state.prayer[seat] === prayer : !isAsked;
      met.add(reason ?? action);
      expect(didNothing, `${option} ${reason}`).toBe(reason !== null);
    }
  }
  expect([...met].sort()).toEqual(
    expect.arrayContaining(['buy', 'move', 'no-pyramid', 'no-tile', 'pray', 'raise']),
  );
});
