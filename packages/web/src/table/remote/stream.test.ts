import type { Fresh, Moved } from '@ennead/wire';
import { expect, test } from 'vitest';
import { follow } from './stream.ts';

const position = {
  table: 'table-01',
  seat: 0,
  moment: 0,
  decisions: [],
  joint: [],
  proposals: [],
  waiting: [1],
  clock: null,
  undo: null,
  outcome: null,
};
const fresh: Fresh = {
  ...position,
  type: 'fresh',
  number: 4,
  view: { round: 1, market: 3, old: 1 },
  ask: null,
};
const moved: Moved = {
  ...position,
  type: 'moved',
  number: 5,
  kind: 'move',
  by: 0,
  at: 0,
  stops: [],
  facts: [{ type: 'won', rule: 'TOY-WIN-1' }],
  changed: { market: 0 },
  removed: ['old'],
};

test('a step changes what it names and keeps the rest', () => {
  const after = follow(follow(null, fresh), moved);
  expect(after?.view).toEqual({ round: 1, market: 0 });
  expect(after?.facts).toEqual(moved.facts);
});

test('a gap is noticed', () => {
  expect(follow(follow(null, fresh), { ...moved, number: 7 })).toBeNull();
  expect(follow(null, moved)).toBeNull();
});

test('going back brings no news to animate', () => {
  expect(follow(follow(null, fresh), { ...moved, kind: 'undo' })?.facts).toEqual([]);
});
