import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { palaceTable } from '../testing/palace.ts';

const HAND = { hands: { 0: ['hired-spears'] as const } };

test('P-CARD-5: a follower for one more figure, also beside one just summoned, with all that follows', () => {
  const table = palaceTable({
    gods: ['ra', 'isis'],
    pieces: { B5: 'god 0', G5: 'god 1' },
    palace: HAND,
  }).take('summon', 'pass', 'warrior', 'B6', 'no', 'war', 'hired-spears');
  expect(table.decision()).toMatchObject({ kind: 'summon-to', about: 'warrior' });
  table.take('B7', 'yes');
  expect(table.at('B7')).toBe('warrior 0 radiant');
  expect(table.team(0).followers).toBe(0);
  expect(table.told('figure-summoned')[1]).toMatchObject({ slot: 'hired-spears', rule: 'P-CARD-5' });
});

test('P-CARD-5: a guardian, or a warrior that Anubis holds for one follower more', () => {
  const held = {
    gods: ['ra', 'anubis'] as const,
    pieces: { B5: 'god 0', G5: 'god 1' },
    trapped: [0],
    palace: HAND,
  };
  const table = palaceTable({ ...held, teams: { 0: { followers: 2, guardians: ['satet'] } } });
  table.take('summon', 'hired-spears');
  expect(table.decision()).toMatchObject({ kind: 'summon-figure', options: ['warrior', 'ransom', 'satet'] });
  table.take('ransom', 'B6', 'no');
  expect(table.team(0).followers).toBe(0);
  expect(trappedBy(table.state)).toEqual([]);
  const poor = palaceTable({ ...held, teams: { 0: { followers: 1 } } }).take('summon', 'hired-spears');
  expect(poor.decision().kind).toBe('summon-to');
});

test('P-POLICY-6: without a follower it cannot be played', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    teams: { 0: { followers: 0 } },
    palace: HAND,
  }).take('summon', 'done');
  expect(table.decision().kind).toBe('second-action');
});
