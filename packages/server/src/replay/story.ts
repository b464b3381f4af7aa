import { type BaseState, diff, type Fact, stateAt, storyLog, type Viewer } from '@ennead/kernel';
import type { Story, StoryStep } from '@ennead/wire';
import type { Play } from '../play/play.ts';
import type { Step } from '../play/steps.ts';
import { tell, type Untold } from '../play/tell.ts';
import { viewFor } from '../play/view-for.ts';

/** What lies further back is looked at as a replay, moment by moment. */
const MOST_MOMENTS = 120;

/** The moment at which a story begins that was asked for from this one on. */
export function storyBegins({ steps }: Play, since: number): number {
  const last = steps.moments.length - 1;
  return Math.max(Math.min(since, last), last - MOST_MOMENTS);
}

/** What a viewer has seen happen since a moment and that still stands, with the views on the way. */
export function storyFor(play: Play, viewer: Viewer, since: number): Story {
  const { game, match, steps } = play;
  const from = storyBegins(play, since);
  const keep = steps.moments[from] as number;
  const state = stateAt(match, keep);
  const first = game.view(state, viewer);
  const told: StoryStep[] = [];
  const untold: Untold[] = [];
  let view: object = first;
  let before: object = first;
  let moment = from;
  let own = false;
  for (const index of steps.standing.slice(keep)) {
    const step = steps.all[index] as Step;
    const { log, stops } = storyLog<BaseState, Fact>(game, state);
    game.apply(state, step.seat, step.option, log);
    const telling = tell(untold, step, [...log], stops);
    own ||= step.seat === viewer;
    if (telling.only !== null && telling.only !== viewer) continue;
    if (telling.only === null) moment += 1;
    // Until a window closes nothing shows that anybody has answered in it.
    const next: object = untold.length > 0 ? view : game.view(state, viewer);
    told.push({
      moment,
      by: telling.by,
      own,
      at: telling.at,
      facts: [...telling.facts(viewer)],
      stops: [...telling.stops(game, viewer, view)],
      patch: diff(view, next) ?? {},
    });
    before = view;
    view = next;
    if (telling.only === null) own = false;
  }
  const end = told.at(-1);
  if (end !== undefined) end.patch = diff(before, viewFor(play, viewer)) ?? {};
  return { seat: viewer, from, view: first as unknown as Story['view'], steps: told };
}
