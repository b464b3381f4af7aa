import { expect, test } from 'vitest';
import { given, tonight } from '../testing/given.ts';

test('K-CREA-2, K-DEC-40: without a district for it the Mummy waits on its tile', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'white 4' }, units: { f1: 1 } }] });
  table.play(0, 'bottom-white', 'mummy');
  expect(table.whereIs('mummy')).toBe('reserve');
});

test('K-NIGHT-2, K-CREA-7, K-RUL-70: one more card at night wherever the Mummy is, beside Divine Boon', () => {
  expect(tonight({ seats: [{ tiles: ['mummy'] }] }).state.handSize[0]).toBe(2);
  const table = tonight({
    seats: [{ tiles: ['mummy', 'divine-boon'], units: { f1: 1 }, creatures: { mummy: 'f1' } }],
  });
  expect(table.state.handSize[0]).toBe(3);
});
