import type { Viewer } from '@ennead/kernel';
import type { Frame } from './frame.ts';
import type { Telling, Trace } from './telling.ts';

/** More of one player's doings would only cover the board. */
const MOST_MARKS = 4;

/** Where each of the others was last seen to do something. */
export function marksOf(telling: Telling, frames: readonly Frame[], viewer: Viewer): Trace[] {
  const bySeat = new Map<number, Trace[]>();
  for (const { facts, view } of frames)
    for (const fact of facts) {
      const trace = telling.victim(fact) === null ? telling.trace(view, fact) : null;
      if (trace === null || trace.seat === null || trace.seat === viewer) continue;
      const earlier = (bySeat.get(trace.seat) ?? []).filter(({ to }) => to !== trace.to);
      // Whoever goes on from there has gone all the way.
      const before = earlier.find(({ to, from }) => to === trace.from && from !== null);
      const whole = before === undefined ? trace : { ...trace, from: before.from };
      const others = earlier.filter((each) => each !== before);
      bySeat.set(trace.seat, [...others, whole].slice(-MOST_MARKS));
    }
  return [...bySeat.values()].flat();
}
