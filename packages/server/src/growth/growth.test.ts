import { expect, test } from 'vitest';
import { growth } from '../growth.ts';
import { type Curve, isBent, times } from './curve.ts';

const curve = (...costs: number[]): Curve => ({
  name: 'a cost',
  of: 'things',
  points: costs.map((cost, at) => ({ size: 10 ** (at + 1), cost })),
  most: 1.5,
});

test('a curve is bent where the most of something costs more than all that was less', () => {
  expect(isBent(curve(10, 10, 10, 10))).toBe(false);
  expect(isBent(curve(10, 11, 12, 14))).toBe(false);
  expect(isBent(curve(10, 10, 10, 19))).toBe(true);
  expect(isBent(curve(1, 10, 100, 1000))).toBe(true);
  expect(times(curve(1, 10, 100, 1000))).toBe(10);
  // What was slow by accident when there was little hides nothing that grows, and bends nothing.
  expect(isBent(curve(30, 10, 10, 10))).toBe(false);
  expect(isBent(curve(10))).toBe(false);
});

test('games, lobby and memory are measured at every size, and what is counted is flat', async () => {
  const shown: string[] = [];
  const curves = await growth([100, 200], (what) => shown.push(what));
  expect(shown).toHaveLength(6);
  expect(new Set(curves.map(({ of }) => of))).toEqual(
    new Set(['steps of a game', 'tables in the lobby', 'finished games']),
  );
  for (const { name, points } of curves) {
    expect(points.map(({ size }) => size)).toEqual([100, 200]);
    for (const { cost } of points) expect([name, cost >= 0]).toEqual([name, true]);
  }
  const counted = curves.filter(({ name }) => !name.startsWith('processor') && !name.startsWith('memory'));
  expect(counted.length).toBe(5);
  for (const each of counted) expect([each.name, isBent(each)]).toEqual([each.name, false]);
});
