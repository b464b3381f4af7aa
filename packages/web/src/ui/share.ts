/**
 * `after`, but every part of it that is alike in `before` is that very part: what did not change stays the same
 * object, so that nothing that hangs on it is drawn again. For plain data.
 */
export function share<T>(before: unknown, after: T): T;
export function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isAlike = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = Array.isArray(after)
    ? ([] as object as Record<string, unknown>)
    : {};
  for (const key of keys) {
    shared[key] = share(before[key], after[key]);
    isAlike &&= Object.hasOwn(before, key) && Object.is(shared[key], before[key]);
  }
  return isAlike ? before : shared;
}

/** For `$derived.by`: makes a value again and again, each time sharing with the one before. */
export function shared<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = share(last, make());
    return last;
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}
