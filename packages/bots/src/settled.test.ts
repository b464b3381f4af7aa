import type { Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { isSettled } from './settled.ts';
import { addOwn, type Node, newNode } from './tree.ts';

const decision: Decision = { seat: 0, kind: 'action', options: ['move', 'summon', 'gain'] };

/** A search that has tried the options so many times each. */
function tried(...visits: number[]): Node {
  const root = newNode();
  for (const [i, count] of visits.entries()) {
    addOwn(root, decision.options[i] as string).visits = count;
    root.visits += count;
  }
  return root;
}

test('the choice stands when no other option can be tried as often any more', () => {
  expect(isSettled(tried(60, 40, 10), decision, 19)).toBe(true);
  expect(isSettled(tried(60, 40, 10), decision, 20)).toBe(false);
  expect(isSettled(tried(10, 40, 60), decision, 19)).toBe(true);
});

test('after a while a comeback that would take more than a third of what is left is not waited for', () => {
  expect(isSettled(tried(600, 300, 100), decision, 899)).toBe(true);
  expect(isSettled(tried(600, 300, 100), decision, 900)).toBe(false);
  expect(isSettled(tried(380, 80, 30), decision, 899)).toBe(false);
});

test('nothing is settled before the first world', () => {
  expect(isSettled(newNode(), decision, Number.POSITIVE_INFINITY)).toBe(false);
});
