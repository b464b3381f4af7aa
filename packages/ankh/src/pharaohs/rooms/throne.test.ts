import { expect, test } from 'vitest';
import { hand, palaceResolved } from '../../testing/palace.ts';

const TWO = { B5: 'god 0', G5: 'god 1', J9: 'pharaoh' };
const HALL = { throne: [0, 1] };

test('P-ROOM-4: a card, then the pharaoh moves up to 3 spaces or stays', () => {
  const table = palaceResolved({ pieces: TWO, palace: { rooms: HALL } }).take('royal-road');
  expect(hand(table, 1)).toEqual(['royal-road']);
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'pharaoh-to', about: 3 });
  expect(table.options()).toContain('H8');
  expect(table.options()).not.toContain('G7');
  expect(table.options()).toContain('stay');
  table.take('H8');
  expect(table.at('H8')).toBe('pharaoh');
  expect(table.at('J9')).toBe('');
  expect(table.told('pharaoh-moved')).toMatchObject([{ team: 1, from: 'J9', space: 'H8', rule: 'P-ROOM-4' }]);
});

test('P-ROOM-4, P-ROOM-5: 0 spaces are allowed, also when no card is left', () => {
  const table = palaceResolved({ pieces: TWO, palace: { rooms: HALL, display: [] } }).take('stay');
  expect(table.at('J9')).toBe('pharaoh');
  expect(table.told('pharaoh-moved')).toEqual([]);
});
