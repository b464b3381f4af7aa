import type { BaseState, Fact, Game, Viewer } from './game.ts';
import { missing } from './list.ts';
import { diff, type Patch } from './patch.ts';
import { patchText, type Texts } from './patch-text.ts';
import { type Seen, seen } from './seen.ts';
import { still, viewOfStill } from './still.ts';

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
 * pictures of the story in order, made by the rules themselves. Each shares with the one before it what is the same, and
 * the first with a copy from before the move, if there is one.
 */
export function storyLog<S extends BaseState, F extends Fact>(
  game: Pick<Game<S>, 'clone' | 'cloneSince'>,
  state: S,
  before?: S,
): { readonly log: F[]; readonly stops: Stop<S>[] } {
  const log: F[] = [];
  const stops: Stop<S>[] = [];
  let last = before;
  log.push = (...facts) => {
    for (const fact of facts) log[log.length] = fact;
    if (stops.length === MOST_STOPS) return log.length;
    last = still(game, state, last);
    stops.push({ told: log.length, state: last });
    return log.length;
  };
  return { log, stops };
}

/** The stops of a move that somebody may be shown: who has been told everything sees the end itself, so a stop there is none. */
export function stopsOnTheWay<S extends BaseState>(
  stops: readonly Stop<S>[],
  facts: readonly Fact[],
): readonly Stop<S>[] {
  let count = stops.length;
  while (count > 0 && (stops[count - 1] ?? missing()).told >= facts.length) count -= 1;
  return count === stops.length ? stops : stops.slice(0, count);
}

/** What a viewer saw at a stop, and how many facts they have been told there. */
type Show = (told: number, view: object) => void;

/**
 * Walks over the stops on the way to the end of a move as a viewer may see them. `facts` are those of the move, uncut;
 * `earlier` counts what the viewer is told before them. The end itself is no stop: whoever gets this gets the view there as
 * well.
 */
function walk<S extends BaseState>(
  game: Pick<Game<S>, 'view' | 'cover'>,
  viewer: Viewer,
  facts: readonly Fact[],
  stops: readonly Stop<S>[],
  earlier: number,
  show: Show,
): void {
  const isTold = ({ to }: Fact) => to === undefined || (viewer !== null && to.includes(viewer));
  const all = earlier + facts.filter(isTold).length;
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
    show(told, viewOfStill(game, stop.state, viewer));
  }
}

/** The stops on the way for a viewer whose view was `before`: each as what changed since the last. Where nothing did there is none. */
export function stopsFor<S extends BaseState>(
  game: Pick<Game<S>, 'view' | 'cover'>,
  viewer: Viewer,
  before: object,
  facts: readonly Fact[],
  stops: readonly Stop<S>[],
  earlier = 0,
): StopView[] {
  const views: StopView[] = [];
  let last = before;
  walk(game, viewer, facts, stops, earlier, (told, view) => {
    const patch = diff(last, view);
    if (patch !== undefined) views.push({ told, patch });
    last = view;
  });
  return views;
}

/** The same as JSON. */
export function stopsText<S extends BaseState>(
  game: Pick<Game<S>, 'view' | 'cover'>,
  viewer: Viewer,
  before: Seen,
  facts: readonly Fact[],
  stops: readonly Stop<S>[],
  earlier = 0,
  texts?: Texts,
): string {
  let text = '';
  let last = before;
  walk(game, viewer, facts, stops, earlier, (told, view) => {
    const now = seen(view, last);
    const patch = patchText(last, now, texts);
    if (patch !== '') text += `${text === '' ? '' : ','}{"told":${told},"patch":${patch}}`;
    last = now;
  });
  return `[${text}]`;
}
