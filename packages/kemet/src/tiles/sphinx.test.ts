import { expect, test } from 'vitest';
import { skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

test('K-VP-1, K-RUL-70, K-RUL-71: the Sphinx gives its point at once, also while it stays on its tile', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'blue 4' }, units: { 'c1-b': 1 } }] });
  table.play(0, 'bottom-blue', 'sphinx', 'reserve');
  expect([table.state.permanent[0], table.state.battlePoints[0]]).toEqual([1, 0]);
  expect(table.whereIs('sphinx')).toBe('reserve');
});

test('K-EX-42, K-BATTLE-18, K-CREA-5: when its troop is wiped out the Sphinx goes to the only district it may', () => {
  const table = skirmish(
    { units: { f1: 2, 'c1-a': 1 }, tiles: ['sphinx'], creatures: { sphinx: 'f1' }, permanent: 1 },
    {},
  );
  table.fight({ play: 'cavalry-blitz' }, { play: 'chariot-raid' });
  expect(table.terms(0, 'strength')).toEqual({ units: 2, card: 4, sphinx: 2 });
  expect(table.whereIs('sphinx')).toBe('c1-a');
  expect(table.state.permanent[0]).toBe(1);
});
