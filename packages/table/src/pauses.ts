import type { Seat } from '@ennead/kernel';

/** From one time to another a clock stands still: that of a seat, which is on vacation, or of all (null). */
export interface Pause {
  readonly seat: Seat | null;
  readonly from: number;
  readonly until: number;
}

/** The times when the clock of a seat stands still, in order, none touching another. */
function stillTimes(pauses: readonly Pause[], seat: Seat): { from: number; until: number }[] {
  const own = pauses
    .filter((pause) => (pause.seat === null || pause.seat === seat) && pause.until > pause.from)
    .sort((a, b) => a.from - b.from);
  const times: { from: number; until: number }[] = [];
  for (const { from, until } of own) {
    const last = times.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else times.push({ from, until });
  }
  return times;
}

/** How long the clock of a seat ran between two times. */
export function timeRun(pauses: readonly Pause[], seat: Seat, from: number, to: number): number {
  const still = stillTimes(pauses, seat).reduce(
    (sum, pause) => sum + Math.max(0, Math.min(to, pause.until) - Math.max(from, pause.from)),
    0,
  );
  return Math.max(0, to - from) - still;
}

/** When a clock that runs from a time on will have run so long. */
export function reachedAfter(pauses: readonly Pause[], seat: Seat, from: number, ms: number): number {
  let [at, left] = [from, ms];
  for (const pause of stillTimes(pauses, seat)) {
    if (pause.until <= at) continue;
    const before = pause.from - at;
    if (left <= before) return at + left;
    left -= Math.max(0, before);
    at = pause.until;
  }
  return at + left;
}

const DAY = 86_400_000;

/** Milliseconds of vacation that a seat has not taken yet, counting all of what it has begun. */
export function vacationLeft(pauses: readonly Pause[], seat: Seat, days: number): number {
  const taken = pauses
    .filter((pause) => pause.seat === seat)
    .reduce((sum, { from, until }) => sum + Math.max(0, until - from), 0);
  return Math.max(0, days * DAY - taken);
}

/** The pause that holds at a time for a seat, or for all with null; undefined: none does. */
export function pauseAt(pauses: readonly Pause[], seat: Seat | null, now: number): Pause | undefined {
  return pauses.find((pause) => pause.seat === seat && pause.from <= now && now < pause.until);
}
