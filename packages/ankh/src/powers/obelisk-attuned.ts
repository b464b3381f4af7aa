import { enter, type Frame, procedure } from '@ennead/kernel';
import { ask, names } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import { isInRegion } from '../conflict/region.ts';
import { actAgain } from '../conflict/window.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, figureName, figuresOf, relocate } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { countsAs } from '../monuments.ts';
import { controllerOf, kindOf, OBELISK } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { Log } from '../turn/hooks.ts';
import type { Power } from './power.ts';

/** One figure of one team on its way to an obelisk. */
interface ObeliskFrame extends Frame {
  readonly procedure: 'obelisk';
  readonly team: number;
  /** The space of the chosen figure, -1 before. */
  from: number;
}

const obelisk = procedure<AnkhState, ObeliskFrame, AnkhFact>(
  {
    decisions: (state, { team }) => ask(team, 'obelisk-figure', names(movable(state, team), 'pass')),
    answer(_state, frame, _seat, option) {
      if (option === 'pass') return 'end';
      frame.from = spaceNamed(option as string);
      return 'next';
    },
  },
  {
    run(state, frame, log) {
      const spaces = besideObelisks(state, frame.team);
      if (spaces.length > 1) return 'ask';
      arrive(state, frame, spaces[0] as number, log);
      return 'end';
    },
    decisions: (state, { team, from }) =>
      ask(team, 'obelisk-to', names(besideObelisks(state, team)), spaceName(from)),
    answer(state, frame, _seat, option, log) {
      arrive(state, frame, spaceNamed(option as string), log);
      return 'end';
    },
  },
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
  const figure = state.figures[to] as number;
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
  const spaces: number[] = [];
  state.monuments.forEach((monument, at) => {
    if (monument === 0 || controllerOf(monument) !== team || !countsAs(monument, OBELISK)) return;
    if (!isInRegion(ground, at, region)) return;
    for (const space of ground.adjacent[at] as readonly number[])
      if (canStand(state, ground, team, space) && !spaces.includes(space)) spaces.push(space);
  });
  return spaces.sort((a, b) => a - b);
}
