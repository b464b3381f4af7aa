import {
  type AnkhState,
  findSide,
  findSpace,
  groundOf,
  isFought,
  regionOfLand,
  SIDES,
  spaceNamed,
} from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import type { OptionTarget } from '../../table/game-table.ts';
import { ankhDecision } from '../words/about.ts';

/** What a decision lights on the board: which option each space, side, region or direction stands for. */
export interface Lights {
  readonly spaces: ReadonlyMap<number, Option>;
  readonly sides: ReadonlyMap<number, Option>;
  readonly regions: ReadonlyMap<number, Option>;
  /** The space of the Scorpion that is aimed, and its options. */
  readonly aim: { readonly space: number; readonly options: readonly number[] } | null;
}

export const NO_LIGHTS: Lights = { spaces: new Map(), sides: new Map(), regions: new Map(), aim: null };

/** The kinds of decision whose space names mean whole regions. */
const REGION_KINDS: ReadonlySet<string> = new Set(['caravan-token']);

export type BoardPlace =
  | { readonly space: number }
  | { readonly side: number }
  | { readonly region: number }
  | { readonly direction: number };

/** Where an option lies on the board; null: nowhere. */
export function placeOf(view: AnkhState, decision: Decision, option: Option): BoardPlace | null {
  if (typeof option === 'number') return decision.kind === 'aim' ? { direction: option } : null;
  const space = findSpace(option);
  if (space !== undefined)
    return REGION_KINDS.has(decision.kind) ? { region: regionOfLand(groundOf(view), space) } : { space };
  const side = findSide(option);
  return side === undefined ? null : { side };
}

/** Where an option is taken: on the board, on the stage of a battle, or in the bar. */
export function optionTarget(view: AnkhState, decision: Decision, option: Option): OptionTarget {
  if (placeOf(view, decision, option) !== null) return 'board';
  return view.battle !== null && isFought(view.battle) ? 'stage' : 'bar';
}

export function lightsOf(view: AnkhState, decision: Decision | null): Lights {
  if (decision === null) return NO_LIGHTS;
  const spaces = new Map<number, Option>();
  const sides = new Map<number, Option>();
  const regions = new Map<number, Option>();
  for (const option of decision.options) {
    const place = placeOf(view, decision, option);
    if (place === null) continue;
    if ('space' in place) spaces.set(place.space, option);
    else if ('side' in place) sides.set(place.side, option);
    else if ('region' in place) regions.set(place.region, option);
  }
  if (decision.kind === 'join') lightCamels(view, decision, sides);
  const asked = ankhDecision(decision);
  const aim = asked.kind === 'aim' ? { space: spaceNamed(asked.about), options: asked.options } : null;
  return { spaces, sides, regions, aim };
}

/** Two regions are chosen by any camel between them. */
function lightCamels(view: AnkhState, { options }: Decision, sides: Map<number, Option>): void {
  const ground = groundOf(view);
  for (const side of ground.camels) {
    const [low, high] = (SIDES[side]?.between ?? [])
      .map((space) => view.conflict[regionOfLand(ground, space)] ?? 0)
      .sort((a, b) => a - b);
    const pair = `${low} ${high}`;
    if (options.includes(pair)) sides.set(side, pair);
  }
}
