import { afterLayout } from './after-layout.ts';

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
  document.addEventListener('visibilitychange', finish);
  function withdraw() {
    cancel();
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
