import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';

test('K-PRAY-1: with Priest a Pray action gives 3', () => {
  const table = given({ seats: [{ tiles: ['priest'] }, {}] });
  table.play(0, 'middle-pray');
  table.play(1, 'bottom-pray');
  expect(table.state.prayer).toEqual([8, 7]);
});

test('K-RUL-29, K-DI-4: Priest does not improve the card Prayer', () => {
  const table = given({ seats: [{ tiles: ['priest'], hand: ['prayer'] }] });
  table.play(0, 'play:prayer');
  table.always('veto', 'pass');
  expect(table.state.prayer[0]).toBe(7);
});
