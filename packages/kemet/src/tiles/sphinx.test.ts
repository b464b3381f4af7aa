import { expect, test } from 'vitest';
import { answer, battleTerms, fight, skirmish, table, whereIs } from '../testing/table.ts';

test('K-VP-1, K-RUL-70, K-RUL-71: the Sphinx gives its point at once, also while it stays on its tile', () => {
  const state = table({ seats: [{ pyramids: { 'c1-a': 'blue 4' }, units: { 'c1-b': 1 } }] });
  answer(state, 0, 'bottom-blue', 'sphinx', 'reserve');
  expect([state.permanent[0], state.battlePoints[0]]).toEqual([1, 0]);
  expect(whereIs(state, 'sphinx')).toBe('reserve');
});

test('K-EX-42, K-BATTLE-18, K-CREA-5: when its troop is wiped out the Sphinx goes to the only district it may', () => {
  const state = skirmish(
    { units: { f1: 2, 'c1-a': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'f1' }, permanent: 1 },
    {},
  );
  const facts = fight(state, { play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 2, card: 4, sphinx: 2 });
  answer(state, 0, 'c1-a');
  expect(whereIs(state, 'sphinx')).toBe('c1-a');
  expect(state.permanent[0]).toBe(1);
});
