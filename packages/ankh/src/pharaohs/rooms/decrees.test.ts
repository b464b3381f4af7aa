import { expect, test } from 'vitest';
import { hand, palaceResolved, played } from '../../testing/palace.ts';
import { pharaohOf } from '../state.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };
const HALL = { decrees: [0, 1] };

test('P-ROOM-1: a card of the display, or an own card out of the game', () => {
  const table = palaceResolved({
    ...TWO,
    teams: { 0: { devotion: 4 } },
    palace: { rooms: HALL, hands: { 1: ['ordination'] }, played: { 1: ['double-march'] } },
  });
  expect(table.decision()).toMatchObject({
    seat: 1,
    kind: 'decree',
    options: ['census', 'royal-road', 'temple-tithe', 'hand ordination', 'played double-march'],
  });
  table.take('royal-road');
  expect(hand(table, 1)).toEqual(['royal-road', 'ordination']);
  expect(table.team(0).devotion).toBe(4);
});

test('P-ROOM-1, P-ROOM-6: the removed card leaves for good, every enemy loses 1', () => {
  const table = palaceResolved({
    ...TWO,
    teams: { 0: { devotion: 4 }, 1: { devotion: 9 } },
    palace: { rooms: HALL, hands: { 1: ['ordination'] } },
  }).take('hand ordination');
  expect(hand(table, 1)).toEqual([]);
  expect(pharaohOf(table.state).gone.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(table.team(0).devotion).toBe(3);
  expect(table.team(1).devotion).toBe(9);
});

test('P-ROOM-6: what alone is possible must be done', () => {
  const removing = palaceResolved({
    ...TWO,
    teams: { 0: { devotion: 4 } },
    palace: { rooms: HALL, display: [], played: { 1: ['ordination'] } },
  });
  expect(removing.told('policy-removed')).toHaveLength(1);
  expect(played(removing, 1)).toEqual([]);
  const taking = palaceResolved({ ...TWO, palace: { rooms: HALL, display: ['census', 'census'] } });
  expect(hand(taking, 1)).toEqual(['census']);
  const neither = palaceResolved({ ...TWO, palace: { rooms: HALL, display: [] } });
  expect(neither.told('policy-taken')).toEqual([]);
  expect(neither.told('palace-resolved')).toHaveLength(1);
});
