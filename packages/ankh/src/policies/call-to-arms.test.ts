import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1' } };

test('P-CARD-1, P-POLICY-8: the Summon action once more, figure and priest', () => {
  const table = palaceTable({ ...TWO, palace: { hands: { 0: ['call-to-arms'] } } });
  table.take('summon', 'warrior', 'A5', 'war', 'call-to-arms', 'warrior', 'A6', 'throne');
  expect(table.told('figure-summoned')).toHaveLength(2);
  expect(table.told('priest-summoned')).toHaveLength(2);
  expect(table.decision().kind).toBe('second-action');
});

test('P-EX-3: a card before or one after the action, not both; the event comes last', () => {
  const last = {
    ...TWO,
    markers: { summon: 5 },
    palace: { hands: { 0: ['frontier-garrison', 'call-to-arms'] as const } },
  };
  const before = palaceTable(last).take('summon');
  expect(before.decision()).toMatchObject({ kind: 'policy-before', options: ['frontier-garrison', 'pass'] });
  before.take('frontier-garrison', 'done');
  expect(before.told('event-reached')).toHaveLength(1);
  const after = palaceTable(last).take('summon', 'pass', 'done');
  expect(after.decision()).toMatchObject({ kind: 'policy-after', options: ['call-to-arms', 'pass'] });
  expect(after.told('event-reached')).toEqual([]);
  after.take('call-to-arms', 'done');
  expect(after.told('event-reached')).toHaveLength(1);
  expect(after.told('policy-played')).toHaveLength(1);
});
