import { missing } from '@ennead/kernel';
import { type Ground, groundKey } from '../ground/ground.ts';
import { terrainKey } from '../ground/terrain.ts';
import { findSide } from '../map/sides.ts';
import { findSpace } from '../map/spaces.ts';
import type { Layout } from './layout.ts';

/** The ground of a layout whose names are known to be right. */
export function groundOfLayout({ camels, closed = [], cities = [], noTokens = [] }: Layout): string {
  const spaces = (names: readonly string[]) => names.map((name) => findSpace(name) as number);
  const terrain = terrainKey(spaces(closed), spaces(cities.map(({ at }) => at)), spaces(noTokens));
  return groundKey(
    terrain,
    camels.map((name) => findSide(name) as number),
  );
}

/** By region: the numbers the layout gives it. */
export function conflictNumbers({ conflictOrder }: Layout, { regions, regionCount }: Ground): number[][] {
  const numbers: number[][] = Array.from({ length: regionCount }, () => []);
  for (const [name, number] of Object.entries(conflictOrder)) {
    const region = 31 - Math.clz32(regions[findSpace(name) as number] ?? missing());
    numbers[region]?.push(number);
  }
  return numbers;
}
