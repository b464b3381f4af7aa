import { expect, test } from 'vitest';
import { answer, passAll, table } from '../testing/table.ts';

test('K-PRAY-1: with Priest a Pray action gives 3', () => {
  const state = table({ seats: [{ tiles: ['priest'] }, {}] });
  answer(state, 0, 'middle-pray');
  answer(state, 1, 'bottom-pray');
  expect(state.prayer).toEqual([8, 7]);
});

test('K-RUL-29, K-DI-4: Priest does not improve the card Prayer', () => {
  const state = table({ seats: [{ tiles: ['priest'], hand: ['prayer'] }] });
  answer(state, 0, 'play:prayer');
  passAll(state);
  expect(state.prayer[0]).toBe(7);
});
