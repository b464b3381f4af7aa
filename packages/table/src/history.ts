import {
  type BaseState,
  type Decision,
  decisionsFor,
  type Fact,
  factsFor,
  missing,
  type Outcome,
  type Seat,
  type StopView,
  storyLog,
  type Viewer,
  waitingFor,
} from '@ennead/kernel';
import { broadcastOf, type Untold } from './broadcast.ts';
import { remember, standingSteps, stateAfter } from './past.ts';
import type { Play } from './play.ts';
import { AT_ONCE, type Work } from './work.ts';

/** What a viewer saw happen at a moment. `by` is null when several answered in secret. */
export interface LogEntry {
  readonly moment: number;
  readonly by: Seat | null;
  readonly at: number;
  readonly facts: Fact[];
}

/** The position at a moment, as a viewer may see it, with what led to it. */
export interface PastPosition {
  readonly moment: number;
  /** How many moments there are. */
  readonly of: number;
  readonly by: Seat | null;
  readonly at: number | null;
  readonly facts: Fact[];
  /** The views on the way from the moment before, each a patch of the one before it. */
  readonly stops: StopView[];
  readonly view: BaseState;
  readonly decisions: Decision[];
  readonly waiting: Seat[];
  readonly outcome: Outcome | null;
}

/** Everything a viewer has seen happen and that still stands, from a moment on. What happens meanwhile is left out. */
export function* historyFor(play: Play, viewer: Viewer, from: number): Work<LogEntry[]> {
  const { game, match, steps } = play;
  const standing = standingSteps(play);
  const startFacts: Fact[] = [];
  const state = game.start(match.setup, match.seed, startFacts);
  const entries: LogEntry[] = [];
  const untold: Untold[] = [];
  let moment = 0;
  const add = (by: number | null, at: number, facts: readonly Fact[]) => {
    if (moment >= from) entries.push({ moment, by, at, facts: [...facts] });
  };
  add(null, steps.all[0]?.at ?? 0, factsFor(startFacts, viewer));
  for (const [index, step] of standing.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) yield;
    const facts: Fact[] = [];
    game.apply(state, step.seat, step.option, facts);
    const broadcast = broadcastOf(untold, step, facts);
    if (broadcast.only === null) moment += 1;
    if (broadcast.only === null || broadcast.only === viewer)
      add(broadcast.by, broadcast.at, broadcast.facts(viewer));
  }
  return entries;
}

export function* positionFor(play: Play, viewer: Viewer, moment: number): Work<PastPosition> {
  const { game, steps } = play;
  const of = steps.moments.length - 1;
  const keep = steps.moments[moment] ?? missing();
  const before = moment === 0 ? 0 : (steps.moments[moment - 1] ?? missing());
  const top = steps.standing[keep - 1] ?? -1;
  const moves = standingSteps(play, keep);
  const state = yield* stateAfter(play, moves.slice(0, before));
  const viewBefore = game.view(state, viewer);
  const untold: Untold[] = [];
  let last = null;
  for (const step of moves.slice(before)) {
    const { log, stops } = storyLog<BaseState, Fact>(game, state);
    game.apply(state, step.seat, step.option, log);
    last = broadcastOf(untold, step, [...log], stops);
  }
  remember(play, keep, top, state);
  const open = game.decisions(state);
  return {
    moment,
    of,
    by: last?.by ?? null,
    at: last?.at ?? null,
    facts: last === null ? [] : [...last.facts(viewer)],
    stops: last === null ? [] : [...last.stops(game, viewer, viewBefore)],
    view: game.view(state, viewer),
    decisions: decisionsFor(open, viewer),
    waiting: waitingFor(open),
    outcome: open.length === 0 ? game.outcome(state) : null,
  };
}
