import { countOf, memberAfter } from './bits.ts';
import { type Chance, draw, pick } from './chance.ts';
import type { PlainChoice } from './choice.ts';
import type { BaseState, Decision, Fact, Option, Seat } from './game.ts';
import { missing } from './list.ts';
import { decisionOf, type PlainQuestion, pose } from './question.ts';

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
  /** One of the decisions and an answer to it, by chance: may be there where that is quicker than finding all of them. */
  answerRandomly?(state: S, frame: F, chance: Chance, log: L[] | null): Progress;
  /** Made by `question`: goes before the three parts, which do the same. */
  readonly question?: PlainQuestion<S, F, L>;
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
  return steps.map(uniform) as unknown as Procedure<S, L>;
}

/** All steps get one shape, so that looking into them is quick. */
function uniform<S, F, L extends Fact>(step: Step<S, F, L>): Step<S, F, L> {
  const { run, decisions, answer, answerRandomly, question } = step;
  return { run, decisions, answer, answerRandomly, question } as Step<S, F, L>;
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
  runOn(procedures, state, log, false, null, [], null);
}

/** The decisions of the step that waits. */
export function openDecisions<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
): Decision[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) return [];
  return decisionsOf(stepsOf(procedures, frame)[frame.at], state, frame);
}

/** Hands an answer to the step that waits and runs on. */
export function answer<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  seat: Seat,
  option: Option,
  log: L[] | null,
): void {
  takeAndRunOn(procedures, state, seat, option, log, false, null);
}

/** `answer` and then `openDecisions`: the options that were found on the way are not found again. */
export function answerAndAsk<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  seat: Seat,
  option: Option,
  log: L[] | null,
): Decision[] {
  return takeAndRunOn(procedures, state, seat, option, log, true, null);
}

/**
 * Answers at random until the game is over or `limit` answers are given; returns how many were. All options of a question
 * are found as ever, as places where its answers are prepared; only who is asked what about is told to nobody.
 */
export function answerRandomly<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  chance: Chance,
  limit: number,
): number {
  const open = openDecisions(procedures, state);
  if (open.length === 0 || limit === 0) return 0;
  const { seat, options } = pick(chance, open);
  const most = Math.min(limit, MOST_ANSWERS);
  const player: Player = { chance, left: most - 1 };
  takeAndRunOn(procedures, state, seat, pick(chance, options), null, true, player);
  return most - player.left;
}

/** Answers by itself, at random, as often as it may. */
interface Player {
  readonly chance: Chance;
  /** How many more answers it may give. */
  left: number;
}

/** More than anybody plays; a small number, which V8 counts down more quickly than the infinite one. */
const MOST_ANSWERS = 0x3fffffff;

function takeAndRunOn<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  seat: Seat,
  option: Option,
  log: L[] | null,
  isTold: boolean,
  player: Player | null,
): Decision[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined) throw new Error('the game is over');
  const steps = stepsOf(procedures, frame);
  const step = steps[frame.at];
  let progress = giveAnswer(step, state, frame, seat, option, log);
  while (progress === 'ask') {
    mustBeOnTop(state, frame);
    if (player === null || player.left === 0) return isTold ? decisionsOf(step, state, frame) : NOT_TOLD;
    progress = answerFor(player, step, state, frame, log);
  }
  proceed(state, frame, progress);
  return runOn(procedures, state, log, isTold, frame, steps, player);
}

/**
 * Runs until something must be asked or the game is over, and tells what is asked if somebody wants to know. Steps are
 * looked up anew only where another frame has come to the top than the `known` one, and `at` is read no oftener than it
 * may have changed: frames have many shapes, so every look into one costs.
 */
function runOn<S extends BaseState, L extends Fact>(
  procedures: Procedures<S, L>,
  state: S,
  log: L[] | null,
  isTold: boolean,
  known: Frame | null,
  knownSteps: Procedure<S, L>,
  player: Player | null,
): Decision[] {
  const { frames } = state;
  let frame = known;
  let steps = knownSteps;
  let at = frame === null ? 0 : frame.at;
  for (let taken = 0; frames.length > 0; taken++) {
    const top = frames[frames.length - 1] ?? missing();
    if (top !== frame) {
      frame = top;
      steps = stepsOf(procedures, frame);
      at = frame.at;
    }
    if (taken > ENDLESS) throw new Error(`${frame.procedure} ${frame.at} goes round without asking`);
    const step = steps[at];
    if (step === undefined) {
      frames.pop();
      continue;
    }
    const { question, run } = step;
    let progress: Progress;
    if (question?.choice !== undefined && player !== null && player.left > 0) {
      const { left } = player;
      progress = chooseFor(player, question, question.choice, state, frame, log);
      if (player.left < left) taken = 0;
    } else if (question !== undefined) {
      const posed = pose(question, state, frame, log, isTold);
      if (typeof posed === 'string') progress = posed;
      else {
        mustBeOnTop(state, frame);
        if (player === null || player.left === 0)
          return isTold ? [decisionOf(question, state, frame, posed)] : NOT_TOLD;
        player.left -= 1;
        taken = 0;
        progress = question.take(state, frame, pick(player.chance, posed), log);
      }
    } else progress = run === undefined ? 'ask' : run(state, frame, log);
    while (progress === 'ask') {
      mustBeOnTop(state, frame);
      if (player === null || player.left === 0) return isTold ? decisionsOf(step, state, frame) : NOT_TOLD;
      progress = answerFor(player, step, state, frame, log);
      taken = 0;
    }
    at = proceed(state, frame, progress);
  }
  return isTold ? [] : NOT_TOLD;
}

