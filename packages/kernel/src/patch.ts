/**
 * What changed between two pieces of plain data, as plain data. For each key (or place of a list): `[value]` puts a value
 * there, `[]` takes the key away, and anything else is the patch of what stands there. A list that got longer or shorter
 * is put anew. A key that holds undefined counts as absent, as in JSON.
 */
export type Patch = { readonly [key: string]: readonly unknown[] | Patch };

/** The patch that makes `after` of `before`; undefined if they are alike. */
export function diff(before: object, after: object): Patch | undefined {
  const patch: Record<string, readonly unknown[] | Patch> = {};
  let isAlike = true;
  for (const [key, now] of Object.entries(after)) {
    const old: unknown = (before as Record<string, unknown>)[key];
    if (Object.is(old, now)) continue;
    const change = isNested(old, now) ? diff(old, now) : now === undefined ? undefined : [now];
    if (change === undefined) continue;
    patch[key] = change;
    isAlike = false;
  }
  if (!Array.isArray(before))
    for (const [key, old] of Object.entries(before)) {
      if (old === undefined || (after as Record<string, unknown>)[key] !== undefined) continue;
      patch[key] = [];
      isAlike = false;
    }
  return isAlike ? undefined : patch;
}

/** The data after a patch. What the patch does not touch is shared with the data before. */
export function patched<T extends object>(before: T, patch: Patch): T;
export function patched(before: object, patch: Patch): object {
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    // What is missing here was not shown to everybody: the rest of it comes with the view at the end.
    if (!isList(change)) after[key] = patched((after[key] ?? {}) as object, change);
    else if (change.length > 0) after[key] = change[0];
    else delete after[key];
  }
  return after;
}

function isNested(old: unknown, now: unknown): old is object {
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return false;
  if (!Array.isArray(old) || !Array.isArray(now)) return Array.isArray(old) === Array.isArray(now);
  return old.length === now.length;
}

function isList(change: readonly unknown[] | Patch): change is readonly unknown[] {
  return Array.isArray(change);
}
