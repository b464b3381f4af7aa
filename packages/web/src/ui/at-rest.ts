/** What comes and goes faster than this need not be done each time. */
const REST_MS = 500;

export interface AtRest {
  /** Does this instead of whatever still waits. */
  want(run: () => void): void;
  /** Does now what still waits. */
  now(): void;
  /** The same, for the last time. */
  close(): void;
}

/**
 * For what costs the browser more than a move and is of use only once the moves have paused: the newest of it is done when nothing newer
 * has come for a while, or when the page is put away.
 */
export function atRest(): AtRest {
  let wanted: (() => void) | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** One timer for many: to set one for each costs as much as what is saved. */
  function wait(milliseconds: number): void {
    timer = setTimeout(() => {
      const left = since + REST_MS - performance.now();
      if (left > 0) wait(left);
      else finish();
    }, milliseconds);
  }
  function finish(): void {
    clearTimeout(timer);
    timer = undefined;
    const run = wanted;
    wanted = null;
    run?.();
  }
  const putAway = () => {
    if (document.visibilityState === 'hidden') finish();
  };
  document.addEventListener('visibilitychange', putAway);
  return {
    want(run) {
      wanted = run;
      since = performance.now();
      if (document.visibilityState === 'hidden') finish();
      else if (timer === undefined) wait(REST_MS);
    },
    now: finish,
    close() {
      document.removeEventListener('visibilitychange', putAway);
      finish();
    },
  };
}
