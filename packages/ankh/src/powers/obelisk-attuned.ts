import { enter, type Frame, missing, procedure } from '@ennead/kernel';
import { always, names, teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import { isInRegion } from '../conflict/region.ts';
import { actAgain } from '../conflict/window.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, figureAt, figureName, figuresOf, relocate } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { countsAs, monumentAt, monumentSpaces } from '../monuments.ts';
import { controllerOf, kindOf, OBELISK } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { barredTo } from '../table/modules.ts';
import type { Log } from '../turn/hooks.ts';
import type { Power } from './power.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-OBEL: own figures not yet moved. */
    'obelisk-figure': { option: SpaceName | 'pass' };
    /** D-OBEL: about the space of the figure. */
    'obelisk-to': { option: SpaceName; about: SpaceName };
  }
}

/** One figure of one team on its way to an obelisk. */
interface ObeliskFrame extends Frame {
  readonly procedure: 'obelisk';
  readonly team: number;
  /** The space of the chosen figure, -1 before. */
  from: number;
}

const obelisk = procedure<AnkhState, ObeliskFrame, AnkhFact>(
  teamQuestion({
    kind: 'obelisk-figure',
    isAlwaysAsked: always,
    options: (state, { team }) => names(movable(state, team), 'pass'),
    take(_state, frame, option) {
      if (option === 'pass') return 'end';
      frame.from = spaceNamed(option);
      return 'next';
    },
  }),
  teamQuestion({
    kind: 'obelisk-to',
    options: (state, { team }) => names(besideObelisks(state, team)),
    about: (_state, { from }) => spaceName(from),
    take(state, frame, option, log) {
      arrive(state, frame, spaceNamed(option), log);
      return 'end';
    },
  }),
);

/** Teams take turns, one figure each, until they pass or can move none (A-POW-6a). */
export const obeliskAttuned: Power = {
  name: 'obelisk-attuned',
  rule: 'A-POW-6',
  conflict: {
    atBattleStart(state, team) {
      if (besideObelisks(state, team).length === 0 || movable(state, team).length === 0) return;
      enter<ObeliskFrame>(state, { procedure: 'obelisk', at: 0, team, from: -1 });
    },
  },
  procedures: { obelisk },
};

function arrive(state: AnkhState, { team, from }: ObeliskFrame, to: number, log: Log): void {
  relocate(state, from, to);
  state.moved.push(to);
  const figure = figureAt(state, to);
  log?.push({
    type: 'figure-relocated',
    rule: 'A-POW-6',
    team,
    figure: figureName(figure),
    from: spaceName(from),
    space: spaceName(to),
  });
  actAgain(state);
  hooksOfKind(kindOf(figure))?.onStanding?.(state, team, to, log);
}

/** Its figures anywhere that have not been moved in this battle. */
function movable(state: AnkhState, team: number): number[] {
  return figuresOf(state, team).filter((space) => !state.moved.includes(space));
}

/** Empty land spaces adjacent to obelisks the team controls in the region of the battle. */
function besideObelisks(state: AnkhState, team: number): number[] {
  const ground = groundOf(state);
  const { region } = battleOf(state);
  const barred = barredTo(state, team);
  const spaces: number[] = [];
  for (const at of monumentSpaces(state)) {
    const monument = monumentAt(state, at);
    if (controllerOf(monument) !== team || !countsAs(monument, OBELISK)) continue;
    if (!isInRegion(ground, at, region)) continue;
    for (const space of ground.adjacent[at] ?? missing())
      if (canStand(state, ground, barred, space) && !spaces.includes(space)) spaces.push(space);
  }
  return spaces.sort((a, b) => a - b);
}
