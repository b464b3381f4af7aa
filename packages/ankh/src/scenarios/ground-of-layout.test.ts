import { chanceFrom, pick } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { groundAfter, groundOf } from '../ground/ground.ts';
import { oracleCaravans, oracleRegions } from '../ground/oracle.ts';
import { sideName } from '../map/sides.ts';
import { spaceName } from '../map/spaces.ts';
import { groundOfLayout } from './ground-of-layout.ts';
import type { Layout } from './layout.ts';
import { SCENARIOS } from './scenarios.ts';

const inWords = (lists: readonly (readonly string[])[]): string[] =>
  lists.map((list) => [...list].sort().join(' ')).sort();

/** Layouts whose cities and closed spaces change where camels may lie. */
const TABLES: readonly (readonly [string, Layout])[] = SCENARIOS.flatMap(({ id, layouts }) =>
  layouts
    .filter(({ cities, closed }) => cities !== undefined || closed !== undefined)
    .map((layout) => [`${id} ${layout.players}${layout.layout ?? ''}`, layout] as const),
);

test.each(TABLES)(
  'S-CITY-3, S-CITY-6, S-FLOOD-7, A-CAR-7: an independent search finds the same regions and caravans in %s',
  (name, layout) => {
    const { closed = [], cities = [] } = layout;
    const start = groundOf({ ground: groundOfLayout(layout) });
    const split = groundAfter(start, pick(chanceFrom(name), start.caravans()));
    for (const { caravans, camels, lands } of [start, split]) {
      const laid = camels.map(sideName);
      const regions = oracleRegions(laid, closed).map((region) => [...region]);
      expect(inWords(lands.map((land) => land.map(spaceName)))).toEqual(inWords(regions));
      const due = oracleCaravans(
        laid,
        closed,
        cities.map(({ at }) => at),
      );
      expect(inWords(caravans().map((line) => line.map(sideName)))).toEqual([...due].sort());
    }
  },
  60_000,
);
