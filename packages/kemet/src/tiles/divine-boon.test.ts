import { expect, test } from 'vitest';
import { tonight } from '../testing/table.ts';

test('K-NIGHT-2: Divine Boon gives one more card at night', () => {
  const { state } = tonight({ seats: [{ tiles: ['divine-boon'] }, {}] });
  expect(state.handSize).toEqual([2, 1]);
});
