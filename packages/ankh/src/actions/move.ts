import { clear, enter, missing, procedure, type Seat } from '@ennead/kernel';
import { always, anySpace, names, prepared, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { canStand, figureName, holdsFigureOf, putFigure, relocate } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { guardianOfKind, hooksOfKind } from '../guardians/by-kind.ts';
import { isSpaceName, SPACE_COUNT, spaceName, spaceNamed } from '../map/spaces.ts';
import { kindOf, ownerOf } from '../pieces.ts';
import type { AnkhOption } from '../questions.ts';
import type { AnkhState } from '../state.ts';
import { barredTo } from '../table/modules.ts';
import { teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { addChoices, hasChoices, moveRangeOf, takeChoice } from '../turn/moments.ts';
import type { ActionFrame } from '../turn/turn.ts';
import { MOVE } from './names.ts';

export interface MoveFrame extends ActionFrame {
  /** How far figures go in this action. */
  readonly range: number;
  /** The space of the figure under way and where it goes. */
  from: number;
  to: number;
  /** Where the figure on `to` is pushed, -1 if there is none. */
  push: number;
}

const CHOOSE = 0;

export function beginMove(state: AnkhState, seat: Seat): void {
  clear(state.moved);
  const range = moveRangeOf(state);
  enter<MoveFrame>(state, { procedure: 'move', at: CHOOSE, seat, range, from: -1, to: -1, push: -1 });
}

/** A Move action would find something to do. */
export function canMoveAny(state: AnkhState, seat: Seat): boolean {
  return hasMove(state, seat, moveRangeOf(state)) || hasChoices(state, seat, MOVE);
}

/** Move Figures: each of the team's figures once, one at a time in any order (A-MOVE-1, A-MOVE-2). */
export const move = procedure<AnkhState, MoveFrame, AnkhFact>(
  question({
    kind: 'move-figure',
    leave: (state, { seat }, { length }, log) => (length > 1 ? null : finish(state, seat, log)),
    isAlwaysAsked: always,
    options(state, { seat, range }) {
      const team = teamOfSeat(state, seat);
      const options: AnkhOption<'move-figure'>[] = [];
      for (let space = 0; space < SPACE_COUNT; space++)
        if (canMove(state, team, space, range)) options.push(spaceName(space));
      addChoices(state, seat, MOVE, options);
      options.push('done');
      return options;
    },
    take(state, frame, option, log) {
      if (option === 'done') return finish(state, frame.seat, log);
      if (isSpaceName(option)) {
        frame.from = spaceNamed(option);
        return 'next';
      }
      takeChoice(state, frame.seat, MOVE, option, log);
      return 'stay';
    },
  }),
  prepared({
    kind: 'move-to',
    answers: anySpace,
    places: (state, { from, range }) => destinations(state, from, range, SPACE_COUNT),
    about: (_state, { from }) => spaceName(from),
    take(_state, frame, space) {
      frame.to = space;
      return 'next';
    },
  }),
  question({
    kind: 'push',
    skip(state, frame) {
      frame.push = -1;
      return state.figures[frame.to] === 0 || frame.to === frame.from ? 'next' : null;
    },
    options: (state, frame) => names(pushSpaces(state, frame)),
    about: (_state, { from, to }) => ({ by: spaceName(from), from: spaceName(to) }),
    take(_state, frame, option) {
      frame.push = spaceNamed(option);
      return 'next';
    },
  }),
  {
    run(state, frame, log) {
      carryOut(state, frame, log);
      state.moved.push(frame.to);
      stand(state, frame.to, frame.seat, log);
      return 'next';
    },
  },
  {
    run(state, frame, log) {
      const { push } = frame;
      if (push >= 0) stand(state, push, ownerOf(state.figures[push] ?? missing()), log); // A-SATET-5
      frame.at = CHOOSE;
      return 'stay';
    },
  },
);

function finish(state: AnkhState, seat: number, log: Log): 'end' {
  if (state.moved.length === 0)
    log?.push({
      type: 'action-without-effect',
      rule: 'A-TURN-10',
      team: teamOfSeat(state, seat),
      action: 'move',
    });
  clear(state.moved);
  return 'end';
}

function hasMove(state: AnkhState, seat: Seat, range: number): boolean {
  const team = teamOfSeat(state, seat);
  for (let space = 0; space < SPACE_COUNT; space++) if (canMove(state, team, space, range)) return true;
  return false;
}

/** The team's figure here has not moved and has somewhere to go. */
function canMove(state: AnkhState, team: number, space: number, range: number): boolean {
  return (
    holdsFigureOf(state, space, team) &&
    !state.moved.includes(space) &&
    destinations(state, space, range, 1).length > 0
  );
}

const found: number[] = [];

/** Where a move of the figure on `from` may end (A-MOVE-5), the first `most` of them. The list is only good until the next. */
function destinations(state: AnkhState, from: number, range: number, most: number): readonly number[] {
  const moving = state.figures[from] ?? missing();
  const ground = groundOf(state);
  const barred = barredTo(state, ownerOf(moving));
  const reach = (ground.reach[range] ?? missing())[from] ?? missing();
  clear(found);
  for (let i = 0; i < reach.length && found.length < most; i++) {
    const space = reach[i] ?? missing();
    if (canStand(state, ground, barred, space)) found.push(space);
  }
  if (found.length < most) hooksOfKind(kindOf(moving))?.addDestinations?.(state, from, range, found);
  return found;
}

function pushSpaces(state: AnkhState, { from, to }: MoveFrame): number[] {
  const moving = hooksOfKind(kindOf(state.figures[from] ?? missing()));
  return moving?.pushSpaces?.(state, from, to) ?? [];
}

function carryOut(state: AnkhState, { from, to, push }: MoveFrame, log: Log): void {
  const moving = state.figures[from] ?? missing();
  const team = ownerOf(moving);
  if (push >= 0) {
    const pushed = state.figures[to] ?? missing();
    putFigure(state, from, 0);
    relocate(state, to, push);
    putFigure(state, to, moving);
    log?.push({
      type: 'figure-pushed',
      rule: guardianOfKind(kindOf(moving))?.rule ?? 'A-MOVE-1',
      team: ownerOf(pushed),
      by: team,
      figure: figureName(pushed),
      from: spaceName(to),
      space: spaceName(push),
    });
  } else relocate(state, from, to);
  log?.push({
    type: 'figure-moved',
    rule: 'A-MOVE-1',
    team,
    figure: figureName(moving),
    from: spaceName(from),
    space: spaceName(to),
  });
}

/** A figure that has come to stand somewhere may ask something of `seat`, such as to be aimed. */
function stand(state: AnkhState, space: number, seat: number, log: Log): void {
  hooksOfKind(kindOf(state.figures[space] ?? missing()))?.onStanding?.(state, seat, space, log);
}
