/** Calls when the page has nothing better to do, and returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(asked);
}
