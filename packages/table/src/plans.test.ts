import type { Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type PlannedAnswer, plannedFor } from './plans.ts';

const question = (kind: string, options: (string | number)[], about?: Decision['about']): Decision => ({
  seat: 1,
  kind,
  options,
  ...(about !== undefined && { about }),
});
const plan = (more: Partial<PlannedAnswer>): PlannedAnswer => ({
  kind: 'card',
  option: 'a',
  turn: 'any',
  ...more,
});
const card = question('card', ['a', 'b'], { sector: 'delta', by: 2 });

test('a plan answers its kind of question, whatever it is about or only where it is about that', () => {
  expect(plannedFor([plan({})], [card], 1, 0)).toEqual({ plan: plan({}), fits: true });
  const here = plan({ about: { sector: 'delta' } });
  expect(plannedFor([here], [card], 1, 0)?.plan).toBe(here);
  expect(plannedFor([plan({ about: { sector: 'nile' } })], [card], 1, 0)).toBeNull();
  expect(plannedFor([plan({ about: { hand: 1 } })], [card], 1, 0)).toBeNull();
  expect(plannedFor([plan({ about: 'delta' })], [card], 1, 0)).toBeNull();
  expect(plannedFor([plan({ kind: 'veto' })], [card], 1, 0)).toBeNull();
  expect(plannedFor([plan({ about: 'delta' })], [question('card', ['a'], 'delta')], 1, 0)?.fits).toBe(true);
  expect(plannedFor([plan({ about: {} })], [question('card', ['a'])], 1, 0)).toBeNull();
});

test('fields that every object has are no fields of the question', () => {
  expect(plannedFor([plan({ about: { toString: 'x' } })], [card], 1, 0)).toBeNull();
});

test('questions to others are not answered, and one’s own turn only where that was meant', () => {
  expect(plannedFor([plan({})], [{ ...card, seat: 0 }], 1, 0)).toBeNull();
  expect(plannedFor([plan({ turn: 'others' })], [card], 1, 1)).toBeNull();
  expect(plannedFor([plan({ turn: 'others' })], [card], 1, 0)?.fits).toBe(true);
  expect(plannedFor([plan({ turn: 'any' })], [card], 1, 1)?.fits).toBe(true);
});

test('what the rules do not offer fits no longer; a later plan may', () => {
  const gone = plan({ option: 'z' });
  expect(plannedFor([gone], [card], 1, 0)).toEqual({ plan: gone, fits: false });
  const second = plan({ option: 'b' });
  expect(plannedFor([gone, second], [card], 1, 0)).toEqual({ plan: second, fits: true });
  expect(plannedFor([plan({ option: '1' })], [question('card', [1])], 1, 0)?.fits).toBe(false);
});
