import { decide, openMatch, storyLog } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import type { AnkhState } from '../state.ts';
import { regionResolved } from './region-resolved.ts';

test('A-CON-4: every region of a Conflict is known while it is resolved, and none outside', () => {
  const setup = ankh.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const match = openMatch(ankh, setup.value, 'regions');
  const met = { dominated: 0, battle: 0, empty: 0 };
  let luck = 7;
  while (match.open.length > 0 && match.moves.length < 2000) {
    const [decision] = match.open;
    if (decision === undefined) break;
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    const option = decision.options[Math.floor((luck / 2 ** 32) * decision.options.length)] ?? '';
    const { log, stops } = storyLog<AnkhState, AnkhFact>(ankh, match.state);
    decide(match, decision.seat, option, log);
    const facts = [...log];
    for (const { told, state } of stops) {
      const view = ankh.view(state, null);
      const fact = facts[told - 1];
      if (fact?.type === 'region-reached') {
        met[fact.status] += 1;
        expect(view.conflict[regionResolved(view)]).toBe(fact.number);
      } else if (fact?.type === 'action-taken' || fact?.type === 'conflict-ended')
        expect(regionResolved(view)).toBe(-1);
    }
  }
  expect(met.dominated).toBeGreaterThan(0);
  expect(met.battle).toBeGreaterThan(0);
});
