/** What the main thread of a page did for one thing that happened, in milliseconds of processor time. */
export interface Work {
  /** Running script, garbage collection included, without the layouts it asked for. */
  readonly script: number;
  /** Style and layout that script asked for before it could go on. */
  readonly forced: number;
  /** Style, layout and paint afterwards. */
  readonly rendering: number;
}

interface Event {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread: other work on the machine must not look like a slow page. */
  readonly tdur?: number;
}

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
];
/** What it takes to tell tasks and frames. */
export const TAP_CATEGORIES = CATEGORIES.slice(0, -1);

const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HandlePostMessage',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);
const RENDERING = new Set([
  'Commit',
  'HitTest',
  'Layerize',
  'Layout',
  'Paint',
  'PrePaint',
  'UpdateLayoutTree',
]);

/** A mark that whoever measures sets when they look at the page: the script it stands in is theirs, and does not count. */
export const OWN = 'own';

/** The work from each mark of this name on until the next mark of any name; a task belongs to the mark it sets. */
export function workAfter(trace: Buffer, name: string, marks: ReadonlySet<string>): Work[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Event[] };
  const one = traceEvents.find((event) => marks.has(event.name));
  const events = traceEvents
    .filter(({ pid, tid }) => pid === one?.pid && tid === one.tid)
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const set = events.filter((event) => marks.has(event.name));
  const works = set.map(() => ({ script: 0, forced: 0, rendering: 0 }));
  const own = events.filter((event) => event.name === OWN).map(({ ts }) => ts);
  let ownPassed = 0;
  let ownEnd = 0;
  let at = -1;
  let scriptEnd = 0;
  let renderingEnd = 0;
  for (const event of events) {
    if (event.name === 'RunTask')
      while ((set[at + 1]?.ts ?? Number.POSITIVE_INFINITY) <= endOf(event)) at += 1;
    const work = works[at];
    if (work === undefined) continue;
    const milliseconds = (event.tdur ?? 0) / 1000;
    if (SCRIPT.has(event.name) && event.ts >= scriptEnd) {
      scriptEnd = endOf(event);
      while ((own[ownPassed] ?? Number.POSITIVE_INFINITY) < event.ts) ownPassed += 1;
      if ((own[ownPassed] ?? Number.POSITIVE_INFINITY) <= scriptEnd) ownEnd = scriptEnd;
      else work.script += milliseconds;
    } else if (RENDERING.has(event.name) && event.ts >= Math.max(renderingEnd, ownEnd)) {
      renderingEnd = endOf(event);
      if (event.ts < scriptEnd) {
        work.forced += milliseconds;
        work.script -= milliseconds;
      } else work.rendering += milliseconds;
    }
  }
  return works.filter((_, mark) => set[mark]?.name === name);
}

/**
 * Milliseconds of processor time from each mark of this name to the first frame after it: all that the main thread does in
 * between, whatever it is.
 */
export function workToPaint(trace: Buffer, name: string): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Event[] };
  const marks = traceEvents.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const [one] = marks;
  const events = traceEvents
    .filter(({ pid, tid }) => pid === one?.pid && tid === one.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = events.filter((event) => event.name === 'RunTask');
  const frames = events.filter((event) => event.name === 'Commit');
  return marks.map((mark) => {
    const frame = frames.find(({ ts }) => ts > mark.ts);
    const end = frame === undefined ? mark.ts : endOf(frame);
    const done = tasks.filter((task) => endOf(task) > mark.ts && task.ts < end);
    return done.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function endOf({ ts, dur = 0 }: Event): number {
  return ts + dur;
}
