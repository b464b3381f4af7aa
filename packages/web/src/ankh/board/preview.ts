import {
  type AnkhDecision,
  type AnkhOption,
  type AnkhState,
  figure,
  findSpace,
  type Ground,
  gainTerms,
  groundOf,
  isSpaceName,
  ownerOf,
  type QuestionKind,
  regionOfLand,
  SIDES,
  sideNamed,
  spaceNamed,
  type TokenPair,
  tokensOf,
  WARRIOR,
  withCamels,
  withinReach,
} from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import { ankhDecision } from '../words/about.ts';

/** What the board shows of an option before it is taken: washes and little numbers, never words. */
export interface Preview {
  /** Spaces within reach. */
  readonly reach: readonly number[];
  /** Monuments that would give a follower, each with the space it is reached from. */
  readonly gains: readonly { readonly monument: number; readonly from: number }[];
  /** The rest of a caravan that could follow. */
  readonly line: readonly number[];
  /** Regions to come, each with the number that matters: how large it gets, or its place in Conflicts. */
  readonly regions: readonly { readonly spaces: readonly number[]; readonly number: number }[];
}

export const EMPTY: Preview = { reach: [], gains: [], line: [], regions: [] };

export function previewOf(view: AnkhState, decision: Decision | null, option: Option | null): Preview {
  // What was pointed at may belong to the question before.
  if (decision === null || option === null || !decision.options.includes(option)) return EMPTY;
  const ground = groundOf(view);
  const team = view.teamOf[decision.seat] ?? -1;
  const asked = ankhDecision(decision);
  const of = <K extends QuestionKind>({ options }: AnkhDecision<K>) =>
    options.find((each) => each === option) as AnkhOption<K>;
  switch (asked.kind) {
    case 'action':
    case 'second-action':
      if (option === 'gain') return { ...EMPTY, gains: gainsOf(view, ground, team) };
      return option === 'move' ? { ...EMPTY, reach: reachOf(view, figuresOf(view, team)) } : EMPTY;
    case 'caravan-swap':
    case 'edict': {
      const pair = of(asked);
      return pair === 'pass' ? EMPTY : swapPreview(view, ground, pair);
    }
    case 'join':
      return joinPreview(view, ground, of(asked));
    case 'join-token':
      return joinTokenPreview(view, ground, asked, of(asked));
    case 'caravan': {
      const side = of(asked);
      return side === 'pass' ? EMPTY : caravanPreview(view, ground, sideNamed(side));
    }
    case 'move-figure': {
      const figure = of(asked);
      return isSpaceName(figure) ? { ...EMPTY, reach: reachOf(view, [spaceNamed(figure)]) } : EMPTY;
    }
    default: {
      const isSpace = typeof option === 'string' && isSpaceName(option) && asked.kind.endsWith('-to');
      return isSpace ? { ...EMPTY, gains: gainsFrom(view, ground, team, spaceNamed(option)) } : EMPTY;
    }
  }
}

function figuresOf(view: AnkhState, team: number): number[] {
  return view.figures.flatMap((_, space) => (holds(view, space, team) ? [space] : []));
}

function holds({ figures }: AnkhState, space: number, team: number): boolean {
  const there = figures[space] ?? 0;
  return there !== 0 && ownerOf(there) === team;
}

function reachOf(view: AnkhState, from: readonly number[]): number[] {
  return [...new Set(from.flatMap((space) => withinReach(view, space)))];
}

/** Monuments that would give the team a follower each, with a figure beside each. */
function gainsOf(view: AnkhState, ground: Ground, team: number): Preview['gains'] {
  return gainTerms(view, team).flatMap(({ space = '' }) => {
    const monument = findSpace(space);
    if (monument === undefined) return [];
    const from = ground.adjacent[monument]?.find((near) => holds(view, near, team)) ?? monument;
    return [{ monument, from }];
  });
}

/** The same for a figure that stands alone on a space. */
function gainsFrom(view: AnkhState, ground: Ground, team: number, space: number): Preview['gains'] {
  const figures = view.figures.map((_, each) => (each === space ? figure(WARRIOR, team) : 0));
  return gainsOf({ ...view, figures }, ground, team);
}

/** '1 4': two regions with the numbers they would have then. */
function swapPreview(view: AnkhState, ground: Ground, pair: TokenPair): Preview {
  const [one, other] = tokensOf(pair);
  const regions = [
    [one, other],
    [other, one],
  ].flatMap(([now = 0, then = 0]) => {
    const spaces = ground.lands[view.conflict.indexOf(now)];
    return spaces === undefined ? [] : [{ spaces, number: then }];
  });
  return { ...EMPTY, regions };
}

/** '1 4': the two conflict tokens, and the land of their regions as one. */
export function joinedRegion(
  view: AnkhState,
  pair: TokenPair,
): { readonly one: number; readonly other: number; readonly spaces: readonly number[] } {
  const [one, other] = tokensOf(pair);
  const { lands } = groundOf(view);
  return { one, other, spaces: [one, other].flatMap((number) => lands[view.conflict.indexOf(number)] ?? []) };
}

/** The camels that would go, and the region that would be. */
function joinPreview(view: AnkhState, ground: Ground, pair: TokenPair): Preview {
  const { spaces } = joinedRegion(view, pair);
  const line = ground.camels.filter((side) => SIDES[side]?.between.every((space) => spaces.includes(space)));
  return { ...EMPTY, line, regions: [{ spaces, number: spaces.length }] };
}

/** The new region with the number it would keep, and the region that would get the other. */
function joinTokenPreview(
  view: AnkhState,
  ground: Ground,
  { options: [one = 0, other = 0], about }: AnkhDecision<'join-token'>,
  kept: number,
): Preview {
  const { spaces } = joinedRegion(view, `${one} ${other}`);
  const moved = kept === one ? other : one;
  const there = ground.lands[view.conflict.indexOf(about)] ?? [];
  return {
    ...EMPTY,
    regions: [
      { spaces, number: kept },
      { spaces: there, number: moved },
    ],
  };
}

/** The shortest way on from the hovered side, and the two regions it would leave. */
function caravanPreview(view: AnkhState, ground: Ground, side: number): Preview {
  const drawn = [...view.caravan, side];
  const line = completions(ground, drawn)[0];
  if (line === undefined) return EMPTY;
  const after = groundOf({ ground: withCamels(ground, line) });
  const touched = new Set(line.flatMap((camel) => regionsBeside(after, camel)));
  return {
    ...EMPTY,
    line: line.filter((camel) => !view.caravan.includes(camel)),
    regions: [...touched].map((region) => {
      const spaces = after.lands[region] ?? [];
      return { spaces, number: spaces.length };
    }),
  };
}

/** Legal caravans that begin with the sides drawn, shortest first. */
function completions(ground: Ground, drawn: readonly number[]): (readonly number[])[] {
  const begins = (line: readonly number[]) => drawn.every((side, i) => line[i] === side);
  return ground
    .caravans()
    .flatMap((line) => {
      if (begins(line)) return [line];
      const back = [...line].reverse();
      return begins(back) ? [back] : [];
    })
    .sort((a, b) => a.length - b.length);
}

function regionsBeside(ground: Ground, side: number): number[] {
  return (SIDES[side]?.between ?? []).map((space) => regionOfLand(ground, space));
}
