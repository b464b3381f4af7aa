import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const HAND = { hands: { 0: ['reformation'] as const } };
const HOLDER = {
  pieces: { B5: 'god 0', G5: 'god 1' },
  teams: { 0: { followers: 0, powers: ['revered', 'commanding', 'resplendent'] as const } },
  palace: HAND,
};

test('P-CARD-7: an ankh token moves to a locked power of its level, without cost and without a guardian', () => {
  const table = palaceTable(HOLDER).take('unlock', 'reformation');
  expect(table.options()).toEqual(['commanding', 'revered', 'resplendent']);
  table.take('revered');
  expect(table.decision()).toMatchObject({
    kind: 'reform-to',
    about: 'revered',
    options: ['inspiring', 'omnipresent'],
  });
  table.take('omnipresent');
  expect(table.told('power-swapped')).toMatchObject([{ from: 'revered', power: 'omnipresent' }]);
  expect(table.told('guardian-gained')).toEqual([]);
  expect(table.team(0).followers).toBe(0);
});

test('P-CARD-7, P-POLICY-5: before or after the action; not without a power', () => {
  const after = palaceTable(HOLDER).take('unlock', 'pass');
  expect(after.decision()).toMatchObject({ kind: 'policy-after' });
  const none = palaceTable({ ...HOLDER, teams: { 0: { followers: 0 } } }).take('unlock');
  expect(none.decision()).toMatchObject({ seat: 1, kind: 'action' });
});
