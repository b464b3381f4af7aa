import type { Decision, Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type Branch, treeGame } from '../testing/tree-game.ts';
import { chancesNow, chancesSeen } from './chances.ts';
import { review } from './review.ts';

function reviewed(root: Branch, given: Option, nodes = 200) {
  const { game, judgement, sampled } = treeGame(root);
  const state = game.start({} as never, '', null);
  const [decision] = game.decisions(state) as [Decision];
  const found = review(game, judgement, state, decision.seat, decision, given, { seed: 's', nodes });
  return { ...found, worlds: sampled() };
}

const CHOICE: Branch = { next: { good: 0.8, near: 0.78, poor: 0.5, bad: 0.2 } };

test('a review tells the best answer, its chance, what the given one lost and what it did not bring', () => {
  const { best, chance, loss, reasons, line } = reviewed(CHOICE, 'poor');
  expect({ best, line, reasons }).toEqual({
    best: 'good',
    line: ['good'],
    reasons: [{ key: 'lead', amount: 1.39 }],
  });
  expect(chance).toBeCloseTo(0.8);
  expect(loss).toBeCloseTo(0.3);
});

test('the best answer lost nothing; what lost hardly anything is not looked at again', () => {
  const best = reviewed(CHOICE, 'good');
  expect(best).toMatchObject({ loss: 0, reasons: [], line: ['good'] });
  const near = reviewed(CHOICE, 'near');
  expect(near.loss).toBeCloseTo(0.02);
  expect(near.reasons).toEqual([]);
  // One world for the line; 120 for each comparison, which what lost much needs twice, and 8 for each reason.
  const searched = best.worlds - 120 - 1;
  expect(near.worlds).toBe(searched + 2 * 120 + 1);
  expect(reviewed(CHOICE, 'poor').worlds).toBe(searched + 4 * 120 + 1 + 2 * 8);
});

const rowOf = (left: number): Branch => (left === 0 ? 0.8 : { next: { on: rowOf(left - 1) } });

test('a line holds the answers of the same seat, twelve at most, as far as they were tried', () => {
  const line = (good: Branch, nodes?: number) =>
    reviewed({ next: { good, bad: 0.1 } }, 'bad', nodes).line.slice(1);
  expect(line(rowOf(3))).toEqual(['on', 'on', 'on']);
  expect(line(rowOf(20))).toHaveLength(11);
  expect(line({ seat: 1, next: { on: 0.8 } })).toEqual([]);
  expect(line({ next: { a: 0.5, b: 0.9, c: 0.6 } })).toEqual(['b']);
  // Of seven worlds one goes to the bad answer, one makes the node, one tries a, and four find b.
  const lengths = [...Array(20).keys()].map((nodes) => line({ next: { a: 0.2, b: 0.9 } }, nodes).length);
  expect(lengths).toEqual([...Array(20).keys()].map((nodes) => (nodes < 7 ? 0 : 1)));
});

test('chances of all seats are those of the worlds played on; who looks on gets them as shares', () => {
  const { game, judgement, sampled } = treeGame({ next: { only: 0.7 } });
  const state = game.start({} as never, '', null);
  const [first, second] = chancesNow(game, judgement, state, 's');
  expect(first).toBeCloseTo(0.7);
  expect(second).toBeCloseTo(0.3);
  expect(sampled()).toBe(64);
  const halved = { ...judgement, chances: () => [0.3, 0.1] };
  expect(chancesSeen(game, halved, state, 's').map((share) => Math.round(share * 100))).toEqual([75, 25]);
  // Four worlds as somebody sees them who sits nowhere, in each a quarter of the worlds played on.
  expect(sampled()).toBe(64 + 4 + 64);
  expect(chancesSeen(game, { ...judgement, chances: () => [0, 0] }, state, 's')).toEqual([0.5, 0.5]);
});
