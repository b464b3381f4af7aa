import { expect, test } from 'vitest';
import { byPattern } from './opinion.ts';

test('the first pattern that fits gives the weight, and what none fits is ordinary', () => {
  const opinion = byPattern([
    [/^go:temple/, 3],
    [/temple/, 2],
    [/^4$/, 5],
  ]);
  const thought = () => ['go:temple', 'see:temple', 4, 40, 'stay'].map(opinion);
  expect(thought()).toEqual([3, 2, 5, 1, 1]);
  // Known by now.
  expect(thought()).toEqual([3, 2, 5, 1, 1]);
});
