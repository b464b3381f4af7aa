import { missing } from '@ennead/kernel';
import { SIDE_SPACES } from '../map/sides.ts';
import { isLand, SPACE_COUNT, WATERS } from '../map/spaces.ts';
import { legalLines } from './caravans.ts';
import { numbersOf, type Terrain, terrainOf } from './terrain.ts';

/** The map with its camels: regions and adjacency. A constant of its key, built once and shared by all states on it. */
export interface Ground extends Terrain {
  readonly terrain: Terrain;
  readonly camels: readonly number[];
  readonly regionCount: number;
  /** By space: the regions it belongs to, one bit each. Land has one, water every region around it (A-MAP-6, A-MAP-8). */
  readonly regions: readonly number[];
  /** By region: its land spaces. Their number is the size of the region (A-MAP-11). */
  readonly lands: readonly (readonly number[])[];
  /** By space: the spaces adjacent to it (A-MAP-13). */
  readonly adjacent: readonly (readonly number[])[];
  /**
   * Every legal caravan, its sides in order (A-CAR-2 to A-CAR-8). Found when first asked for. No getter: one of its own
   * makes an object slow to look into.
   */
  caravans(): readonly (readonly number[])[];
  /** The grounds that caravans made of it, by the sides of the caravan as one number; null: it keeps none. Filled by groundAfter. */
  readonly splits: Map<number, Ground> | null;
}

/** Finds regions and adjacency of a ground from its key alone. */
export function survey(key: string): Ground {
  const cut = key.lastIndexOf('/');
  const terrain = terrainOf(key.slice(0, cut));
  const camels = numbersOf(key.slice(cut + 1));
  const connected = cutByCamels(terrain, camels);
  const { regions, lands } = findRegions(terrain, connected);
  return groundWith(terrain, {
    key,
    camels,
    regions,
    lands,
    adjacent: withoutForeignWater(connected, regions),
    splits: new Map(),
  });
}

/** Puts a ground together; its caravans are found when first asked for. */
export function groundWith(
  terrain: Terrain,
  {
    key,
    camels,
    regions,
    lands,
    adjacent,
    splits,
  }: Pick<Ground, 'key' | 'camels' | 'regions' | 'lands' | 'adjacent' | 'splits'>,
): Ground {
  let caravans: readonly (readonly number[])[] | undefined;
  return {
    key,
    terrain,
    open: terrain.open,
    standable: terrain.standable,
    buildable: terrain.buildable,
    cities: terrain.cities,
    neighbours: terrain.neighbours,
    connected: terrain.connected,
    reach: terrain.reach,
    camels,
    regionCount: lands.length,
    regions,
    lands,
    adjacent,
    caravans() {
      caravans ??= legalLines(terrain, lands);
      return caravans;
    },
    splits,
  };
}

/** The connections of the terrain less those that cross a camel. Untouched spaces share the terrain's lists. */
function cutByCamels(terrain: Terrain, camels: readonly number[]): (readonly number[])[] {
  const connected = [...terrain.connected];
  for (const side of camels) {
    const a = SIDE_SPACES[2 * side] ?? missing();
    const b = SIDE_SPACES[2 * side + 1] ?? missing();
    connected[a] = (connected[a] ?? missing()).filter((space) => space !== b);
    connected[b] = (connected[b] ?? missing()).filter((space) => space !== a);
  }
  return connected;
}

/** Regions in the order of their lowest space number. */
function findRegions(
  terrain: Terrain,
  connected: readonly (readonly number[])[],
): { regions: number[]; lands: number[][] } {
  const regions: number[] = new Array(SPACE_COUNT).fill(0);
  const lands: number[][] = [];
  for (let start = 0; start < SPACE_COUNT; start++) {
    if (!terrain.open[start] || !isLand(start) || regions[start] !== 0) continue;
    const bit = 1 << lands.length;
    const land = [start];
    regions[start] = bit;
    for (let i = 0; i < land.length; i++) {
      for (const other of connected[land[i] ?? missing()] ?? missing()) {
        if (regions[other] !== 0 || !isLand(other)) continue;
        regions[other] = bit;
        land.push(other);
      }
    }
    lands.push(land.sort((a, b) => a - b));
  }
  for (const water of WATERS)
    for (const other of connected[water] ?? missing())
      if (isLand(other)) regions[water] = (regions[water] ?? missing()) | (regions[other] ?? missing());
  return { regions, lands };
}

/** Two water spaces are adjacent only with a region in common (A-MAP-16). */
function withoutForeignWater(
  connected: (readonly number[])[],
  regions: readonly number[],
): (readonly number[])[] {
  const adjacent = [...connected];
  for (const water of WATERS)
    adjacent[water] = (connected[water] ?? missing()).filter(
      (other) => ((regions[water] ?? missing()) & (regions[other] ?? missing())) !== 0,
    );
  return adjacent;
}
