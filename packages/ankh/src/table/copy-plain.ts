/** A full copy of plain data. For the small states of modules; the state of the game itself is copied by hand. */
export function copyPlain<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) copy[key] = copyPlain(value);
  return copy as T;
}
