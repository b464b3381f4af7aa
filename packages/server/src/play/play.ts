import {
  type BaseState,
  decide,
  type Fact,
  type Match,
  type Option,
  ok,
  openMatch,
  type Result,
  type Seat,
  type Stop,
  stateAt,
  storedSetup,
  storyLog,
  undo,
  waitingFor,
} from '@ennead/kernel';
import type { Clock, TableInfo } from '@ennead/wire';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';
import type { MoveRow } from '../storage/sql.ts';
import { type ClockState, startClock } from './clock.ts';
import { clocksAfterMove, clocksAfterUndo, clocksText } from './clocks.ts';
import { addStep, noSteps, type Step, type Steps, type Written } from './steps.ts';
import { type Telling, tell, type Untold } from './tell.ts';

/** What a seat proposes to the one it decides with, at a moment of the game. */
export interface Proposal {
  readonly moment: number;
  readonly option: Option;
}

/** A game under way in memory: a cache of the table's log, which any process can make again. */
export interface Play {
  readonly table: string;
  readonly game: AnyGame;
  readonly match: Match<BaseState, Fact>;
  readonly steps: Steps;
  readonly untold: Untold[];
  /** By seat: what it proposes to the one it decides with. Lost with the memory of the process: it is talk, not play. */
  readonly proposals: Map<Seat, Proposal>;
  readonly clockRules: Clock;
  /** The clocks at the start, and now. */
  readonly startClock: ClockState | null;
  clock: ClockState | null;
  /** What everybody may know about who is asked and of the clocks; stands still while answers are secret. */
  shown: { waiting: readonly Seat[]; clock: ClockState | null };
}

export function beginPlay(game: AnyGame, info: TableInfo, seed: string): Play {
  const match = openMatch(game, setupOf(game, info), seed, null, info.rules);
  const waiting = waitingFor(match.open);
  const clock = startClock(info.clock, info.seats.length, waiting, info.started ?? 0);
  return {
    table: info.id,
    game,
    match,
    steps: noSteps(info.seats.length),
    untold: [],
    proposals: new Map(),
    clockRules: info.clock,
    startClock: clock,
    clock,
    shown: { waiting, clock },
  };
}

/** A setup that was checked when the table was opened, perhaps by an older or a newer version of Ennead. */
function setupOf(game: AnyGame, info: TableInfo) {
  const setup = storedSetup(game, info.setup, info.rules);
  if (!setup.ok) throw new Refused(setup.problem.code, setup.problem.message);
  return setup.value;
}

/** The seats that really owe an answer. */
export function owing({ match }: Play): Seat[] {
  return [...new Set(match.open.map(({ seat }) => seat))];
}

/** A decision taken in memory and not yet durable: settled when it is, given up when it cannot be. */
export interface Prepared {
  readonly row: MoveRow;
  readonly facts: readonly Fact[];
  /** The states on the way, for those who are told step by step. */
  readonly stops: readonly Stop[];
}

/** Takes a decision. The match has moved on; nobody may see it before `settle`. */
export function prepareMove(
  play: Play,
  seat: Seat,
  option: Option,
  { at, call }: { at: number; call: string | null },
): Result<Prepared> {
  const { match, steps } = play;
  const { log, stops } = storyLog<BaseState, Fact>(match.game, match.state);
  const taken = decide(match, seat, option, log);
  if (!taken.ok) return taken;
  thinOut(match);
  const { secret, revealed } = taken.value;
  const hidden = secret !== undefined && match.open.some((each) => each.secret === secret);
  const row: MoveRow = {
    table_id: play.table,
    number: steps.all.length + 1,
    kind: 'move',
    seat,
    option: JSON.stringify(option),
    secret: secret ?? null,
    revealed: revealed ? 1 : 0,
    hidden: hidden ? 1 : 0,
    call,
    at,
    clock: clocksText(clocksAfterMove(play, { at, isSecret: secret !== undefined, isHidden: hidden })),
  };
  return ok({ row, facts: [...log], stops });
}

export function giveUp(play: Play): void {
  undo(play.match, play.match.moves.length - 1);
}

/** The row that takes the game back to where `keep` moves stood. */
export function undoRow(
  play: Play,
  seat: Seat,
  keep: number,
  { at, call }: { at: number; call: string | null },
): MoveRow {
  return {
    table_id: play.table,
    number: play.steps.all.length + 1,
    kind: 'undo',
    seat,
    option: JSON.stringify(keep),
    secret: null,
    revealed: 0,
    hidden: 0,
    call,
    at,
    clock: clocksText(clocksAfterUndo(play, keep, at)),
  };
}

/** A durable row becomes part of the game, with the facts it made. For an undo the match goes back here. */
export function settle(
  play: Play,
  row: Written,
  facts: readonly Fact[],
  stops: readonly Stop[] = [],
): Telling {
  if (row.kind === 'undo') undo(play.match, row.option as number);
  const step = addStep(play.steps, row);
  const telling = tell(play.untold, step, facts, stops);
  if (step.kind === 'undo') play.untold.splice(0, Number.POSITIVE_INFINITY, ...untoldOf(play));
  runClock(play, step);
  return telling;
}

/** A row that was written elsewhere or before: the decision is taken here too. */
export function follow(play: Play, row: Written): Telling {
  const { log, stops } = storyLog<BaseState, Fact>(play.game, play.match.state);
  if (row.kind === 'move') {
    const taken = decide(play.match, row.seat, row.option, log);
    if (!taken.ok) throw new Error(`row ${play.steps.all.length + 1}: ${taken.problem.message}`);
    thinOut(play.match);
  }
  return settle(play, row, [...log], stops);
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
    const { seat, option, secret } = steps.all[index] as Step;
    const facts: Fact[] = [];
    game.apply(state, seat, option, facts);
    if (stillOpen(index)) untold.push({ seat, secret: secret as string, facts });
  }
  return untold;
}

/** Brings the clocks and what is shown of them up to a step. */
function runClock(play: Play, step: Step): void {
  if (play.clock !== null && step.clock !== null)
    play.clock = { left: step.clock.left, running: owing(play), at: step.at };
  if (!step.hidden) show(play, step);
}

/** What everybody may know stands where the last step was that everybody saw (none: the start). */
export function show(play: Play, lastSeen: Step | undefined): void {
  const { game, match, steps, untold, startClock: start } = play;
  const open =
    untold.length === 0 ? match.open : game.decisions(stateAt(match, steps.moments.at(-1) as number));
  const waiting = waitingFor(open);
  const left = lastSeen?.clock?.shown ?? start?.left ?? [];
  play.shown = { waiting, clock: start && { left, running: waiting, at: lastSeen?.at ?? start.at } };
}

/** The kernel keeps a state every few moves; the first and the last few are enough to go back from. */
function thinOut({ snapshots }: Match<BaseState, Fact>): void {
  if (snapshots.length > 6) snapshots.splice(1, snapshots.length - 4);
}
