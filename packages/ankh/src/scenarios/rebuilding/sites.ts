import { type Frame, type Option, procedure, type Seat } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { touches } from '../../figures.ts';
import { changeFollowers } from '../../followers.ts';
import { groundOf } from '../../ground/ground.ts';
import { SPACE_COUNT, spaceName, spaceNamed } from '../../map/spaces.ts';
import { type MonumentName, monument, monumentKind, SITE } from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';
import { teamAt, teamOfSeat } from '../../teams.ts';
import { ask } from '../../turn/ask.ts';
import type { Log } from '../../turn/hooks.ts';
import { siteFollowers } from './site-followers.ts';
import { kindNamed, kindsIn, rebuildingOf } from './stock.ts';

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
    if (monumentKind(state.monuments[space] as number) === SITE && touches(state, ground, team, space))
      spaces.push(space);
  return spaces;
}

function isStockEmpty(state: AnkhState, team: number): boolean {
  return kindsIn(rebuildingOf(state).stocks[team] as number[]).length === 0;
}

export const site = procedure<AnkhState, SiteFrame, AnkhFact>(
  {
    run(state, frame) {
      const [only, another] = targets(state, teamOfSeat(state, frame.seat));
      if (another !== undefined) return 'ask';
      frame.space = only as number;
      return 'next';
    },
    decisions: (state, { seat }) =>
      ask(seat, 'control', targets(state, teamOfSeat(state, seat)).map(spaceName)),
    answer(_state, frame, _seat, option) {
      frame.space = spaceNamed(option as string);
      return 'next';
    },
  },
  {
    run(state, frame, log) {
      const team = teamOfSeat(state, frame.seat);
      const [only, another] = kindsIn(rebuildingOf(state).stocks[team] as number[]);
      if (another !== undefined) return 'ask';
      if (only === undefined) clearSite(state, team, frame.space, log);
      else buildOnSite(state, team, frame.space, only, log);
      return 'end';
    },
    decisions: (state, { seat, space }) =>
      ask(
        seat,
        'site-monument',
        kindsIn(rebuildingOf(state).stocks[teamOfSeat(state, seat)] as number[]),
        spaceName(space),
      ),
    answer(state, { seat, space }, _seat, option, log) {
      buildOnSite(state, teamOfSeat(state, seat), space, option, log);
      return 'end';
    },
  },
);

/** S-REBUILD-11. */
function buildOnSite(state: AnkhState, team: number, space: number, option: Option, log: Log): void {
  const stock = rebuildingOf(state).stocks[team] as number[];
  const kind = kindNamed(option);
  stock[kind - 1] = (stock[kind - 1] as number) - 1;
  teamAt(state, team).ankhs -= 1;
  state.monuments[space] = monument(kind, team);
  log?.push({
    type: 'monument-built',
    rule: 'S-REBUILD-11',
    team,
    monument: option as MonumentName,
    space: spaceName(space),
  });
}

/** S-REBUILD-12: nothing to build with, so the site goes and its followers come. */
function clearSite(state: AnkhState, team: number, space: number, log: Log): void {
  const followers = siteFollowers(state, space);
  state.monuments[space] = 0;
  log?.push({ type: 'site-cleared', rule: 'S-REBUILD-12', team, space: spaceName(space) });
  changeFollowers(state, team, followers, 'S-REBUILD-12', log, 'great-rebuilding');
}