const NOT_TOLD: Decision[] = [];

/** Has a player answer a step that asks. */
function answerFor<S extends BaseState, L extends Fact>(
  player: Player,
  step: Step<S, Frame, L> | undefined,
  state: S,
  frame: Frame,
  log: L[] | null,
): Progress {
  player.left -= 1;
  if (step?.answerRandomly !== undefined) return step.answerRandomly(state, frame, player.chance, log);
  const { seat, options } = pick(player.chance, decisionsOf(step, state, frame));
  return giveAnswer(step, state, frame, seat, pick(player.chance, options), log);
}

/** Has a player make a choice: the same as `pose` and an answer, without a list of words. */
function chooseFor<S extends BaseState, L extends Fact>(
  player: Player,
  { kind, skip, isAlwaysAsked }: PlainQuestion<S, Frame, L>,
  { set, places, take, instead }: PlainChoice<S, Frame, L>,
  state: S,
  frame: Frame,
  log: L[] | null,
): Progress {
  if (skip !== undefined) {
    const progress = skip(state, frame, log);
    if (progress !== null) return progress;
  }
  const members = set === undefined ? 0 : set(state, frame);
  const listed = places === undefined ? NO_PLACES : places(state, frame);
  const others = instead === undefined ? 0 : instead.set(state);
  const answers = countOf(members) + listed.length;
  const options = answers + countOf(others);
  let drawn = 0;
  if (options > 1 || isAlwaysAsked?.(state, frame)) {
    mustBeOnTop(state, frame);
    player.left -= 1;
    drawn = draw(player.chance, options);
  } else if (options === 0) throw new Error(`the question ${kind} has no answer`);
  if (drawn < listed.length) return take(state, frame, listed[drawn] ?? missing(), log);
  if (drawn < answers) return take(state, frame, memberAfter(members, drawn), log);
  return (instead ?? missing()).take(state, memberAfter(others, drawn - answers), log);
}

const NO_PLACES: readonly number[] = [];

function giveAnswer<S extends BaseState, L extends Fact>(
  step: Step<S, Frame, L> | undefined,
  state: S,
  frame: Frame,
  seat: Seat,
  option: Option,
  log: L[] | null,
): Progress {
  if (step?.question !== undefined) return step.question.take(state, frame, option, log);
  if (step?.answer !== undefined) return step.answer(state, frame, seat, option, log);
  throw nothingAsked(frame);
}

function decisionsOf<S extends BaseState, L extends Fact>(
  step: Step<S, Frame, L> | undefined,
  state: S,
  frame: Frame,
): Decision[] {
  if (step?.question !== undefined)
    return [decisionOf(step.question, state, frame, step.question.options(state, frame))];
  if (step?.decisions === undefined) throw nothingAsked(frame);
  return step.decisions(state, frame);
}

function nothingAsked(frame: Frame): Error {
  return new Error(`nothing is asked at ${frame.procedure} ${frame.at}`);
}

function stepsOf<S, L extends Fact>(procedures: Procedures<S, L>, frame: Frame): Procedure<S, L> {
  const steps = procedures[frame.procedure];
  if (steps === undefined) throw new Error(`no procedure is called ${frame.procedure}`);
  return steps;
}

/** Only the top frame can ask: a step that pushed another says `stay` or `next`. */
function mustBeOnTop({ frames }: BaseState, frame: Frame): void {
  if (frames[frames.length - 1] !== frame)
    throw new Error(`${frame.procedure} ${frame.at} asks from below another frame`);
}

/** Returns the step that the frame has reached, if it stays. */
function proceed(state: BaseState, frame: Frame, progress: Progress): number {
  if (progress === 'next') {
    const at = frame.at + 1;
    frame.at = at;
    return at;
  }
  if (progress === 'stay') return frame.at;
  if (progress === 'end') leave(state, frame);
  else if (progress === 'over') state.frames.length = 0;
  else mustBeOnTop(state, frame);
  return 0;
}

/** Takes a frame out wherever it is: a step may have pushed another before it ended, or dropped its own. */
function leave({ frames }: BaseState, frame: Frame): void {
  if (frames[frames.length - 1] === frame) {
    frames.pop();
    return;
  }
  let at = frames.length - 2;
  while (at >= 0 && frames[at] !== frame) at -= 1;
  if (at < 0) return;
  for (; at < frames.length - 1; at++) frames[at] = frames[at + 1] ?? missing();
  frames.pop();
}
