import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { handOf } from '../testing/hands.ts';

test('K-BATTLE-10, K-EX-20, K-RUL-45: cards left in hand are +1 strength each, the one added counts by itself', () => {
  const table = skirmish({ tiles: ['divine-wound'], hand: ['war-rage', 'prayer', 'veto'] }, {});
  table.fight({ play: 'cavalry-blitz', add: ['war-rage'] }, { play: 'cavalry-blitz' });
  expect(table.asked()).toEqual(['0 wound']);
  expect(table.options(0)).toEqual(['prayer', 'veto', 'done']);
  table.play(0, 'veto', 'prayer');
  expect(table.terms(0, 'strength')).toEqual({ units: 3, card: 4, 'war-rage': 1, wound: 2 });
  expect(handOf(table.state, 0)).toEqual([]);
});

test('K-RUL-46, K-TILE-3: the wound is offered to a loser too, may be declined, and its cards stay unseen', () => {
  const table = skirmish({}, { units: { 'd-12': 1 }, tiles: ['divine-wound'], hand: ['prayer', 'escape'] });
  table.fight({ play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  table.play(1, 'prayer', 'done');
  expect(table.told('wound-card').map(({ to }) => to)).toEqual([[1]]);
  expect(table.told('wound-added')).toHaveLength(1);
  expect(handOf(table.state, 1)).toEqual(['escape']);
  expect([table.state.discardSize, table.state.remembered.reduce((a, b) => a + b)]).toEqual([1, 0]);
});
