import { expect, test } from 'vitest';
import { SCENARIO_BOXES } from './boxes.ts';
import type { ScenarioBox } from './scenario-box.ts';
import { SCENARIOS } from './scenarios.ts';

test('S-GEN-1: the layouts to look at are those that are played', () => {
  expect(SCENARIO_BOXES.map(({ id, provenance, layouts }) => ({ id, provenance, layouts }))).toEqual(
    SCENARIOS.map(({ id, provenance, layouts }) => ({ id, provenance, layouts })),
  );
});

test('S-MIDDLE-1, S-OLD-1: the two Kingdoms are known second-hand, and one number of Old Kingdom is inferred', () => {
  const secondHand = SCENARIO_BOXES.filter(({ provenance }) => provenance === 'second-hand');
  expect(secondHand.map(({ id }) => id)).toEqual(['middle-kingdom', 'old-kingdom']);
  const all: readonly ScenarioBox[] = SCENARIO_BOXES;
  const inferred = all.flatMap(({ id, layouts, inferred = [] }) =>
    inferred.map(({ players, land, number }) => {
      const layout = layouts.find((each) => each.players === players);
      expect(layout?.conflictOrder[land]).toBe(number);
      return [id, players, number];
    }),
  );
  expect(inferred).toEqual([['old-kingdom', 5, 5]]);
});
