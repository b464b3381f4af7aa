import { missing } from '@ennead/kernel';
import { SIDES } from '../map/sides.ts';
import { splitGround } from './split.ts';
import { type Ground, survey } from './survey.ts';

export type { Ground } from './survey.ts';

/** Names a ground: a terrain and the camels on it. */
export function groundKey(terrain: string, camels: readonly number[]): string {
  return `${terrain}/${[...camels].sort((a, b) => a - b).join('.')}`;
}

/** The key of the same terrain with more camels. */
export function withCamels(ground: Ground, sides: readonly number[]): string {
  return groundKey(ground.terrain.key, [...ground.camels, ...sides]);
}

/** The key of the same terrain with fewer camels. */
export function withoutCamels(ground: Ground, sides: readonly number[]): string {
  return groundKey(
    ground.terrain.key,
    ground.camels.filter((side) => !sides.includes(side)),
  );
}

/** Grounds met lately. Bounded, since long simulations meet very many. */
const known = new Map<string, Ground>();
const KNOWN_AT_MOST = 4000;
let latest: Ground | undefined;

export function groundOf(state: { readonly ground: string }): Ground {
  if (latest?.key === state.ground) return latest;
  latest = known.get(state.ground) ?? remember(survey(state.ground));
  return latest;
}

/** The ground with one more caravan on it. Quicker than a survey: all but one region stay as they are. */
export function groundAfter(ground: Ground, caravan: readonly number[]): Ground {
  const line = asOneNumber(caravan);
  let after = ground.splits.get(line);
  if (after === undefined) {
    after = remember(splitGround(ground, caravan, withCamels(ground, caravan)));
    ground.splits.set(line, after);
  }
  latest = after;
  return after;
}

/** Six sides at most, so it stays far below 2 ** 53. */
function asOneNumber(caravan: readonly number[]): number {
  let line = 0;
  for (let i = 0; i < caravan.length; i++) line = line * (SIDES.length + 1) + (caravan[i] ?? missing()) + 1;
  return line;
}

function remember(ground: Ground): Ground {
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(ground.key, ground);
  return ground;
}

/** The region of a land space. */
export function regionOfLand(ground: Ground, space: number): number {
  return 31 - Math.clz32(ground.regions[space] ?? missing());
}
