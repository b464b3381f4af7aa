import { expect, test } from 'vitest';
import { type Chance, chanceFrom, draw, pick, reveal, shuffle } from './chance.ts';

test('the same seed gives the same sequence, another seed another', () => {
  const sequence = (seed: string) => {
    const chance = chanceFrom(seed);
    return Array.from({ length: 8 }, () => draw(chance, 1000));
  };
  expect(sequence('nile')).toEqual(sequence('nile'));
  expect(sequence('nile')).not.toEqual(sequence('nilf'));
  expect(sequence('')).not.toEqual(sequence('\0'));
});

test('the sequence never changes: recorded matches depend on it', () => {
  const chance = chanceFrom('ennead');
  expect(Array.from({ length: 6 }, () => draw(chance, 2 ** 32))).toEqual([
    3744193610, 4185135175, 2942902891, 930447728, 2493019457, 2081732830,
  ]);
  expect(shuffle(chance, [1, 2, 3, 4, 5, 6, 7])).toEqual([3, 1, 4, 5, 6, 7, 2]);
});

test('every number below the count comes about equally often', () => {
  const chance = chanceFrom('fair');
  const seen = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) {
    const face = draw(chance, 6);
    seen[face] = (seen[face] as number) + 1;
  }
  for (const times of seen) expect(Math.abs(times - 10_000)).toBeLessThan(500);
});

test('every order of three comes about equally often', () => {
  const chance = chanceFrom('orders');
  const seen = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = shuffle(chance, ['a', 'b', 'c']).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
});

test('the last number counts the draws; one of one is no chance', () => {
  const chance = chanceFrom('count');
  expect(chance[3]).toBe(0);
  expect(pick(chance, ['only'])).toBe('only');
  expect(chance[3]).toBe(0);
  draw(chance, 2);
  expect(chance[3]).toBe(1);
  reveal(chance);
  expect(chance[3]).toBe(2);
});

test('what would favour the low numbers is drawn again, and nothing else is', () => {
  /** What is drawn, and in how many draws, where the next 32 bits are the last number there is but for `less`. */
  const drawn = (count: number, less: number) => {
    const chance: Chance = [-1 - less, 0, 0, 0];
    return [draw(chance, count), chance[3]];
  };
  // Whole rounds of two, and of 2 ** 31, end with the last number.
  expect([drawn(2, 0), drawn(2, 1), drawn(2 ** 31, 0)]).toEqual([
    [1, 1],
    [0, 1],
    [2 ** 31 - 1, 1],
  ]);
  // Rounds of three end one before.
  expect([drawn(3, 1), drawn(3, 3)]).toEqual([
    [2, 1],
    [0, 1],
  ]);
  expect(drawn(3, 0)[1]).toBeGreaterThan(1);
  expect(drawn(2 ** 31 + 1, 2 ** 31 - 1)).toEqual([2 ** 31, 1]);
  expect(drawn(2 ** 31 + 1, 2 ** 31 - 2)[1]).toBeGreaterThan(1);
});

test('a chance that went through JSON goes on as before', () => {
  const chance = chanceFrom('saved');
  for (let i = 0; i < 100; i++) draw(chance, 10);
  const revived = JSON.parse(JSON.stringify(chance)) as typeof chance;
  for (let i = 0; i < 100; i++) expect(draw(revived, 1e9)).toBe(draw(chance, 1e9));
});

test.for([0, -1, 2.5, Number.NaN, 2 ** 33])('one of %s cannot be drawn', (count) => {
  expect(() => draw(chanceFrom('odd'), count)).toThrow('cannot draw');
});
