import { add, changed, type Frame, missing, procedure, type Seat } from '@ennead/kernel';
import { names, question } from '../../ask.ts';
import type { AnkhFact } from '../../facts.ts';
import { touches } from '../../figures.ts';
import { changeFollowers } from '../../followers.ts';
import { groundOf } from '../../ground/ground.ts';
import { SPACE_COUNT, type SpaceName, spaceName, spaceNamed } from '../../map/spaces.ts';
import { monumentAt } from '../../monuments.ts';
import { monument, monumentKind, SITE } from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';
import { teamAt, teamOfSeat } from '../../teams.ts';
import type { Log } from '../../turn/hooks.ts';
import { siteFollowers } from './site-followers.ts';
import { type BuiltName, kindNamed, kindsIn, rebuildingOf } from './stock.ts';

declare module '../../questions.ts' {
  interface QuestionKinds {
    /** D-SITE: kinds of monument in the own stock. About the space of the site. */
    'site-monument': { option: BuiltName; about: SpaceName };
  }
}

declare module '../../facts.ts' {
  interface FactFields {
    /** A team without stock took the followers of a site. */
    'site-cleared': {
      team: number;
      space: string;
    };
  }
}

export interface SiteFrame extends Frame {
  readonly procedure: 'site';
  readonly seat: Seat;
  space: number;
}

export function hasSite({ monuments }: AnkhState): boolean {
  return monuments.some((each) => monumentKind(each) === SITE);
}

/** Sites beside a figure of the team that it can do something with (S-REBUILD-11 to S-REBUILD-13). */
export function targets(state: AnkhState, team: number): number[] {
  const canBuild = teamAt(state, team).ankhs > 0 || isStockEmpty(state, team);
  if (!canBuild) return [];
  const ground = groundOf(state);
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (monumentKind(monumentAt(state, space)) === SITE && touches(state, ground, team, space))
      spaces.push(space);
  return spaces;
}

function isStockEmpty(state: AnkhState, team: number): boolean {
  return kindsIn(stockOf(state, team)).length === 0;
}

export const site = procedure<AnkhState, SiteFrame, AnkhFact>(
  question({
    kind: 'control',
    options: (state, { seat }) => names(targets(state, teamOfSeat(state, seat))),
    take(_state, frame, option) {
      frame.space = spaceNamed(option);
      return 'next';
    },
  }),
  question({
    kind: 'site-monument',
    skip(state, { seat, space }, log) {
      const team = teamOfSeat(state, seat);
      if (!isStockEmpty(state, team)) return null;
      clearSite(state, team, space, log);
      return 'end';
    },
    options: (state, { seat }) => kindsIn(stockOf(state, teamOfSeat(state, seat))),
    about: (_state, { space }) => spaceName(space),
    take(state, { seat, space }, option, log) {
      buildOnSite(state, teamOfSeat(state, seat), space, option, log);
      return 'end';
    },
  }),
);

function stockOf(state: AnkhState, team: number): number[] {
  return rebuildingOf(state).stocks[team] ?? missing();
}

/** S-REBUILD-11. */
function buildOnSite(state: AnkhState, team: number, space: number, built: BuiltName, log: Log): void {
  const kind = kindNamed(built);
  add(stockOf(state, team), kind - 1, -1);
  teamAt(state, team).ankhs -= 1;
  state.monuments = changed(state.monuments, space, monument(kind, team));
  log?.push({
    type: 'monument-built',
    rule: 'S-REBUILD-11',
    team,
    monument: built,
    space: spaceName(space),
  });
}

/** S-REBUILD-12: nothing to build with, so the site goes and its followers come. */
function clearSite(state: AnkhState, team: number, space: number, log: Log): void {
  const followers = siteFollowers(state, space);
  state.monuments = changed(state.monuments, space, 0);
  log?.push({ type: 'site-cleared', rule: 'S-REBUILD-12', team, space: spaceName(space) });
  changeFollowers(state, team, followers, 'S-REBUILD-12', log, 'great-rebuilding');
}
