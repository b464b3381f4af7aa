/** A view as its viewer was last told. Views share nothing that changes, so they can be kept and compared. */
export type View = Record<string, unknown>;

/**
 * Brings a kept view up to date. Returns the JSON of what changed, by top-level key, and the names of what is gone: the
 * rest need not be sent again. Only what changed is put in its place, so that of the new view little is kept for long.
 */
export function updateView(kept: View, now: Readonly<View>): { changed: string; removed: string[] } {
  let changed = '{';
  for (const key in now) {
    const value = now[key];
    if (value === undefined || isSame(kept[key], value)) continue;
    kept[key] = value;
    changed += `${changed.length > 1 ? ',' : ''}${quoted(key)}:${JSON.stringify(value)}`;
  }
  const removed: string[] = [];
  for (const key in kept) {
    if (kept[key] === undefined || now[key] !== undefined) continue;
    kept[key] = undefined;
    removed.push(key);
  }
  return { changed: `${changed}}`, removed };
}

const QUOTED = new Map<string, string>();

function quoted(key: string): string {
  let text = QUOTED.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    QUOTED.set(key, text);
  }
  return text;
}

/** Whether two pieces of plain data are equal. Comparing costs a fraction of writing both as text. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b);
  return !Array.isArray(b) && isSameRecord(a as View, b as View);
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const one = a[i];
    if (one !== b[i] && (typeof one !== 'object' || !isSame(one, b[i]))) return false;
  }
  return true;
}

/** Two records made by the same code have the same keys in the same order. */
function isSameRecord(a: View, b: View): boolean {
  const keys = Object.keys(a);
  if (areSame(keys, Object.keys(b))) return areSame(Object.values(a), Object.values(b));
  for (const key of keys) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}
