import { expect, test } from 'vitest';
import { hand, palaceResolved } from '../../testing/palace.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };
const HALL = { judgement: [0, 1] };

test('P-ROOM-3: a card and two followers', () => {
  const table = palaceResolved({ ...TWO, palace: { rooms: HALL } });
  expect(table.decision()).toMatchObject({ seat: 1, options: ['census', 'royal-road', 'temple-tithe'] });
  table.take('census');
  expect(hand(table, 1)).toEqual(['census']);
  expect(table.told('followers')).toMatchObject([{ team: 1, amount: 2, source: 'judgement' }]);
});

test('P-ROOM-5: without a card on display the rest still happens', () => {
  const table = palaceResolved({ ...TWO, palace: { rooms: HALL, display: [] } });
  expect(hand(table, 1)).toEqual([]);
  expect(table.team(1).followers).toBe(3);
});
