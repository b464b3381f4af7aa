import type { Standings } from '@ennead/ankh/read-model';
import {
  type AnkhState,
  controllerOf,
  DESERT,
  FERTILE,
  FIGURE_NAMES,
  GUARDIAN_KINDS,
  gatesOf,
  groundOf,
  isGuardian,
  kindOf,
  MONUMENT_NAMES,
  monumentKind,
  NEUTRAL,
  ownerOf,
  TERRAIN,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

export const GUARDIANS = GUARDIAN_KINDS.map(({ name }) => name);
/** By kind of figure: its place among the guardians. */
export const GUARDIAN_AT = FIGURE_NAMES.map((name) =>
  GUARDIAN_KINDS.findIndex((guardian) => guardian.name === name),
);
/** Obelisks, temples, pyramids; a sphinx and the like come after these. */
export const KINDS = 3;
const OBELISK = MONUMENT_NAMES.indexOf('obelisk');

/** What stands where beyond what the standings tell. Lists by team, those of regions by region * teams + team. */
export interface Counts {
  readonly guardians: readonly number[][];
  readonly kinds: readonly number[][];
  /** Figures in the desert, all together and by region, and those on fertile land by region. */
  readonly desert: readonly number[];
  readonly desertIn: readonly number[];
  readonly fertileIn: readonly number[];
  /** Obelisks held, by region. */
  readonly obelisksIn: readonly number[];
  /** Neutral monuments a figure stands next to. */
  readonly neutral: readonly number[];
}

export function countsOf(state: AnkhState, { teams, regions }: Standings): Counts {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const lists = (length: number) => Array.from({ length: teams }, () => zeros(length));
  const guardians = lists(GUARDIANS.length);
  const kinds = lists(KINDS + 1);
  const desert = zeros(teams);
  const desertIn = zeros(teams * regions);
  const fertileIn = zeros(teams * regions);
  const obelisksIn = zeros(teams * regions);
  const neutral = zeros(teams);
  const ground = groundOf(state);
  const gates = gatesOf(state);
  for (let space = 0; space < state.figures.length; space++) {
    const figure = state.figures[space] ?? missing();
    const monument = state.monuments[space] ?? missing();
    if (figure === 0 && monument === 0) continue;
    const region = 31 - Math.clz32(ground.regions[space] ?? missing());
    const team = ownerOf(figure);
    if (figure !== 0 && team < teams) {
      const kind = kindOf(figure);
      if (isGuardian(kind)) add(guardians[team], GUARDIAN_AT[kind] ?? missing());
      const terrain = gates.includes(space) ? undefined : TERRAIN[space];
      if (terrain === DESERT) {
        add(desert, team);
        add(desertIn, region * teams + team);
      } else if (terrain === FERTILE) add(fertileIn, region * teams + team);
    }
    if (monument === 0) continue;
    const owner = controllerOf(monument);
    const kind = monumentKind(monument);
    if (owner !== NEUTRAL) {
      add(kinds[owner], Math.min(KINDS, kind - 1));
      if (kind === OBELISK) add(obelisksIn, region * teams + owner);
      continue;
    }
    const beside = besideOf(state, ground.adjacent[space] ?? missing());
    for (let team = 0; team < teams; team++) if (beside & (1 << team)) add(neutral, team);
  }
  return { guardians, kinds, desert, desertIn, fertileIn, obelisksIn, neutral };
}

/** Teams with a figure on one of the spaces, one bit each. */
function besideOf({ figures }: AnkhState, spaces: readonly number[]): number {
  let beside = 0;
  for (let i = 0; i < spaces.length; i++) {
    const figure = figures[spaces[i] ?? missing()] ?? missing();
    if (figure !== 0) beside |= 1 << ownerOf(figure);
  }
  return beside;
}

function add(counts: number[] | undefined, at: number): void {
  if (counts !== undefined && at >= 0 && at < counts.length) counts[at] = (counts[at] ?? 0) + 1;
}
