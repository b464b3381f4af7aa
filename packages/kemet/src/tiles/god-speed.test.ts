import { expect, test } from 'vitest';
import { answer, factOf, offered, table } from '../testing/table.ts';

test('K-MOVE-5, K-EX-9: God Speed gives +1 range to every troop, beside the creature', () => {
  const state = table({ seats: [{ units: { f1: 2 }, tiles: ['god-speed'] }] });
  const facts = answer(state, 0, 'top-move', 'f1', 'land:d-12', 2);
  expect(factOf(facts, 'range-fixed')).toMatchObject({ range: 2 });
  expect(offered(state, 0)).toContain('land:bank-w');
  answer(state, 0, 'land:bank-w', 2);
  expect(state.move).toBeNull();
});
