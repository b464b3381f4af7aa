import type { Decision, Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type Branch, treeGame } from '../testing/tree-game.ts';
import { clearAnswer, type Effort } from './clear.ts';

const EFFORT: Effort = { glance: 60, search: 60, compare: 200 };

function cleared(next: Readonly<Record<string, Branch>>, margin: number, unwanted?: Option) {
  const { game, judgement, sampled } = treeGame({ next });
  const state = game.start({} as never, '', null);
  const [decision] = game.decisions(state) as [Decision];
  const found = clearAnswer(game, judgement, state, decision, margin, EFFORT, unwanted);
  return { found, worlds: sampled() };
}

const LEADING = { worst: 0.2, best: 0.75, next: 0.6, third: 0.5, fourth: 0.4, fifth: 0.3 };

test('a clear answer is told with its chance, its lead over the next best and what it brings beyond it', () => {
  const { found } = cleared(LEADING, 0.14);
  expect(found?.option).toBe('best');
  expect(found?.chance).toBeCloseTo(0.75);
  expect(found?.margin).toBeCloseTo(0.15);
  expect(found?.reasons).toEqual([{ key: 'lead', amount: 0.69 }]);
});

test('it is held against three others, in worlds of their own, from two seeds', () => {
  const { worlds } = cleared(LEADING, 0.14);
  const compared = 2 * 4 * EFFORT.compare;
  expect(worlds).toBeGreaterThan(compared);
  expect(worlds).toBeLessThanOrEqual(compared + EFFORT.glance + 2 * EFFORT.search + 2 * 8);
});

test('what leads by less is not clear; what is far from it is seen at a glance and costs no more', () => {
  const near = cleared(LEADING, 0.16);
  expect(near.found).toBeNull();
  expect(near.worlds).toBeGreaterThan(EFFORT.compare);
  const far = cleared(LEADING, 0.2);
  expect(far.found).toBeNull();
  expect(far.worlds).toBeLessThanOrEqual(EFFORT.glance);
});

test('of one answer none is better than the others', () => {
  expect(cleared({ only: 0.9 }, 0.1).found).toBeNull();
});

test('the unwanted answer is none, and another never takes its place', () => {
  const { found, worlds } = cleared(LEADING, 0.14, 'best');
  expect(found).toBeNull();
  expect(worlds).toBeLessThanOrEqual(EFFORT.glance);
  expect(cleared(LEADING, 0.14, 'next').found?.option).toBe('best');
});
