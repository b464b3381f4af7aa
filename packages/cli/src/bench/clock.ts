import { missing } from '@ennead/kernel';
/** How long measuring may take, in milliseconds. */
export interface Pace {
  readonly warmUp: number;
  /** Length of one repeat. */
  readonly repeat: number;
  readonly repeats: number;
}

/** A figure taken several times: the best of them, and the one in the middle. */
export interface Figure {
  readonly best: number;
  readonly median: number;
}

/**
 * Runs `work` for so many milliseconds; returns how often it ran and how many seconds of one core it took.
 * Processor time, not time on the wall: other work on the machine must not look like a slow engine.
 */
export function spin(
  work: () => void,
  milliseconds: number,
): { readonly runs: number; readonly seconds: number } {
  const before = processorSeconds();
  let look = performance.now() + milliseconds;
  for (let runs = 1; ; runs++) {
    work();
    if (performance.now() < look) continue;
    const seconds = processorSeconds() - before;
    if (seconds > 0 && seconds * 1000 >= milliseconds) return { runs, seconds };
    look = performance.now() + milliseconds - seconds * 1000;
  }
}

/** Of this thread alone. */
export function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Measures several times after a warm-up. `higher` says whether more is better. */
export function figure(measure: (milliseconds: number) => number, pace: Pace, higher: boolean): Figure {
  measure(pace.warmUp);
  const taken = Array.from({ length: pace.repeats }, () => measure(pace.repeat)).sort((a, b) => a - b);
  return {
    best: taken[higher ? taken.length - 1 : 0] ?? missing(),
    median: taken[taken.length >> 1] ?? missing(),
  };
}

/** What was made last: something made for nobody may not be made at all. */
const kept: { last?: unknown } = {};

/** Microseconds that one run of `work` takes; it runs `batch` times between two looks at the clock. */
export function microseconds(work: () => unknown, batch: number, pace: Pace): Figure {
  const many = () => {
    for (let i = 0; i < batch; i++) kept.last = work();
  };
  const measure = (milliseconds: number) => {
    const { runs, seconds } = spin(many, milliseconds);
    return (seconds * 1e6) / (runs * batch);
  };
  return figure(measure, pace, false);
}
