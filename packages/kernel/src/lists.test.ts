import { expect, test } from 'vitest';
import { listsOf } from './lists.ts';

test('a list has the things of its set in order, and what is always last', () => {
  const fruit = listsOf(['apple', 'date', 'fig'], 'none');
  expect(fruit(0)).toEqual(['none']);
  expect(fruit(0b101)).toEqual(['apple', 'fig', 'none']);
  expect(fruit(0b101)).not.toBe(fruit(0b101));
  expect(fruit(0b111)).toEqual(['apple', 'date', 'fig', 'none']);
});

test('sets of up to all 32 bits are told apart', () => {
  const numbers = listsOf(Array.from({ length: 32 }, (_, place) => place));
  expect(numbers(-1)).toHaveLength(32);
  expect(numbers(1 << 31)).toEqual([31]);
  for (let set = 0; set < 5000; set++)
    expect(numbers(set << 12).reduce((sum, place) => sum + 2 ** place, 0)).toBe(set * 4096);
});
