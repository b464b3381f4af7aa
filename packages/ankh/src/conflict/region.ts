import { missing } from '@ennead/kernel';
import type { Ground } from '../ground/ground.ts';
import { type SpaceName, spaceName, WATERS } from '../map/spaces.ts';
import { GOD, kindOf, NO_TEAM, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';

/** A region goes by its first land space. */
export function regionName(ground: Ground, region: number): SpaceName {
  return spaceName(ground.lands[region]?.[0] ?? missing());
}

export function isInRegion(ground: Ground, space: number, region: number): boolean {
  return ((ground.regions[space] ?? missing()) & (1 << region)) !== 0;
}

/** The teams with at least one figure in the region, on land or water, one bit each (A-MAP-10, A-CON-4). */
export function teamsIn(state: AnkhState, ground: Ground, region: number): number {
  const { figures } = state;
  const land = ground.lands[region] ?? missing();
  let teams = 0;
  for (let i = 0; i < land.length; i++) {
    const figure = figures[land[i] ?? missing()] ?? missing();
    if (figure !== 0) teams |= 1 << ownerOf(figure);
  }
  for (let i = 0; i < WATERS.length; i++) {
    const figure = figures[WATERS[i] ?? missing()] ?? missing();
    if (figure !== 0 && isInRegion(ground, WATERS[i] ?? missing(), region)) teams |= 1 << ownerOf(figure);
  }
  return teams & ~(1 << NO_TEAM);
}

/** The spaces of a team's figures in the region. */
export function figuresInRegion(state: AnkhState, ground: Ground, team: number, region: number): number[] {
  const spaces: number[] = [];
  const { figures } = state;
  for (let space = 0; space < figures.length; space++) {
    const figure = figures[space] ?? missing();
    if (figure !== 0 && ownerOf(figure) === team && isInRegion(ground, space, region)) spaces.push(space);
  }
  return spaces;
}

/** The spaces of figures in the region that can be killed and belong to one of the teams (A-COMP-14). */
export function mortalsIn(state: AnkhState, ground: Ground, region: number, teams: number): number[] {
  const spaces: number[] = [];
  const { figures } = state;
  for (let space = 0; space < figures.length; space++) {
    const figure = figures[space] ?? missing();
    if (figure === 0 || !isInRegion(ground, space, region) || (teams & (1 << ownerOf(figure))) === 0)
      continue;
    if (kindOf(figure) !== GOD && ownerOf(figure) !== NO_TEAM) spaces.push(space);
  }
  return spaces;
}

/** The numbers of the bits that are set, lowest first. */
export function bitsOf(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}
