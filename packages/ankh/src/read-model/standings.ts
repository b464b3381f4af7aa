import { add, missing } from '@ennead/kernel';
import { givesTo } from '../actions/followers-gained.ts';
import { isGainPrevented } from '../conflict/award.ts';
import { dyingTeams } from '../conflict/dying.ts';
import type { Fought } from '../conflict/hooks.ts';
import { countMajorities, worthOfMajorities } from '../conflict/majorities.ts';
import { rewardFor } from '../conflict/reward.ts';
import { addedStrength, strengthOf } from '../conflict/strength.ts';
import { concerns } from '../conflict/window.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { isGuardian } from '../guardians/kinds.ts';
import { controllerOf, GOD, kindOf, NEUTRAL, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { momentOf } from '../table/modules.ts';

/**
 * What all teams have on the board and how they stand in the regions, counted once for those who judge many positions.
 * Lists are by team, or by region * teams + team.
 */
export interface Standings {
  /** The state as it is between two battles. */
  readonly state: AnkhState;
  readonly teams: number;
  readonly regions: number;
  /** On the board: figures, guardians among them, monuments controlled. */
  readonly figures: readonly number[];
  readonly guardians: readonly number[];
  readonly controlled: readonly number[];
  /** Followers a Gain Followers action would bring from monuments. */
  readonly income: readonly number[];
  /** By region alone: the teams with a figure there, one bit each. */
  readonly here: readonly number[];
  /** The regions in which nobody gains devotion, one bit each. */
  readonly barren: number;
  /** By region: figures, and those of them that can die. */
  readonly present: readonly number[];
  readonly mortal: readonly number[];
  /** By region: strength before cards (A-STR-2). */
  readonly strength: readonly number[];
  /** By region: devotion for majorities, before what is added to every gain. */
  readonly majorities: readonly number[];
}

export function standingsOf(view: AnkhState): Standings {
  const ground = groundOf(view);
  const teams = view.teams.length;
  const regions = ground.regionCount;
  const zeros = (count: number) => new Array<number>(count).fill(0);
  // Cards on the table are those of one battle.
  const state = view.battle === null ? view : { ...view, battle: null };
  const standings = {
    state,
    teams,
    regions,
    figures: zeros(teams),
    guardians: zeros(teams),
    controlled: zeros(teams),
    income: zeros(teams),
    here: zeros(regions),
    barren: 0,
    present: zeros(regions * teams),
    mortal: zeros(regions * teams),
    strength: zeros(regions * teams),
    majorities: zeros(regions * teams),
  };
  const { figures, monuments } = state;
  for (let space = 0; space < figures.length; space++) {
    const figure = figures[space] ?? missing();
    if (figure !== 0) countFigure(standings, ground, figure, space);
    const monument = monuments[space] ?? missing();
    if (monument !== 0) countMonument(standings, ground, monument, space);
  }
  for (let region = 0; region < regions; region++)
    if (standings.here[region] !== 0) countRegion(standings, ground, region);
  return standings;
}

/** While it is counted. */
type Counting = {
  -readonly [Key in keyof Standings]: Standings[Key] extends readonly number[] ? number[] : Standings[Key];
};

function countFigure(counting: Counting, ground: Ground, figure: number, space: number): void {
  const { state, teams } = counting;
  const team = ownerOf(figure);
  if (team >= teams) return;
  const kind = kindOf(figure);
  add(counting.figures, team, 1);
  if (isGuardian(kind)) add(counting.guardians, team, 1);
  for (let left = ground.regions[space] ?? missing(); left !== 0; left &= left - 1) {
    const region = 31 - Math.clz32(left & -left);
    const at = region * teams + team;
    counting.here[region] = (counting.here[region] ?? missing()) | (1 << team);
    add(counting.present, at, 1);
    if (kind !== GOD) add(counting.mortal, at, 1);
    add(counting.strength, at, strengthOf(state, ground, figure, space, region, null));
  }
}

function countMonument(counting: Counting, ground: Ground, monument: number, space: number): void {
  const { state, teams } = counting;
  const owner = controllerOf(monument);
  if (owner !== NEUTRAL) add(counting.controlled, owner, 1);
  let beside = 0;
  const around = ground.adjacent[space] ?? missing();
  for (let i = 0; i < around.length; i++) {
    const figure = state.figures[around[i] ?? missing()] ?? missing();
    if (figure !== 0) beside |= 1 << ownerOf(figure);
  }
  for (let team = 0; team < teams; team++)
    if (beside & (1 << team) && givesTo(monument, team, false)) add(counting.income, team, 1);
}

function countRegion(counting: Counting, ground: Ground, region: number): void {
  const { state, teams, strength, majorities } = counting;
  const here = counting.here[region] ?? missing();
  const isBarren = isGainPrevented(state, region);
  if (isBarren) counting.barren |= 1 << region;
  const scoring = isBarren ? 0 : countMajorities(state, ground, region, here, null);
  for (let team = 0; team < teams; team++) {
    if ((here & (1 << team)) === 0) continue;
    const at = region * teams + team;
    add(strength, at, addedStrength(state, team, region, null));
    if (scoring > 0 && scoring & (1 << team)) majorities[at] = worthOfMajorities(team);
  }
}

/** Devotion for a region that a team dominates, or wins with these strengths, before what is added to every gain. */
export function prizeOf(standings: Standings, region: number, team: number, fought: Fought | null): number {
  return isBarren(standings, region) ? 0 : rewardFor(standings.state, region, team, fought, null);
}

/** The same for whoever loses there. */
export function consolationOf(standings: Standings, region: number, team: number): number {
  const { state, present, teams } = standings;
  const moment = momentOf(state, 'devotionIfLost');
  if (!concerns(state, moment, team) || isBarren(standings, region)) return 0;
  let total = 0;
  for (const handler of moment.handlers)
    if (concerns(state, handler, team))
      total += handler.hook(state, team, present[region * teams + team] ?? missing());
  return total;
}

/** Devotion a team may buy after a battle there. */
export function offeredTo(standings: Standings, region: number, team: number): number {
  const { state } = standings;
  const moment = momentOf(state, 'devotionOffered');
  if (!concerns(state, moment, team) || isBarren(standings, region)) return 0;
  let total = 0;
  for (const handler of moment.handlers)
    if (concerns(state, handler, team)) total += handler.hook(state, team);
  return total;
}

function isBarren({ barren }: Standings, region: number): boolean {
  return (barren & (1 << region)) !== 0;
}

/** The teams whose figures die in regions that they hold afterwards, and those whose do where another team does; one bit each. */
export function deadly({ state, teams }: Standings): { readonly held: number; readonly lost: number } {
  let held = 0;
  let lost = 0;
  for (let team = 0; team < teams; team++) {
    const enemy = (team + 1) % teams;
    held |= dyingTeams(state, team, 0) & (1 << team);
    lost |= dyingTeams(state, enemy, ~(1 << enemy)) & (1 << team);
  }
  return { held, lost };
}
