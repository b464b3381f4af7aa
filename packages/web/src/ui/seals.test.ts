import { expect, test } from 'vitest';
import { citySeals, godSeals, sealBefore } from './seals.ts';

test('before play a seat has the seal of its city, of the god it chose, or none yet', () => {
  expect(sealBefore('kemet', 1, undefined)).toBe(citySeals[1]);
  expect(sealBefore('ankh', 1, 'ra')).toBe(godSeals.ra);
  expect(sealBefore('ankh', 1, '')).toBeNull();
  expect(sealBefore('ankh', 1, undefined)).toBeNull();
});

test.each([
  { of: 'gods', seals: Object.values(godSeals) },
  { of: 'cities', seals: citySeals },
])('no two $of share a colour, a pattern or a glyph', ({ seals }) => {
  for (const part of ['colour', 'pattern', 'glyph'] as const)
    expect(new Set(seals.map((seal) => seal[part])).size).toBe(5);
});
