import { expect, test } from 'vitest';
import { answer, asked, battleTerms, factsOf, fight, handOf, offered, skirmish } from '../testing/table.ts';

test('K-BATTLE-10, K-EX-20, K-RUL-45: cards left in hand are +1 strength each, the one added counts by itself', () => {
  const state = skirmish({ tiles: ['divine-wound'], hand: ['war-rage', 'prayer', 'veto'] }, {});
  fight(state, { play: 'cavalry-blitz', add: ['war-rage'] }, { play: 'cavalry-blitz' });
  expect(asked(state)).toEqual(['wound 0']);
  expect(offered(state, 0)).toEqual(['prayer', 'veto', 'done']);
  const facts = answer(state, 0, 'veto', 'prayer');
  expect(battleTerms(facts, 0, 'strength')).toEqual({ units: 3, card: 4, 'war-rage': 1, wound: 2 });
  expect(handOf(state, 0)).toEqual([]);
});

test('K-RUL-46, K-TILE-3: the wound is offered to a loser too, may be declined, and its cards stay unseen', () => {
  const state = skirmish({}, { units: { 'd-12': 1 }, tiles: ['divine-wound'], hand: ['prayer', 'escape'] });
  fight(state, { play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  const facts = answer(state, 1, 'prayer', 'done');
  expect(factsOf(facts, 'wound-card').map(({ to }) => to)).toEqual([[1]]);
  expect(factsOf(facts, 'wound-added')).toHaveLength(1);
  expect(handOf(state, 1)).toEqual(['escape']);
  expect([state.discardSize, state.remembered.reduce((a, b) => a + b)]).toEqual([1, 0]);
});
