import { expect, test } from 'vitest';
import { pointSource } from './point-sources.ts';

test('every permanent point has its kind of source; what is none of the others comes from tiles', () => {
  expect(['battle', 'defensive-victory', 'two-temples', 'sanctuary', 'a-tile'].map(pointSource)).toEqual([
    'battles',
    'battles',
    'temples',
    'sanctuary',
    'tiles',
  ]);
});
