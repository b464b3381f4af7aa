import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const TWO = { pieces: { A5: 'god 0', G5: 'god 1' } };

test('P-CARD-2: figures move up to 4 in this action, only in this', () => {
  const table = palaceTable({ ...TWO, palace: { hands: { 0: ['royal-road'] } } }).take(
    'move',
    'royal-road',
    'A5',
  );
  expect(table.options()).toContain('A9');
  table.take('A9', 'gain', 'gain', 'unlock', 'pass', 'move', 'A9');
  expect(table.options()).not.toContain('A5');
  const plain = palaceTable({ ...TWO, palace: { hands: { 0: ['royal-road'] } } }).take('move', 'pass', 'A5');
  expect(plain.options()).not.toContain('A9');
});

test('P-CARD-2: Satet pushes as far away, and priests still go to the next room', () => {
  const table = palaceTable({
    pieces: { A5: 'god 0', A4: 'satet 0', A8: 'warrior 1', G5: 'god 1' },
    palace: { hands: { 0: ['royal-road'] }, rooms: { decrees: [1, 0] } },
  }).take('move', 'royal-road', 'A4');
  expect(table.options()).toContain('A8');
  table.take('A8', 'A9', 'decrees');
  expect(table.options()).toEqual(['war', 'judgement']);
});
