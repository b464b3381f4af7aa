import { expect, test } from 'vitest';
import { aimedAt } from './touch-aim.ts';

const box = (x: number, y: number, size: number) => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

test('a finger on a large target means it, whatever is near', () => {
  expect(aimedAt([box(50, 50, 60), box(60, 50, 10)], 0, { x: 58, y: 50 }, true)).toBe('as it is');
});

test('a finger beside a small target means it', () => {
  expect(aimedAt([box(50, 50, 20)], -1, { x: 65, y: 50 }, true)).toBe(0);
  expect(aimedAt([box(50, 50, 20)], -1, { x: 80, y: 50 }, true)).toBe('as it is');
});

test('a finger between small targets brings the board nearer until they are as broad as it is', () => {
  const targets = [box(50, 50, 20), box(68, 50, 22)];
  expect(aimedAt(targets, 0, { x: 55, y: 50 }, true)).toEqual({ by: 2.2 });
});

test('where nothing can be made larger the nearest is meant', () => {
  const targets = [box(50, 50, 20), box(68, 50, 22)];
  expect(aimedAt(targets, 0, { x: 61, y: 50 }, false)).toBe(1);
  expect(aimedAt(targets, 0, { x: 52, y: 50 }, false)).toBe('as it is');
});
