import { expect, test } from 'vitest';
import { tonight } from '../testing/given.ts';

test('K-NIGHT-2: Divine Boon gives one more card at night', () => {
  const table = tonight({ seats: [{ tiles: ['divine-boon'] }, {}] });
  expect(table.state.handSize).toEqual([2, 1]);
});
