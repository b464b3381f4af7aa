import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';
import { palaceTable } from '../testing/palace.ts';
import { pharaohOf } from './state.ts';

const THREE = {
  gods: ['ra', 'isis', 'osiris'] as const,
  pharaoh: 'amenhotep' as const,
  pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', J9: 'pharaoh' },
  conflict: { B5: 1, G5: 2, F2: 3 },
};
const DEVOTION = { 0: { devotion: 1 }, 1: { devotion: 9 }, 2: { devotion: 20 } };

test('P-EX-14, P-MERGE-1, P-MERGE-3: the lower god’s priests and cards leave the game, the upper god’s stay', () => {
  const table = conflictOn(12, {
    ...THREE,
    teams: DEVOTION,
    palace: {
      display: [],
      rooms: { decrees: [1, 0, 0], throne: [2, 1, 0] },
      hands: { 0: ['census', 'ordination'], 1: ['royal-road'] },
      played: { 0: ['double-march'], 1: ['house-of-life'] },
    },
  });
  expect(table.told('gods-merged')).toMatchObject([{ upper: 1, lower: 0 }]);
  const { rooms, priests, hands, played, discards, gone } = pharaohOf(table.state);
  expect(rooms).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 0],
  ]);
  expect(priests).toEqual([0, 2, 3]);
  expect(hands[0]).toEqual([]);
  expect(played[0]).toEqual([]);
  expect(hands[1]).toHaveLength(1);
  expect(played[1]).toHaveLength(1);
  expect(discards.every((count) => count === 0)).toBe(true);
  expect(gone.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(table.told('policies-left')[0]?.policies).toHaveLength(3);
});

test('P-EX-14, P-MERGE-2: each seat of the merged god may play one card of the upper god with its action', () => {
  const table = palaceTable({
    ...THREE,
    seats: [0, 0, 2],
    teams: { 0: { lower: 'isis' } },
    pieces: { B5: 'god 0', F2: 'god 2' },
    event: 12,
    palace: { hands: { 0: ['temple-tithe', 'temple-tithe', 'road-toll'] } },
  });
  table.take('gain', 'temple-tithe');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'action' });
  table.take('gain');
  expect(table.decision()).toMatchObject({
    seat: 1,
    kind: 'policy-before',
    options: ['temple-tithe', 'road-toll', 'pass'],
  });
  table.take('road-toll');
  expect(table.decision()).toMatchObject({ seat: 2, kind: 'action' });
});

test('P-MERGE-4: a forgotten team’s priests and cards leave the game', () => {
  const table = conflictOn(16, {
    ...THREE,
    teams: { 0: { devotion: 1 }, 1: { devotion: 25 }, 2: { devotion: 26 } },
    palace: { display: [], rooms: { war: [1, 1, 0] }, hands: { 0: ['census'] }, played: { 0: ['census'] } },
  });
  expect(table.told('god-forgotten')).toMatchObject([{ team: 0 }]);
  expect(pharaohOf(table.state).rooms[1]).toEqual([0, 1, 0]);
  expect(pharaohOf(table.state).priests[0]).toBe(0);
  expect(pharaohOf(table.state).gone.reduce((sum, count) => sum + count, 0)).toBe(2);
});
