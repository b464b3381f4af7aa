import type { Decision } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { isSettled } from './settled.ts';
import { addOwn, type Node, newNode } from './tree.ts';

const decision: Decision = { seat: 0, kind: 'action', options: ['move', 'summon', 'gain'] };

/** A search that has tried the options so many times each, with these means. */
function tried(visits: number[], means: number[] = visits.map(() => 0.5)): Node {
  const root = newNode();
  for (const [i, count] of visits.entries()) {
    const child = addOwn(root, decision.options[i] as string);
    child.visits = count;
    child.total = count * (means[i] ?? missing());
    root.visits += count;
  }
  return root;
}

test('the choice stands when no other option can be tried as often any more', () => {
  expect(isSettled(tried([60, 40, 10]), decision, 19, 0.1)).toBe(true);
  expect(isSettled(tried([60, 40, 10]), decision, 20, 0.1)).toBe(false);
  expect(isSettled(tried([10, 40, 60]), decision, 19, 0.1)).toBe(true);
});

test('the choice stands when none of the others is likely to be better', () => {
  const means = [0.55, 0.5, 0.4];
  expect(isSettled(tried([2000, 800, 200], means), decision, 9000, 0.1)).toBe(true);
  expect(isSettled(tried([2000, 800, 200], means), decision, 9000, 0.5)).toBe(false);
  expect(isSettled(tried([2000, 800, 200], [0.55, 0.5, 0.545]), decision, 9000, 0.1)).toBe(false);
});

test('options that are worth the same to half a percent need no more thought', () => {
  expect(isSettled(tried([9000, 8000, 8000]), decision, 20_000, 0.1)).toBe(true);
  expect(isSettled(tried([9000, 8000, 8000], [0.5, 0.502, 0.5]), decision, 20_000, 0.1)).toBe(false);
});

test('in the first quarter everything is thought possible', () => {
  const clear = tried([2000, 800, 200], [0.9, 0.1, 0.1]);
  expect(isSettled(clear, decision, 9000, 0.1)).toBe(true);
  expect(isSettled(clear, decision, 9001, 0.1)).toBe(false);
});

test('an option that was never tried may be the best one', () => {
  expect(isSettled(tried([2000, 800], [0.9, 0.1]), decision, 3000, 0.1)).toBe(false);
});

test('nothing is settled before the first world', () => {
  expect(isSettled(newNode(), decision, Number.POSITIVE_INFINITY, 0.1)).toBe(false);
});

test('of two that were tried as often the first is the favourite', () => {
  const root = (means: number[]) => isSettled(tried([900, 900, 100], means), decision, 1000, 0.05);
  expect(root([0.6, 0.5, 0.3])).toBe(true);
  expect(root([0.5, 0.6, 0.3])).toBe(false);
});
