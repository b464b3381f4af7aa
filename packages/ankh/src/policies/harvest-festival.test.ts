import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const HAND = { hands: { 0: ['harvest-festival'] as const } };

test('P-CARD-6: a follower for each own figure on fertile land, at most four', () => {
  const few = palaceTable({
    pieces: { F2: 'god 0', F3: 'warrior 0', B6: 'warrior 0', G5: 'god 1' },
    palace: HAND,
  }).take('gain', 'harvest-festival');
  expect(few.team(0).followers).toBe(3);
  const many = palaceTable({
    pieces: { F2: 'god 0', F3: 'warrior 0', E3: 'warrior 0', E4: 'warrior 0', G3: 'warrior 0', G5: 'god 1' },
    palace: HAND,
  }).take('gain', 'harvest-festival');
  expect(many.team(0).followers).toBe(5);
});

test('P-CARD-6: a space with an underworld token is not fertile', () => {
  const table = palaceTable({
    gods: ['osiris', 'isis'],
    pieces: { F2: 'god 0', F3: 'warrior 0', G5: 'god 1' },
    underworld: ['F3'],
    palace: HAND,
  }).take('gain', 'harvest-festival');
  expect(table.team(0).followers).toBe(2);
  const none = palaceTable({ pieces: { B5: 'god 0', G5: 'god 1' }, palace: HAND }).take('gain');
  expect(none.decision().kind).toBe('second-action');
});
