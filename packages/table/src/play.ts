import {
  type BaseSetup,
  type BaseState,
  type Decision,
  decide,
  type Fact,
  type Game,
  type Match,
  type Move,
  missing,
  type Option,
  ok,
  openMatch,
  type Result,
  type Seat,
  type Stop,
  stateAt,
  stopsOnTheWay,
  storyLog,
  undo,
  waitingFor,
} from '@ennead/kernel';
import { type Broadcast, broadcastOf, type Untold } from './broadcast.ts';
import { type ClockRules, type ClockState, startClock } from './clock.ts';
import { clocksAfterMove, clocksAfterUndo } from './clocks.ts';
import { keepSeen } from './last-seen.ts';
import type { Pause } from './pauses.ts';
import { dropPicture, keepPicture, pictureOf } from './picture.ts';
import { addStep, noSteps, type Step, type Steps, standingAt, type Written } from './steps.ts';

/**
 * A game under way: a match with the steps that led to it, and what of them nobody may know yet. It is a cache of a log of
 * rows, which anybody can make again. Nothing here keeps or sends anything, and time is handed in.
 */
export interface Play {
  readonly game: Game;
  readonly match: Match<BaseState, Fact>;
  readonly steps: Steps;
  readonly untold: Untold[];
  readonly clockRules: ClockRules;
  /** The clocks at the start, and now. */
  readonly startClock: ClockState | null;
  clock: ClockState | null;
  /** When clocks stand still. */
  pauses: readonly Pause[];
  /** What everybody may know about who is asked and of the clocks; stands still while answers are secret. */
  shown: { waiting: readonly Seat[]; clock: ClockState | null };
}

/** What a table begins with; the setup has been checked. */
export interface Beginning {
  readonly setup: BaseSetup;
  readonly seed: string;
  readonly rules: number;
  readonly clock: ClockRules;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Gets what happens before the first decision. */
  readonly log?: Fact[] | undefined;
}

export function openPlay(game: Game, { setup, seed, rules, clock, at, log }: Beginning): Play {
  return playOf(openMatch<BaseState, BaseSetup, Fact>(game, setup, seed, log ?? null, rules), clock, at);
}

/** A table of a match that has not moved yet. */
export function playOf(match: Match<BaseState, Fact>, clock: ClockRules, at: number): Play {
  const waiting = waitingFor(match.open);
  const { players } = match.setup;
  const clocks = startClock(clock, players, waiting, at);
  return {
    game: match.game,
    match,
    steps: noSteps(players),
    untold: [],
    clockRules: clock,
    startClock: clocks,
    clock: clocks,
    pauses: [],
    shown: { waiting, clock: clocks },
  };
}

/** Clocks stand still as agreed from now on. What was written down before is not charged again. */
export function setPauses(play: Play, pauses: readonly Pause[]): void {
  play.pauses = pauses;
  play.clock = play.clock && { ...play.clock, pauses };
  play.shown = { ...play.shown, clock: play.shown.clock && { ...play.shown.clock, pauses } };
}

/** The seats that really owe an answer. */
export function owing({ match }: Play): Seat[] {
  const [first] = match.open;
  if (match.open.length === 1 && first !== undefined) return [first.seat];
  return [...new Set(match.open.map(({ seat }) => seat))];
}

/**
 * Whom a device that several seats share is handed to: the first of them that owes an answer. While answers are secret this is all that may be
 * known of who has given theirs.
 */
export function handedTo({ match }: Play, isHere: (seat: Seat) => boolean): Decision | null {
  return match.open.find(({ seat }) => isHere(seat)) ?? null;
}

/** A decision that was taken and is not yet durable: committed when it is, rolled back when it cannot be. */
export interface Prepared {
  readonly row: Written;
  readonly facts: readonly Fact[];
  /** The states on the way, for those who are told step by step. */
  readonly stops: readonly Stop[];
}

/** Takes a decision. The match has moved on; nobody may see it before `commit`. */
export function prepareMove(play: Play, seat: Seat, option: Option, at: number): Result<Prepared> {
  const { match } = play;
  const before = pictureOf(play);
  const { log, stops } = storyLog<BaseState, Fact>(match.game, match.state, before);
  const taken = decide(match, seat, option, log);
  if (!taken.ok) return taken;
  keepPicture(play, stops.at(-1)?.state ?? before);
  thinOut(match);
  const { secret, revealed } = taken.value;
  const hidden = secret !== undefined && match.open.some((each) => each.secret === secret);
  if (hidden && play.untold.length === 0) keepSeen(play, before);
  const row: Written = {
    kind: 'move',
    seat,
    option,
    secret: secret ?? null,
    revealed,
    hidden,
    at,
    clock: clocksAfterMove(play, { at, isSecret: secret !== undefined, isHidden: hidden }),
  };
  const facts = [...log];
  return ok({ row, facts, stops: stopsOnTheWay(stops, facts) });
}

export function rollBack(play: Play): void {
  undo(play.match, play.match.moves.length - 1);
  dropPicture(play);
}

/** The row that takes the game back to where `keep` moves stood. */
export function prepareUndo(play: Play, seat: Seat, keep: number, at: number): Written {
  return {
    kind: 'undo',
    seat,
    option: keep,
    secret: null,
    revealed: false,
    hidden: false,
    at,
    clock: clocksAfterUndo(play, keep, at),
  };
}

