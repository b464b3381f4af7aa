import { expect, test } from 'vitest';
import { wornLine, wornOutline } from './edges.ts';
import type { Point } from './point.ts';

const numbersIn = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** The points of a path in the order they are written. */
function pointsOf(path: string): Point[] {
  const numbers = numbersIn(path);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? Number.NaN }] : []));
}

const [a, b] = [
  { x: 10, y: 20 },
  { x: 110, y: 20 },
];
const [c, d] = [
  { x: 50, y: 10 },
  { x: 50, y: 210 },
];

test('a border is the same from both sides', () => {
  for (const [from, to] of [
    [a, b],
    [c, d],
  ] as const) {
    const [there, back] = [pointsOf(wornLine(from, to)), pointsOf(wornLine(to, from))];
    expect(back).toEqual(there.toReversed());
    expect([there[0], there[3]]).toEqual([from, to]);
  }
});

test('a border sways a little to its sides, a third and two thirds on its way', () => {
  const [, one, two] = pointsOf(wornLine(a, b));
  expect([one?.x, two?.x]).toEqual([43, 77]);
  for (const point of [one, two]) {
    expect(Math.abs((point?.y ?? 0) - 20)).toBeGreaterThan(0);
    expect(Math.abs((point?.y ?? 0) - 20)).toBeLessThanOrEqual(10);
  }
  for (const point of pointsOf(wornLine(c, d)).slice(1, 3))
    expect(Math.abs(point.x - 50)).toBeLessThanOrEqual(13);
});

test('an outline goes round and is closed; of nothing it is empty', () => {
  const outline = wornOutline([a, b, d]);
  expect(outline).toMatch(/^M.*Z$/);
  const points = pointsOf(outline);
  expect(points).toHaveLength(10);
  expect([points[0], points[3], points[6], points[9]]).toEqual([a, b, d, a]);
  expect(wornOutline([])).toBe('');
});
