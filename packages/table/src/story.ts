import {
  type BaseState,
  diff,
  type Fact,
  missing,
  type Patch,
  type Seat,
  type StopView,
  stateAt,
  storyLog,
  type Viewer,
} from '@ennead/kernel';
import { broadcastOf, type Untold } from './broadcast.ts';
import type { Play } from './play.ts';
import { viewFor } from './view-for.ts';

/** A piece of the past as a viewer saw it: the view it begins with, and the steps since. */
export interface Story {
  readonly from: number;
  readonly view: BaseState;
  readonly steps: StoryStep[];
}

export interface StoryStep {
  readonly moment: number;
  readonly by: Seat | null;
  /** The viewer was among those who answered. */
  readonly own: boolean;
  readonly at: number;
  readonly facts: Fact[];
  readonly stops: StopView[];
  /** From the view before to the view after. */
  patch: Patch;
}

/** Whoever wants more asks once more, for what lies before it. */
const MOST_MOMENTS = 120;

/** The moments between which a story is told that was asked for from one to another; without an end up to now. */
export function spanOfStory(
  { steps }: Play,
  since: number,
  until = Number.POSITIVE_INFINITY,
): { readonly from: number; readonly to: number } {
  const to = Math.min(until, steps.moments.length - 1);
  return { from: Math.max(Math.min(since, to), to - MOST_MOMENTS), to };
}

/** What a viewer has seen happen from one moment to another and that still stands, with the views on the way. */
export function storyFor(play: Play, viewer: Viewer, since: number, until?: number): Story {
  const { game, match, steps } = play;
  const { from, to } = spanOfStory(play, since, until);
  const isUpToNow = to === steps.moments.length - 1;
  const keep = steps.moments[from] ?? missing();
  const state = stateAt(match, keep);
  const first = game.view(state, viewer);
  const told: StoryStep[] = [];
  const untold: Untold[] = [];
  let view: object = first;
  let before: object = first;
  let moment = from;
  let own = false;
  for (const index of steps.standing.slice(keep, isUpToNow ? undefined : steps.moments[to])) {
    const step = steps.all[index] ?? missing();
    const { log, stops } = storyLog<BaseState, Fact>(game, state);
    game.apply(state, step.seat, step.option, log);
    const broadcast = broadcastOf(untold, step, [...log], stops);
    own ||= step.seat === viewer;
    if (broadcast.only !== null && broadcast.only !== viewer) continue;
    if (broadcast.only === null) moment += 1;
    // Until a window closes nothing shows that anybody has answered in it.
    const next: object = untold.length > 0 ? view : game.view(state, viewer);
    told.push({
      moment,
      by: broadcast.by,
      own,
      at: broadcast.at,
      facts: [...broadcast.facts(viewer)],
      stops: [...broadcast.stops(game, viewer, view)],
      patch: diff(view, next) ?? {},
    });
    before = view;
    view = next;
    if (broadcast.only === null) own = false;
  }
  const end = told.at(-1);
  if (isUpToNow && end !== undefined) end.patch = diff(before, viewFor(play, viewer)) ?? {};
  return { from, view: first, steps: told };
}
