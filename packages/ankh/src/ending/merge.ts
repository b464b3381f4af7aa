import { enter, type Frame, procedure } from '@ennead/kernel';
import { names, questionTo } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { addGuardian, dropGuardian, figureAt, figureName, putFigure } from '../figures.ts';
import { BASES_PER_SIZE, guardianOf, isGuardian, LARGE, SMALL } from '../guardians/kinds.ts';
import { isSpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { FIGURE_NAMES, figureOfKind, kindOf, ownerOf } from '../pieces.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf, letGo, momentOf } from '../table/modules.ts';
import { godName } from '../table/things.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { destroyMonuments, emptyTeam, removeFigure } from './leave.ts';

interface MergeFrame extends Frame {
  readonly procedure: 'merge';
  readonly upper: number;
  readonly lower: number;
}

export function enterMerge(state: AnkhState, upper: number, lower: number): void {
  enter<MergeFrame>(state, { procedure: 'merge', at: 0, upper, lower });
}

/** Two gods become one team, which keeps the number of the upper one (A-MRG-1 to A-MRG-12). */
export const merge = procedure<AnkhState, MergeFrame, AnkhFact>(
  {
    run(state, { upper, lower }, log) {
      leaveWhatIsLost(state, lower, log);
      for (const { hook } of momentOf(state, 'onMerge').handlers) hook(state, upper, lower, log);
      for (const { onMerge } of conflictHooksOf(state)) onMerge?.(state, upper, lower, log);
      join(state, upper, lower, log);
      return 'next';
    },
  },
  // A-MRG-6: more guardians than bases.
  questionTo({
    kind: 'give-up',
    seat: (_state, { upper }) => upper,
    options: (state, { upper }) => surplus(state, upper),
    leave: (_state, _frame, { length }) => (length === 0 ? 'next' : null),
    take(state, { upper }, option, log) {
      giveUp(state, upper, option, log);
      return 'stay';
    },
  }),
);

/** The lower god's figure, warriors and monuments go (A-MRG-3, A-MRG-4); its guardians stay where they are. */
function leaveWhatIsLost(state: AnkhState, lower: number, log: Log): void {
  for (let space = 0; space < state.figures.length; space++) {
    const figure = figureAt(state, space);
    if (figure !== 0 && ownerOf(figure) === lower && !isGuardian(kindOf(figure)))
      removeFigure(state, space, 'A-MRG-3', log);
  }
  destroyMonuments(state, lower, 'A-MRG-4', log);
}

const OWNER = 7 << 4;

function join(state: AnkhState, upper: number, lower: number, log: Log): void {
  const team = teamAt(state, upper);
  const joining = teamAt(state, lower);
  team.lower = joining.god;
  team.followers += joining.followers;
  for (const kind of joining.guardians) addGuardian(team, kind);
  state.figures = state.figures.map((figure) =>
    figure !== 0 && ownerOf(figure) === lower ? (figure & ~OWNER) | (upper << 4) : figure,
  );
  // A-MRG-7: the lower god's number and its place in the stack.
  team.devotion = joining.devotion;
  state.ladder = state.ladder.filter((each) => each !== upper);
  state.ladder[state.ladder.indexOf(lower)] = upper;
  state.teamOf = state.teamOf.map((each) => (each === lower ? upper : each));
  emptyTeam(state, lower);
  log?.push({
    type: 'gods-merged',
    rule: 'A-MRG-1',
    upper,
    lower,
    upperGod: godName(team.god),
    lowerGod: godName(team.lower),
    devotion: team.devotion,
    followers: team.followers,
  });
}

/** While there are more guardians of a size than bases, all of that size: spaces, and names of those in the pool. */
function surplus(state: AnkhState, team: number): AnkhOption<'give-up'>[] {
  for (const base of [SMALL, LARGE]) {
    const standing: number[] = [];
    state.figures.forEach((figure, space) => {
      if (figure !== 0 && ownerOf(figure) === team && hasBase(kindOf(figure), base)) standing.push(space);
    });
    const pooled = teamAt(state, team).guardians.filter((kind) => hasBase(kind, base));
    if (standing.length + pooled.length <= BASES_PER_SIZE) continue;
    return names(standing, ...new Set(pooled.map(figureOfKind)));
  }
  return [];
}

function hasBase(kind: number, base: number): boolean {
  return isGuardian(kind) && guardianOf(kind).base === base;
}

function giveUp(state: AnkhState, team: number, option: AnkhOption<'give-up'>, log: Log): void {
  if (!isSpaceName(option)) {
    dropGuardian(teamAt(state, team), FIGURE_NAMES.indexOf(option));
    log?.push({ type: 'guardian-given-up', rule: 'A-MRG-6', team, figure: option });
    return;
  }
  const space = spaceNamed(option);
  const figure = figureAt(state, space);
  putFigure(state, space, 0);
  letGo(state, figure);
  log?.push({
    type: 'guardian-given-up',
    rule: 'A-MRG-6',
    team,
    figure: figureName(figure),
    space: spaceName(space),
  });
}
