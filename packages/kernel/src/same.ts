/** Whether two pieces of plain data are equal; what is undefined counts as absent. A fraction of the cost of writing both as text. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSame(a, b);
  return !Array.isArray(b) && isSameRecord(a as Data, b as Data);
}

type Data = Readonly<Record<string, unknown>>;

/**
 * One loop for lists of every kind. One of its own for lists of numbers sent V8 round in circles: it compiled that loop
 * thousands of times, each time for lists that the next call did not bring, and a move cost three times as much.
 */
function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}

export function areSameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Two records made by the same code have the same keys in the same order. */
function isSameRecord(a: Data, b: Data): boolean {
  const keys = Object.keys(a);
  if (areSameNames(keys, Object.keys(b))) return areSameParts(Object.values(a), Object.values(b));
  for (const key of keys) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}

function areSameParts(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
  return true;
}
