/**
 * `after`, but every part of it that is alike in `before` is that very part: what did not change stays the same
 * object, so that nothing that hangs on it is drawn again. For plain data.
 */
export function share<T>(before: unknown, after: T): T;
export function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  return Array.isArray(before) || Array.isArray(after) ? after : sharedRecord(before, after);
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isAlike = before.length === after.length;
  let copy: unknown[] | null = null;
  // Every view is compared with the one before: entries would be made anew for each number in it.
  for (let at = 0; at < after.length; at++) {
    const part = share(before[at], after[at]);
    isAlike &&= Object.is(part, before[at]);
    if (Object.is(part, after[at])) continue;
    copy ??= [...after];
    copy[at] = part;
  }
  return isAlike ? before : (copy ?? after);
}

function sharedRecord(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after);
  let isAlike = keys.length === Object.keys(before).length;
  let copy: Record<string, unknown> | null = null;
  for (const key of keys) {
    const part = share(before[key], after[key]);
    isAlike &&= Object.hasOwn(before, key) && Object.is(part, before[key]);
    if (Object.is(part, after[key])) continue;
    copy ??= { ...after };
    copy[key] = part;
  }
  return isAlike ? before : (copy ?? after);
}

/** For `$derived.by`: makes a value again and again, each time sharing with the one before. */
export function shared<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = share(last, make());
    return last;
  };
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
}
