import { chanceFrom, type Decision, type Plannable, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { kemet } from '../index.ts';
import { plannable } from './plannable.ts';

const PLANNED = [
  'veto',
  'battle-card',
  'discard-card',
  'battle-intervention',
  'loser',
  'escape',
  'winner',
  'token',
];
/** Of these every answer can be planned. */
const WHOLE = ['battle-card', 'discard-card', 'loser', 'winner'];
const MET = ['battle-card', 'battle-intervention', 'discard-card', 'loser', 'token', 'veto', 'winner'];

test('whatever is asked of a kind that can be planned was offered to be planned, with all its answers', () => {
  const met = new Map<string, number>();
  for (let game = 0; game < 12; game++) {
    const setup = kemet.setup({ players: 2 + (game % 4) });
    if (!setup.ok) throw new Error(setup.problem.message);
    const state = kemet.start(setup.value, `plans ${game}`, null);
    const chance = chanceFrom(`plans ${game}`);
    for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
      for (const { seat, kind, about, options } of open as readonly Decision[]) {
        const offered: readonly Plannable[] = plannable(kemet.view(state, seat), seat).filter(
          (each) => each.kind === kind && (each.turn === 'any' || state.active !== seat),
        );
        const isAttackers = kind !== 'token' && state.active === seat;
        if (!PLANNED.includes(kind) || isAttackers) continue;
        met.set(kind, (met.get(kind) ?? 0) + 1);
        const meant = offered.find(
          (each) => each.about === undefined || JSON.stringify(each.about) === JSON.stringify(about),
        );
        expect(meant, `${kind} ${JSON.stringify(about)}`).toBeDefined();
        if (WHOLE.includes(kind)) expect(meant?.options).toEqual(expect.arrayContaining([...options]));
      }
      const [{ seat }, option] = randomAnswer(open, chance);
      kemet.apply(state, seat, option, null);
    }
  }
  expect([...met.keys()].sort()).toEqual(expect.arrayContaining(MET));
});
