import { afterLayout } from './after-layout.ts';

/** A browser that paints nothing for so long, though it says that the page is seen, does not hold up a game. */
const AT_MOST_MS = 20_000;

/**
 * Runs something when what has changed is on the screen; at once where nothing is painted, and when a tab is put behind
 * others. Returns how to withdraw it.
 */
export function whenPainted(run: () => void): () => void {
  if (globalThis.document?.visibilityState !== 'visible') {
    run();
    return () => undefined;
  }
  const cancel = afterLayout(finish);
  const late = setTimeout(finish, AT_MOST_MS);
  document.addEventListener('visibilitychange', finish);
  function withdraw() {
    cancel();
    clearTimeout(late);
    document.removeEventListener('visibilitychange', finish);
  }
  function finish() {
    withdraw();
    run();
  }
  return withdraw;
}

/** Resolves when what has changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise(whenPainted);
}
