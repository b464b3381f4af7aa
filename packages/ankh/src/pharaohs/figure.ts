import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { always, names, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty, putFigure, relocate } from '../figures.ts';
import { groundOf, regionOfLand } from '../ground/ground.ts';
import { SPACE_COUNT, type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { figure, NO_TEAM, PHARAOH } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasToken } from '../table/modules.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { PharaohName } from './names.ts';
import { rulingPharaoh } from './pharaoh.ts';
import { pharaohOf } from './state.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-PHPLACE: about the pharaoh. */
    'place-pharaoh': { option: SpaceName; about: PharaohName };
    /** D-PHMOVE: about how far he may go. */
    'pharaoh-to': { option: SpaceName | 'stay'; about: number };
  }
}

/** The pharaoh is a figure of no team (P-FIGURE-1). */
const FIGURE = figure(PHARAOH, NO_TEAM);

/** Where he stands, -1 before he is placed and after his death. */
export function pharaohSpace({ figures }: AnkhState): number {
  return figures.indexOf(FIGURE);
}

/** His region under the present rivers and camels, -1 while he is not on the board (P-FIGURE-7). */
export function pharaohRegion(state: AnkhState): number {
  const space = pharaohSpace(state);
  return space < 0 ? -1 : regionOfLand(groundOf(state), space);
}

/** Empty land that is no city, without infantry or a token of the underworld (P-FIGURE-4). Grey spaces will do. */
function canStandOn(state: AnkhState, space: number): boolean {
  return groundOf(state).standable[space] === true && isEmpty(state, space) && !hasToken(state, space);
}

/** Where he may end a move of so many spaces: he passes through everything but closed spaces (P-FIGURE-3, P-SCEN-1). */
export function pharaohDestinations(state: AnkhState, range: number): number[] {
  const from = pharaohSpace(state);
  if (from < 0) return [];
  const reach = groundOf(state).reach[range]?.[from] ?? [];
  return reach.filter((space) => canStandOn(state, space)).sort((a, b) => a - b);
}

export interface PlacePharaohFrame extends Frame {
  readonly procedure: 'place-pharaoh';
  readonly seat: Seat;
}

/** The seat that the ruling pharaoh's card names puts him on the board, after the scenario's set-up (P-SETUP-6). */
export const placePharaoh = procedure<AnkhState, PlacePharaohFrame, AnkhFact>(
  question({
    kind: 'place-pharaoh',
    isAlwaysAsked: always,
    options(state) {
      const options: SpaceName[] = [];
      for (let space = 0; space < SPACE_COUNT; space++)
        if (canStandOn(state, space)) options.push(spaceName(space));
      return options;
    },
    about: (state) => pharaohOf(state).kind,
    take(state, { seat }, space, log) {
      putFigure(state, spaceNamed(space), FIGURE);
      log?.push({ type: 'pharaoh-placed', rule: 'P-SETUP-6', seat, space });
      rulingPharaoh(state).onPlaced?.(state, seat);
      return 'end';
    },
  }),
);

interface MovePharaohFrame extends Frame {
  readonly procedure: 'move-pharaoh';
  readonly seat: Seat;
  readonly range: number;
  readonly rule: string;
}

/** The seat moves him up to `range` spaces, or lets him stay. Nothing is asked where he cannot move. */
export function enterPharaohMove(state: AnkhState, seat: Seat, range: number, rule: string): void {
  if (pharaohDestinations(state, range).length > 0)
    enter<MovePharaohFrame>(state, { procedure: 'move-pharaoh', at: 0, seat, range, rule });
}

export const movePharaoh = procedure<AnkhState, MovePharaohFrame, AnkhFact>(
  question({
    kind: 'pharaoh-to',
    isAlwaysAsked: always,
    options: (state, { range }) => names(pharaohDestinations(state, range), 'stay'),
    about: (_state, { range }) => range,
    take(state, { rule, seat }, option, log) {
      if (option !== 'stay') move(state, teamOfSeat(state, seat), spaceNamed(option), rule, log);
      return 'end';
    },
  }),
);

function move(state: AnkhState, team: number, to: number, rule: string, log: Log): void {
  const from = pharaohSpace(state);
  relocate(state, from, to);
  log?.push({ type: 'pharaoh-moved', rule, team, from: spaceName(from), space: spaceName(to) });
}
