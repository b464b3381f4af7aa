import { oracleRegions, shareSide } from '../../ground/oracle.ts';
import { DESERT_SPACES, FERTILE_SPACES, RIVER_SIDES, WATER_SPACES } from '../../map/board.ts';
import type { Layout } from '../../scenarios/layout.ts';

/** The map as a referee sees it, found by the slow means of ground/oracle.ts. Spaces go by name. */
export interface RefereeMap {
  readonly regions: readonly ReadonlySet<string>[];
  /** The regions a space is in. */
  regionsAt(space: string): readonly ReadonlySet<string>[];
  /** A-MAP-13. */
  areAdjacent(a: string, b: string): boolean;
  around(space: string): readonly string[];
  /** Land spaces where a figure may end a move of so many spaces, whoever stands there (A-MOVE-3, A-MOVE-5). */
  within(from: string, range: number): readonly string[];
  neighbours(space: string): readonly string[];
}

export const LAND: readonly string[] = [...FERTILE_SPACES, ...DESERT_SPACES];
export const SPACES: readonly string[] = [...LAND, ...WATER_SPACES];
const SHARING = new Map(SPACES.map((a) => [a, SPACES.filter((b) => shareSide(a, b))]));

export const isWater = (space: string): boolean => WATER_SPACES.includes(space);
export const isFertile = (space: string): boolean => FERTILE_SPACES.includes(space);
export const isDesert = (space: string): boolean => DESERT_SPACES.includes(space);

const known = new Map<string, RefereeMap>();

export function mapWith(camels: readonly string[], { closed = [], cities = [] }: Layout): RefereeMap {
  const key = [camels.join(), closed.join(), cities.map(({ at }) => at).join()].join('|');
  const found = known.get(key) ?? draw(camels, closed, new Set(cities.map(({ at }) => at)));
  known.set(key, found);
  return found;
}

function draw(camels: readonly string[], closed: readonly string[], cities: ReadonlySet<string>): RefereeMap {
  const regions = oracleRegions(camels, closed);
  const open = new Set(SPACES.filter((space) => !closed.includes(space)));
  const neighbours = (space: string) => (SHARING.get(space) as string[]).filter((other) => open.has(other));
  const regionsOf = new Map(
    SPACES.map((space) => [
      space,
      regions.filter((region) =>
        isWater(space) ? neighbours(space).some((other) => region.has(other)) : region.has(space),
      ),
    ]),
  );
  const regionsAt = (space: string) => regionsOf.get(space) as Set<string>[];
  const areAdjacent = (a: string, b: string): boolean => {
    if (!open.has(a) || !neighbours(a).includes(b)) return false;
    if ([`${a}-${b}`, `${b}-${a}`].some((side) => RIVER_SIDES.includes(side) || camels.includes(side)))
      return false;
    const ofB = regionsAt(b);
    return regionsAt(a).some((region) => ofB.includes(region));
  };
  const around = new Map(SPACES.map((a) => [a, SPACES.filter((b) => areAdjacent(a, b))]));
  return {
    regions,
    regionsAt,
    areAdjacent,
    neighbours,
    around: (space) => around.get(space) as string[],
    within(from, range) {
      let reached = new Set([from]);
      for (let step = 0; step < range; step++)
        reached = new Set([...reached].flatMap((at) => [at, ...neighbours(at)]));
      reached.delete(from);
      return [...reached].filter((space) => !isWater(space) && !cities.has(space));
    },
  };
}
