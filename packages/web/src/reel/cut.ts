import { type BaseState, type Fact, missing, patched, type Seat, type StopView } from '@ennead/kernel';
import { share } from '../ui/share.ts';
import { type Frame, hasMoment, type Weight } from './frame.ts';

/** One move as its viewer was told it. */
export interface Told {
  readonly number: number;
  readonly moment: number;
  readonly by: Seat | null;
  readonly own?: boolean;
  readonly facts: readonly Fact[];
  readonly stops: readonly StopView[];
}

/** Cuts a move into frames. The last one shows `after`; none shows more than its facts have told. */
export function framesOf(
  weigh: (fact: Fact) => Weight,
  before: BaseState,
  after: BaseState,
  { number, moment, by, own = false, facts, stops }: Told,
): Frame[] {
  const frames: Frame[] = [];
  const views = viewsOn(before, facts.length, stops);
  let open: Fact[] = [];
  let weight: Weight = 'aside';
  const close = (view: BaseState) => {
    frames.push({ number, moment, by, ...(own && { own }), view, facts: open, weight });
    open = [];
    weight = 'aside';
  };
  for (const [at, fact] of facts.entries()) {
    const next = weigh(fact);
    if (next !== 'aside' && weight !== 'aside') close(views[at] ?? missing());
    open.push(fact);
    if (next !== 'aside') weight = next;
  }
  const end = share(views.at(-1), after);
  const isGreat = hasMoment(weight);
  close(end);
  // Whatever is asked next is asked after the moment, not under it.
  if (isGreat) close(end);
  return frames;
}

/** The view before any fact and after each of them, as far as it is known. */
function viewsOn(before: BaseState, facts: number, stops: readonly StopView[]): BaseState[] {
  const views: BaseState[] = [];
  let view = before;
  let next = 0;
  for (let told = 0; told <= facts; told++) {
    for (let stop = stops[next]; stop !== undefined && stop.told <= told; stop = stops[next]) {
      view = patched(view, stop.patch);
      next += 1;
    }
    views.push(view);
  }
  return views;
}
