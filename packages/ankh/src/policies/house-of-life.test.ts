import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const HAND = { hands: { 0: ['house-of-life'] as const } };
const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };

test('P-CARD-7: the power costs 2 less, at least 0', () => {
  const first = palaceTable({ ...TWO, teams: { 0: { followers: 0 } }, palace: HAND });
  first.take('unlock', 'house-of-life', 'revered');
  expect(first.team(0).followers).toBe(0);
  expect(first.told('power-unlocked')).toMatchObject([{ cost: 0 }]);
  const third = palaceTable({
    ...TWO,
    teams: { 0: { followers: 1, powers: ['revered', 'commanding', 'resplendent', 'temple-attuned'] } },
    palace: HAND,
  }).take('unlock', 'house-of-life', 'glorious');
  expect(third.team(0).followers).toBe(0);
});

test('P-CARD-7: only with the action it was played before', () => {
  const table = palaceTable({ ...TWO, teams: { 0: { followers: 0 } }, palace: HAND }).take('unlock', 'pass');
  expect(table.told('power-unlocked')).toEqual([]);
  expect(table.decision().seat).toBe(1);
});
