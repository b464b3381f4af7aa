interface Sample {
  readonly trip: number;
  /** The database's time less the time this process counts from its start. */
  readonly offset: number;
}

const KEPT = 16;
/** What the way to the database and back cannot explain is a clock that was set. */
const TOLERANCE = 50;

/**
 * The time of the database, between two looks at it told by a clock that cannot be set. All processes on one database
 * agree about it, however wrong the clocks of their machines are.
 */
export function databaseTime() {
  const samples: Sample[] = [];
  let best: Sample = { trip: Number.POSITIVE_INFINITY, offset: performance.timeOrigin };

  return {
    now: () => Math.round(performance.now() + best.offset),
    /** Asked at `sent`, by this process's count, the database said `time`. */
    told(time: number, sent: number): void {
      const trip = performance.now() - sent;
      const sample = { trip, offset: time + trip / 2 - performance.now() };
      const explained = (trip + best.trip) / 2 + TOLERANCE;
      if (Math.abs(sample.offset - best.offset) > explained) samples.length = 0;
      samples.push(sample);
      if (samples.length > KEPT) samples.shift();
      best = samples.reduce((one, other) => (other.trip < one.trip ? other : one));
    },
  };
}
