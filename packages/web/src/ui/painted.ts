/** A browser that paints nothing for so long, though it says that the page is seen, does not hold up a game. */
const AT_MOST_MS = 20_000;

/** What waits for the same frame, together: nearly every move has several that do. */
interface Waiting {
  readonly runs: Set<() => void>;
  /** In milliseconds of the page. */
  readonly since: number;
  frame: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Those who wait for the next frame; one that comes later joins them. */
let next: Waiting | null = null;
/** All that wait, also for a frame that is being painted. */
const open = new Set<Waiting>();
let isGuarded = false;
/** Where it is heard that the page is put away: to listen anew with every move takes longer than to wait. */
let heardAt: Document | null = null;

/**
 * Runs something when what has changed is on the screen; at once where nothing is painted, and when a tab is put behind
 * others. Returns how to withdraw it.
 */
export function whenPainted(run: () => void): () => void {
  if (globalThis.document?.visibilityState !== 'visible') {
    run();
    return () => undefined;
  }
  const { runs } = next ?? waitForFrame();
  const once = () => run();
  runs.add(once);
  return () => runs.delete(once);
}

function waitForFrame(): Waiting {
  if (heardAt !== document) {
    heardAt = document;
    document.addEventListener('visibilitychange', () => [...open].forEach(finish));
  }
  const waiting: Waiting = { runs: new Set(), since: performance.now(), frame: 0, timer: undefined };
  waiting.frame = requestAnimationFrame(() => {
    // What changes from here on is in no sight yet.
    if (next === waiting) next = null;
    waiting.timer = setTimeout(runAll, 0, waiting);
  });
  next = waiting;
  open.add(waiting);
  if (!isGuarded) guardFor(AT_MOST_MS);
  return waiting;
}

/** Ends what has waited for too long; one timer sees to all. */
function guardFor(milliseconds: number): void {
  isGuarded = true;
  setTimeout(() => {
    isGuarded = false;
    const now = performance.now();
    for (const waiting of open) if (now - waiting.since >= AT_MOST_MS) finish(waiting);
    const [oldest] = open;
    if (oldest && !isGuarded) guardFor(oldest.since + AT_MOST_MS - now);
  }, milliseconds);
}

function finish(waiting: Waiting): void {
  if (next === waiting) next = null;
  cancelAnimationFrame(waiting.frame);
  clearTimeout(waiting.timer);
  runAll(waiting);
}

function runAll(waiting: Waiting): void {
  open.delete(waiting);
  for (const run of waiting.runs) runAlone(run);
}

/** What fails stops none of those who wait with it. */
function runAlone(run: () => void): void {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

/** Resolves when what has changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise(whenPainted);
}
