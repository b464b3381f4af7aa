import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const AT = { pieces: { B5: 'god 0', G5: 'god 1', I9: 'temple', H4: 'temple 1' } };
const HAND = { hands: { 0: ['frontier-garrison'] as const } };

test('P-CARD-4: neutral monuments serve like own ones in this action', () => {
  const table = palaceTable({ ...AT, palace: HAND }).take('summon', 'frontier-garrison', 'warrior');
  expect(table.options()).toContain('H9');
  expect(table.options()).not.toContain('H5'); // beside an enemy's
  table.take('H9');
  const plain = palaceTable({ ...AT, palace: HAND }).take('summon', 'pass', 'warrior');
  expect(plain.options()).not.toContain('H9');
});

test('P-CARD-4: building sites count, pyramids of nobody give no extra summon', () => {
  const table = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1', I9: 'pyramid' },
    teams: { 0: { powers: ['revered', 'commanding', 'pyramid-attuned'] } },
    palace: HAND,
  }).take('summon', 'frontier-garrison', 'warrior', 'H9', 'war');
  expect(table.told('figure-summoned')).toMatchObject([{ slot: 'regular' }]);
  expect(table.decision().kind).toBe('second-action');
  const site = palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1', I9: 'site' },
    palace: HAND,
  }).take('summon', 'frontier-garrison', 'warrior');
  expect(site.options()).toContain('H9');
});
