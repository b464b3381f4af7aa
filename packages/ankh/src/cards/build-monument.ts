import { enter, type Frame, type Option, procedure } from '@ennead/kernel';
import { ask, names } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { BuildCost } from '../conflict/hooks.ts';
import { concerns } from '../conflict/window.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { build, stockOf } from '../monuments.ts';
import { MONUMENT_NAMES, type MonumentName, OBELISK, PYRAMID, TEMPLE } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasToken, momentOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { Card } from './card.ts';

interface BuildFrame extends Frame {
  readonly procedure: 'build';
  readonly team: number;
  kind: number;
}

const buildProcedure = procedure<AnkhState, BuildFrame, AnkhFact>(
  {
    decisions: (state, { team }) => ask(team, 'build', kinds(state, team)),
    answer(_state, frame, _seat, option) {
      if (option === 'pass') return 'end';
      frame.kind = MONUMENT_NAMES.indexOf(option as MonumentName);
      return 'next';
    },
  },
  {
    run(state, frame, log) {
      const spaces = freeSpaces(state);
      if (spaces.length > 1) return 'ask';
      carryOut(state, frame, spaces[0] as number, log);
      return 'end';
    },
    decisions: (state, { team, kind }) =>
      ask(team, 'build-to', names(freeSpaces(state)), MONUMENT_NAMES[kind] as MonumentName),
    answer(state, frame, _seat, option, log) {
      carryOut(state, frame, spaceNamed(option as string), log);
      return 'end';
    },
  },
);

/** A monument of the team's choice anywhere in the region, for followers and an ankh token. */
export const buildMonument: Card = {
  name: 'build-monument',
  rule: 'A-CARD-4',
  conflict: {
    onBuild(state, team) {
      const { followers, ankhs } = teamAt(state, team);
      if (ankhs === 0 || followers < costOf(state, team).followers) return;
      if (kinds(state, team).length === 1 || freeSpaces(state).length === 0) return;
      enter<BuildFrame>(state, { procedure: 'build', at: 0, team, kind: 0 });
    },
  },
  procedures: { build: buildProcedure },
};

/** What a monument costs the team: the least that the card and its powers say. */
function costOf(state: AnkhState, team: number): BuildCost {
  for (const handler of momentOf(state, 'buildCost').handlers)
    if (concerns(state, handler, team)) return handler.hook(state, team);
  return { followers: state.setup.houseRules.buildCost, rule: 'A-CARD-4' };
}

/** The kinds left in stock, and 'pass'. */
function kinds(state: AnkhState, team: number): Option[] {
  const stock = stockOf(state, team);
  const options: Option[] = [];
  for (const kind of [OBELISK, TEMPLE, PYRAMID])
    if ((stock[kind - 1] as number) > 0) options.push(MONUMENT_NAMES[kind] as MonumentName);
  options.push('pass');
  return options;
}

/** Empty land of the region without a token of the underworld, which bars everybody's monuments (A-RUL-28). */
function freeSpaces(state: AnkhState): number[] {
  const ground = groundOf(state);
  return (ground.lands[battleOf(state).region] as readonly number[]).filter(
    (space) => ground.buildable[space] && isEmpty(state, space) && !hasToken(state, space),
  );
}

function carryOut(state: AnkhState, { team, kind }: BuildFrame, space: number, log: Log): void {
  const { followers, rule } = costOf(state, team);
  if (followers > 0) changeFollowers(state, team, -followers, 'A-CARD-4', log, 'build-monument');
  build(state, team, kind, space);
  log?.push({
    type: 'monument-built',
    rule: followers > 0 ? 'A-CARD-4' : rule,
    team,
    monument: MONUMENT_NAMES[kind] as MonumentName,
    space: spaceName(space),
  });
}
