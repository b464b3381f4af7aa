import { missing } from '@ennead/kernel';
import { SIDE_SPACES, SIDES } from '../map/sides.ts';
import { linesFrom } from './caravans.ts';
import { ascending, keyInOrder } from './key.ts';
import { splitGround } from './split.ts';
import { type Ground, survey } from './survey.ts';

export type { Ground } from './survey.ts';

/** Names a ground: a terrain and the camels on it. */
export function groundKey(terrain: string, camels: readonly number[]): string {
  return keyInOrder(terrain, [...camels].sort(ascending));
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

/** Grounds that were asked for by key lately. Bounded, since long simulations meet very many. */
const known = new Map<string, Ground>();
const KNOWN_AT_MOST = 4000;
let latest: Ground | undefined;

export function groundOf(state: { readonly ground: string }): Ground {
  if (latest?.key === state.ground) return latest;
  latest = known.get(state.ground) ?? surveyed(state.ground);
  return latest;
}

/**
 * The ground with one more caravan on it. Quicker than a survey: all but one region stay as they are. Only a ground that
 * was asked for by key keeps what caravans make of it: those further on are too many to meet again, and keeping them costs
 * more than making them.
 */
export function groundAfter(ground: Ground, caravan: readonly number[]): Ground {
  latest = ground.splits === null ? splitGround(ground, caravan) : keptSplit(ground.splits, ground, caravan);
  return latest;
}

function keptSplit(splits: Map<number, Ground>, ground: Ground, caravan: readonly number[]): Ground {
  const line = asOneNumber(caravan);
  let after = splits.get(line);
  if (after === undefined) {
    after = splitGround(ground, caravan);
    splits.set(line, after);
  }
  return after;
}

/** Six sides at most, so it stays far below 2 ** 53. */
function asOneNumber(caravan: readonly number[]): number {
  let line = 0;
  for (let i = 0; i < caravan.length; i++) line = line * (SIDES.length + 1) + (caravan[i] ?? missing()) + 1;
  return line;
}

function surveyed(key: string): Ground {
  const ground = survey(key);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, ground);
  return ground;
}

/** The region of a land space. */
export function regionOfLand(ground: Ground, space: number): number {
  return 31 - Math.clz32(ground.regions[space] ?? missing());
}

/** The legal caravans that begin or end with this side, which lies within a region. */
export function caravansFrom(ground: Ground, side: number): readonly (readonly number[])[] {
  const region = regionOfLand(ground, SIDE_SPACES[2 * side] ?? missing());
  return linesFrom(ground.terrain, ground.lands[region] ?? missing(), side);
}
