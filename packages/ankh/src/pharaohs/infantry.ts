import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { names, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty, putFigure } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { figure, INFANTRY, NO_TEAM } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasToken } from '../table/modules.ts';
import type { Log } from '../turn/hooks.ts';
import { pharaohRegion } from './figure.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-INF: about the infantry still to be placed. */
    'infantry-to': { option: SpaceName; about: number };
  }
}

/**
 * Infantry are follower tokens on land that nothing else shares a space with (P-RAM-2, P-RAM-3). They stand among the
 * figures as pieces of no team, which keeps everything off their spaces and out of their way.
 */
const TOKEN = figure(INFANTRY, NO_TEAM);

/** The spaces of all infantry. */
export function infantrySpaces({ figures }: AnkhState): number[] {
  const spaces: number[] = [];
  for (let space = figures.indexOf(TOKEN); space >= 0; space = figures.indexOf(TOKEN, space + 1))
    spaces.push(space);
  return spaces;
}

export function isInfantry({ figures }: AnkhState, space: number): boolean {
  return figures[space] === TOKEN;
}

export function takeInfantry(state: AnkhState, space: number): void {
  putFigure(state, space, 0);
}

/** By starting players (P-RAM-5). */
const MUSTERED: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4, 5: 4 };

interface MusterFrame extends Frame {
  readonly procedure: 'muster';
  readonly seat: Seat;
  /** Infantry still to be placed. */
  left: number;
}

export function enterMuster(state: AnkhState, seat: Seat): void {
  enter<MusterFrame>(state, { procedure: 'muster', at: 0, seat, left: MUSTERED[state.setup.players] ?? 0 });
}

/** All infantry leave the board; then the seat puts new ones in the pharaoh's region, as many as fit (P-RAM-5, P-RAM-6). */
export const muster = procedure<AnkhState, MusterFrame, AnkhFact>(
  {
    run(state, _frame, log) {
      const spaces = infantrySpaces(state);
      for (const space of spaces) takeInfantry(state, space);
      if (spaces.length > 0)
        log?.push({ type: 'infantry-removed', rule: 'P-RAM-5', spaces: spaces.map(spaceName) });
      return 'next';
    },
  },
  question({
    kind: 'infantry-to',
    skip: (state, { left }) => (left > 0 && freeSpaces(state).length > 0 ? null : 'end'),
    options: (state) => names(freeSpaces(state)),
    about: (_state, { left }) => left,
    take(state, frame, option, log) {
      place(state, spaceNamed(option), log);
      frame.left -= 1;
      return 'stay';
    },
  }),
);

/** Empty land of his region where tokens may lie (P-RAM-2, P-SCEN-2). */
function freeSpaces(state: AnkhState): number[] {
  const { lands, buildable } = groundOf(state);
  return (lands[pharaohRegion(state)] ?? []).filter(
    (space) => buildable[space] && isEmpty(state, space) && !hasToken(state, space),
  );
}

function place(state: AnkhState, space: number, log: Log): void {
  putFigure(state, space, TOKEN);
  log?.push({ type: 'infantry-placed', rule: 'P-RAM-5', space: spaceName(space) });
}
