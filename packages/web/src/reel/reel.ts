import type { BaseState } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { share } from '../ui/share.ts';
import type { Frame } from './frame.ts';

/** What happened, frame by frame, and the frame that is looked at. Never without a frame. */
export interface Reel {
  readonly frames: readonly Frame[];
  readonly at: number;
}

/** Further back lies what the source still knows: a table left open for hours holds no more. */
const KEPT = 400;

export function reelOf(frame: Frame): Reel {
  return { frames: [frame], at: 0 };
}

export function frameOf({ frames, at }: Reel): Frame {
  const frame = frames[at];
  if (frame === undefined) throw new Error(`the reel has no frame ${at}`);
  return frame;
}

export function isAtEnd({ frames, at }: Reel): boolean {
  return at === frames.length - 1;
}

export function atFrame(reel: Reel, at: number): Reel {
  const to = Math.max(0, Math.min(reel.frames.length - 1, at));
  return to === reel.at ? reel : { ...reel, at: to };
}

/** What came after the end. The cursor stays. */
export function extended({ frames, at }: Reel, later: readonly Frame[]): Reel {
  const all = [...frames, ...later];
  const first = firstKept(all, Math.min(at - 1, all.length - KEPT));
  const begin = all[first];
  if (first === 0 || begin === undefined) return { frames: all, at };
  // As for whoever comes to the table then: nothing was told, and what led there can be read again.
  const still: Frame = { ...begin, by: null, own: false, facts: [], weight: 'aside' };
  return { frames: [still, ...all.slice(first + 1)], at: at - first };
}

/** No later than that: where a move has ended, and nobody had answered unseen. */
function firstKept(frames: readonly Frame[], latest: number): number {
  for (let first = latest; first > 0; first--) {
    const { moment, number } = frames[first] ?? missing();
    const ends = frames[first + 1]?.moment !== moment;
    const begin = frames.findIndex((frame) => frame.moment === moment);
    if (ends && frames[begin]?.number === number) return first;
  }
  return 0;
}

/** What came before the beginning. The cursor stays at its frame; one that told nothing becomes the one that led to it. */
export function preceded({ frames, at }: Reel, earlier: readonly Frame[]): Reel {
  const [first, ...rest] = frames;
  const lead = earlier.at(-1);
  if (first === undefined || lead === undefined || first.facts.length > 0)
    return { frames: [...earlier, ...frames], at: at + earlier.length };
  const { number, moment, view } = first;
  const joined: Frame = { ...lead, number, moment, view };
  return { frames: [...earlier.slice(0, -1), joined, ...rest], at: at + earlier.length - 1 };
}

/** The last frame as it stands by now, when nothing happened. */
export function withView({ frames, at }: Reel, view: BaseState): Reel {
  const last = frames.at(-1) as Frame;
  const next = share(last.view, view);
  return next === last.view
    ? { frames, at }
    : { frames: [...frames.slice(0, -1), { ...last, view: next }], at };
}

/** Whoever goes back further reads it again. */
const SEARCHED = 80;

/** The reel up to where the game went back to, and how many facts are gone; null if it does not hold that frame. */
export function backTo(
  { frames }: Reel,
  moment: number,
  number: number,
  view: BaseState,
): { readonly reel: Reel; readonly gone: number } | null {
  for (let at = frames.length - 1; at >= Math.max(0, frames.length - SEARCHED); at--) {
    const frame = frames[at] ?? missing();
    if (frame.moment > moment || share(frame.view, view) !== frame.view) continue;
    // Nothing of it happens again.
    const last: Frame = { ...frame, number };
    const reel: Reel = { frames: [...frames.slice(0, at), last], at };
    return { reel, gone: untoldBy({ frames, at }) };
  }
  return null;
}

/** How many facts come after the frame that is looked at. */
export function untoldBy({ frames, at }: Reel): number {
  let count = 0;
  for (let next = at + 1; next < frames.length; next++) count += frames[next]?.facts.length ?? 0;
  return count;
}

/** The frame that told the fact which so many others follow; -1: it lies before the reel. */
export function frameTelling({ frames }: Reel, after: number): number {
  let left = after;
  for (let at = frames.length - 1; at >= 0; at--) {
    left -= frames[at]?.facts.length ?? 0;
    if (left < 0) return at;
  }
  return -1;
}