/** A durable row becomes part of the game, with the facts it made. For an undo the match goes back here. */
export function commit(
  play: Play,
  row: Written,
  facts: readonly Fact[],
  stops: readonly Stop[] = [],
): Broadcast {
  if (row.kind === 'undo') undo(play.match, row.option as number);
  const step = addStep(play.steps, row);
  const broadcast = broadcastOf(play.untold, step, facts, stops);
  if (step.kind === 'undo') play.untold.splice(0, Number.POSITIVE_INFINITY, ...untoldOf(play));
  runClock(play, step);
  return broadcast;
}

/** A row that was written elsewhere or before: the decision is taken here too. */
export function follow(play: Play, row: Written): Broadcast {
  const before = pictureOf(play);
  const { log, stops } = storyLog<BaseState, Fact>(play.game, play.match.state, before);
  if (row.kind === 'move') {
    const taken = decide(play.match, row.seat, row.option, log);
    if (!taken.ok) throw new Error(`row ${play.steps.all.length + 1}: ${taken.problem.message}`);
    keepPicture(play, stops.at(-1)?.state ?? before);
    thinOut(play.match);
  }
  const facts = [...log];
  return commit(play, row, facts, stopsOnTheWay(stops, facts));
}

/** Answers in windows that are still open, with the facts they made. */
export function untoldOf({ match, steps }: Play): Untold[] {
  const { game, open } = match;
  const stillOpen = (index: number | undefined) => {
    const step = index === undefined ? undefined : steps.all[index];
    return step?.hidden === true && open.some(({ secret }) => secret === step.secret);
  };
  const first = steps.standing.findIndex(stillOpen);
  if (first < 0) return [];
  const untold: Untold[] = [];
  const state = stateAt(match, first);
  for (const index of steps.standing.slice(first)) {
    const { seat, option, secret } = steps.all[index] ?? missing();
    const facts: Fact[] = [];
    game.apply(state, seat, option, facts);
    if (stillOpen(index)) untold.push({ seat, secret: secret as string, facts });
  }
  return untold;
}

/** Brings the clocks and what is shown of them up to a step. */
function runClock(play: Play, step: Step): void {
  if (play.clock !== null && step.clock !== null)
    play.clock = { left: step.clock.left, running: owing(play), at: step.at, pauses: play.pauses };
  if (!step.hidden) show(play, step);
}

/** What everybody may know stands where the last step was that everybody saw (none: the start). */
function show(play: Play, lastSeen: Step | undefined): void {
  const { game, match, steps, untold, startClock: start, pauses } = play;
  const open =
    untold.length === 0 ? match.open : game.decisions(stateAt(match, steps.moments.at(-1) as number));
  const waiting = waitingFor(open);
  const left = lastSeen?.clock?.shown ?? start?.left ?? [];
  play.shown = { waiting, clock: start && { left, running: waiting, at: lastSeen?.at ?? start.at, pauses } };
}

/** The kernel keeps a state every few moves; the first and the last few are enough to go back from. */
function thinOut({ snapshots }: Match<BaseState, Fact>): void {
  if (snapshots.length > 6) snapshots.splice(1, snapshots.length - 4);
}

/** The game as it was just after the step of this index (-1: the start), if what stood then still stands. */
export function rewound<P extends Play>(play: P, index: number): P | undefined {
  return standingAt(play.steps, index) === undefined ? undefined : pastOf(play, index);
}

/** The same, whatever was taken back since: those moves are made again, and nobody is told of them. */
export function pastOf<P extends Play>(play: P, index: number): P {
  const { game, match, steps } = play;
  const past = {
    ...play,
    steps: noSteps(steps.own.length),
    match: { ...match },
    untold: [] as Untold[],
  };
  for (const step of steps.all.slice(0, index + 1)) addStep(past.steps, step);
  const { standing } = past.steps;
  const parting = standing.findIndex((each, at) => each !== steps.standing[at]);
  const keep = parting < 0 ? standing.length : parting;
  const again = standing.slice(keep).map((each) => steps.all[each] ?? missing());
  const state = stateAt(match, keep);
  for (const { seat, option } of again) game.apply(state, seat, option, null);
  past.match = {
    ...match,
    state,
    open: game.decisions(state),
    moves: [...match.moves.slice(0, keep), ...again.map(moveOf)],
    snapshots: match.snapshots.filter(({ at }) => at <= keep),
  };
  past.untold.push(...untoldOf(past));
  showAgain(past);
  return past;
}

/** A step as the match counts it. */
export function moveOf({ seat, option, secret, revealed }: Step): Move {
  return secret === null ? { seat, option, revealed } : { seat, option, secret, revealed };
}

/** Sets the clocks as the last step left them. */
export function showAgain(play: Play): void {
  const { steps, startClock: start } = play;
  const last = steps.all.at(-1);
  play.clock = start && {
    left: last?.clock?.left ?? start.left,
    running: owing(play),
    at: last?.at ?? start.at,
    pauses: play.pauses,
  };
  show(
    play,
    steps.all.findLast(({ hidden }) => !hidden),
  );
}
