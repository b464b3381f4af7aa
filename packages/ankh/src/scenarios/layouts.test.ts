import { expect, test } from 'vitest';
import { SCENARIO_LAYOUTS } from './layouts.ts';
import { SCENARIOS } from './scenarios.ts';

test('S-GEN-1: the layouts to look at are those that are played', () => {
  expect(
    SCENARIO_LAYOUTS.map(({ id, isReconstructed, layouts }) => ({ id, isReconstructed, layouts })),
  ).toEqual(
    SCENARIOS.map(({ id, provenance, layouts }) => ({
      id,
      isReconstructed: provenance === 'reconstructed',
      layouts,
    })),
  );
});
