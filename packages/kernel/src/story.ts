import type { BaseState, Fact, Game, Viewer } from './game.ts';
import { missing } from './list.ts';
import { diff, type Patch } from './patch.ts';
import { shared, viewOfStill } from './still.ts';

/** The state in the middle of a move: as it was when the first `told` of its facts had been told. */
export interface Stop<S extends BaseState = BaseState> {
  readonly told: number;
  readonly state: S;
}

/** A stop as one viewer may see it: how many facts they have been told, and what changed for them since the stop before. */
export interface StopView {
  readonly told: number;
  readonly patch: Patch;
}

/** No move of either game tells as much; a limit all the same, since every stop is a copy of the state. */
const MOST_STOPS = 200;

/**
 * A log that copies the state whenever a fact is told. Rules tell a fact when it has become true, so the copies are the
 * pictures of the story in order, made by the rules themselves.
 */
export function storyLog<S extends BaseState, F extends Fact>(
  game: Pick<Game<S>, 'clone'>,
  state: S,
): { readonly log: F[]; readonly stops: Stop<S>[] } {
  const log: F[] = [];
  const stops: Stop<S>[] = [];
  log.push = (...facts) => {
    for (const fact of facts) log[log.length] = fact;
    if (stops.length < MOST_STOPS) stops.push({ told: log.length, state: game.clone(state) });
    return log.length;
  };
  return { log, stops };
}

/**
 * The stops of a move that somebody may be shown, each sharing with the one before it, and the first with a copy from
 * before the move. Who has been told everything sees the end itself, so a stop there is none.
 */
export function stopsOnTheWay<S extends BaseState>(
  stops: readonly Stop<S>[],
  facts: readonly Fact[],
  before: S,
): Stop<S>[] {
  let last = before;
  return stops
    .filter(({ told }) => told < facts.length)
    .map(({ told, state }) => {
      last = shared(state, last);
      return { told, state: last };
    });
}

/**
 * The stops on the way to the end of a move, cut for a viewer whose view was `before`. `facts` are those of the move,
 * uncut; `earlier` counts what the viewer is told before them. The end itself is no stop: whoever gets this gets the view
 * there as well.
 */
export function stopsFor<S extends BaseState>(
  game: Pick<Game<S>, 'view' | 'cover'>,
  viewer: Viewer,
  before: object,
  facts: readonly Fact[],
  stops: readonly Stop<S>[],
  earlier = 0,
): StopView[] {
  if (stops.length === 0) return [];
  const isTold = ({ to }: Fact) => to === undefined || (viewer !== null && to.includes(viewer));
  const all = earlier + facts.filter(isTold).length;
  const views: StopView[] = [];
  let seen = before;
  let shown: S | undefined;
  let told = earlier;
  let counted = 0;
  for (let at = 0; at < stops.length; at++) {
    const stop = stops[at] ?? missing();
    for (; counted < stop.told; counted++) if (isTold(facts[counted] ?? missing())) told += 1;
    if (told === all) break;
    // What nobody told this viewer is seen with what they are told next.
    const next = stops[at + 1];
    if (next !== undefined && !facts.slice(counted, next.told).some(isTold)) continue;
    if (stop.state === shown) continue;
    shown = stop.state;
    const view = viewOfStill(game, stop.state, viewer);
    const patch = diff(seen, view);
    if (patch === undefined) continue;
    views.push({ told, patch });
    seen = view;
  }
  return views;
}
