import type { BaseState, Decision, Fact, Option, Seat } from './game.ts';

/**
 * Control flow as data. A game in progress is a stack of frames; each frame is a procedure under way:
 * its name, the number of the step it has reached, and its locals as plain data.
 */
export interface Frame {
  readonly procedure: string;
  at: number;
}

/**
 * What a step says when it hands back control.
 * `next`: go on with the following step. `stay`: run this step again (after any frame pushed meanwhile).
 * `ask`: wait for the decisions of this step. `end`: leave the procedure.
 * `over`: the game has ended; all frames go.
 */
export type Progress = 'next' | 'stay' | 'ask' | 'end' | 'over';

/** One step of a procedure. A step without `run` asks at once. */
export interface Step<S, F, L extends Fact, D = Decision> {
  run?(state: S, frame: F, log: L[] | null): Progress;
  decisions?(state: S, frame: F): D[];
  answer?(state: S, frame: F, seat: Seat, option: Option, log: L[] | null): Progress;
}

/** The steps of a procedure in order: reads like the list in the rulebook. */
export type Procedure<S, L extends Fact> = readonly Step<S, Frame, L>[];

/** All procedures of a game, by name. */
export type Procedures<S, L extends Fact> = Readonly<Record<string, Procedure<S, L>>>;

/** States the type of a procedure's frame once, for all of its steps. */
export function procedure<S, F extends Frame, L extends Fact>(
  ...steps: readonly Step<S, F, L>[]
): Procedure<S, L> {
  // Frames are found by procedure name, so a step only ever meets frames of its own procedure.
  return steps as unknown as Procedure<S, L>;
}

/** Puts a procedure on top; it runs when the step that called this says `next` or `stay`. */
export function enter<F extends Frame>(state: BaseState, frame: F): void {
  state.frames.push(frame);
}

/** No rule takes this many steps between two decisions; a `stay` without end does. */
const ENDLESS = 100_000;

/** Runs until something must be asked or the game is over. */
export function advance<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  log: L[] | null,
): void {
  const { frames } = state;
  for (let taken = 0; frames.length > 0; taken++) {
    const frame = frames[frames.length - 1] as Frame;
    if (taken > ENDLESS) throw new Error(`${frame.procedure} ${frame.at} goes round without asking`);
    const step = stepsOf(procedures, frame.procedure)[frame.at];
    if (step === undefined) {
      frames.pop();
      continue;
    }
    const progress = step.run === undefined ? 'ask' : step.run(state, frame, log);
    settle(state, frame, progress);
    if (progress === 'ask') return;
  }
}

/** The decisions of the step that waits. */
export function openDecisions<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
): Decision[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return [];
  const decisions = stepsOf(procedures, frame.procedure)[frame.at]?.decisions?.(state, frame);
  if (decisions === undefined) throw new Error(`nothing is asked at ${frame.procedure} ${frame.at}`);
  return decisions;
}

/** Hands an answer to the step that waits and runs on. */
export function answer<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  seat: Seat,
  option: Option,
  log: L[] | null,
): void {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) throw new Error('the game is over');
  const step = stepsOf(procedures, frame.procedure)[frame.at];
  if (step?.answer === undefined) throw new Error(`nothing is asked at ${frame.procedure} ${frame.at}`);
  const progress = step.answer(state, frame, seat, option, log);
  settle(state, frame, progress);
  if (progress !== 'ask') advance(procedures, state, log);
}

function stepsOf<S, L extends Fact>(procedures: Procedures<S, L>, name: string): Procedure<S, L> {
  const steps = procedures[name];
  if (steps === undefined) throw new Error(`no procedure is called ${name}`);
  return steps;
}

/** Only the top frame can ask: a step that pushed another says `stay` or `next`. */
function mustBeOnTop({ frames }: BaseState, frame: Frame): void {
  if (frames[frames.length - 1] !== frame)
    throw new Error(`${frame.procedure} ${frame.at} asks from below another frame`);
}

function settle(state: BaseState, frame: Frame, progress: Progress): void {
  if (progress === 'next') frame.at += 1;
  else if (progress === 'end') leave(state, frame);
  else if (progress === 'over') state.frames.length = 0;
  else if (progress === 'ask') mustBeOnTop(state, frame);
}

/** Takes a frame out wherever it is: a step may have pushed another before it ended, or dropped its own. */
function leave({ frames }: BaseState, frame: Frame): void {
  if (frames[frames.length - 1] === frame) {
    frames.pop();
    return;
  }
  const at = frames.lastIndexOf(frame);
  if (at >= 0) frames.splice(at, 1);
}
