import { expect, test } from 'vitest';
import { hand, palaceTable, played } from '../testing/palace.ts';

const amend = (cards: readonly ('census' | 'royal-road')[]) =>
  palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    teams: { 0: { used: ['chariots'] } },
    palace: { hands: { 0: ['scribal-amendment'] }, played: { 0: cards } },
  }).take('gain');

test('P-CARD-9: another played card comes back to hand, and nothing with it', () => {
  const table = amend(['census', 'royal-road']).take('scribal-amendment');
  expect(table.decision()).toMatchObject({ kind: 'amend', options: ['royal-road', 'census'] });
  table.take('census');
  expect(hand(table, 0)).toEqual(['census']);
  expect(played(table, 0)).toEqual(['royal-road', 'scribal-amendment']);
  expect(table.told('cards-taken-back')).toEqual([]);
});

test('P-CARD-9: it cannot take itself back', () => {
  expect(amend([]).decision().kind).toBe('second-action');
  const table = amend(['census']).take('scribal-amendment');
  expect(hand(table, 0)).toEqual(['census']);
});
