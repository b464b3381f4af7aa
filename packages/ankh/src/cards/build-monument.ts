import { enter, type Frame, missing, procedure } from '@ennead/kernel';
import { always, names, teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { BuildCost } from '../conflict/hooks.ts';
import { concerns } from '../conflict/window.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { build, stockOf } from '../monuments.ts';
import { MONUMENT_NAMES, type MonumentName, monumentOfKind, OBELISK, PYRAMID, TEMPLE } from '../pieces.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { hasToken, momentOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { Card } from './card.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-BUILD: kinds of monument. */
    build: { option: MonumentName | 'pass' };
    /** D-BUILD: about the kind. */
    'build-to': { option: SpaceName; about: MonumentName };
  }
}

interface BuildFrame extends Frame {
  readonly procedure: 'build';
  readonly team: number;
  kind: number;
}

const buildProcedure = procedure<AnkhState, BuildFrame, AnkhFact>(
  teamQuestion({
    kind: 'build',
    isAlwaysAsked: always,
    options: (state, { team }) => kinds(state, team),
    take(_state, frame, option) {
      if (option === 'pass') return 'end';
      frame.kind = MONUMENT_NAMES.indexOf(option);
      return 'next';
    },
  }),
  teamQuestion({
    kind: 'build-to',
    options: (state) => names(freeSpaces(state)),
    about: (_state, { kind }) => monumentOfKind(kind),
    take(state, frame, option, log) {
      carryOut(state, frame, spaceNamed(option), log);
      return 'end';
    },
  }),
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
function kinds(state: AnkhState, team: number): AnkhOption<'build'>[] {
  const stock = stockOf(state, team);
  const options: AnkhOption<'build'>[] = [];
  for (const kind of [OBELISK, TEMPLE, PYRAMID])
    if ((stock[kind - 1] ?? missing()) > 0) options.push(monumentOfKind(kind));
  options.push('pass');
  return options;
}

/** Empty land of the region without a token of the underworld, which bars everybody's monuments (A-RUL-28). */
function freeSpaces(state: AnkhState): number[] {
  const ground = groundOf(state);
  return (ground.lands[battleOf(state).region] ?? missing()).filter(
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
    monument: monumentOfKind(kind),
    space: spaceName(space),
  });
}
