import { enter, type Frame, procedure, type Seat } from '@ennead/kernel';
import { names } from '../conflict/ask.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { figure, INFANTRY, NO_TEAM } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasToken } from '../table/modules.ts';
import type { Log } from '../turn/hooks.ts';
import { ask } from './ask.ts';
import { pharaohRegion } from './figure.ts';

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
  state.figures[space] = 0;
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
  {
    run(state, frame, log) {
      for (; frame.left > 0; frame.left--) {
        const [only, another] = freeSpaces(state);
        if (another !== undefined) return 'ask';
        if (only === undefined) break;
        place(state, only, log);
      }
      return 'end';
    },
    decisions: (state, { seat, left }) => ask(seat, 'infantry-to', names(freeSpaces(state)), left),
    answer(state, frame, _seat, option, log) {
      place(state, spaceNamed(option as string), log);
      frame.left -= 1;
      return 'stay';
    },
  },
);

/** Empty land of his region where tokens may lie (P-RAM-2, P-SCEN-2). */
function freeSpaces(state: AnkhState): number[] {
  const { lands, buildable } = groundOf(state);
  return (lands[pharaohRegion(state)] ?? []).filter(
    (space) => buildable[space] && isEmpty(state, space) && !hasToken(state, space),
  );
}

function place(state: AnkhState, space: number, log: Log): void {
  state.figures[space] = TOKEN;
  log?.push({ type: 'infantry-placed', rule: 'P-RAM-5', space: spaceName(space) });
}
