/** Changes a number of a list and returns what it is now. */
export function add(list: number[], place: number, by: number): number {
  const now = (list[place] ?? missing()) + by;
  list[place] = now;
  return now;
}

/** A copy of a list with another number at one place, for lists that copies of a state share: they are replaced, never changed. */
export function changed(list: readonly number[], place: number, to: number): number[] {
  const copy = list.slice();
  copy[place] = to;
  return copy;
}

/** The same with a number added to the one at that place. */
export function changedBy(list: readonly number[], place: number, by: number): number[] {
  const copy = list.slice();
  copy[place] = (copy[place] ?? missing()) + by;
  return copy;
}

/** A copy of a list; the one made before, where it is still the same. Readonly lists are shared as they are and need none. */
export function copySince<L extends number[]>(list: L, before: L): L {
  if (list.length !== before.length) return list.slice() as L;
  for (let i = 0; i < list.length; i++) if (list[i] !== before[i]) return list.slice() as L;
  return before;
}

/** Empties a list of numbers. Unlike `length = 0` it keeps the room for what comes next and needs no help of V8's runtime. */
export function clear(list: number[]): void {
  while (list.length > 0) list.pop();
}

/**
 * Stands for what cannot be absent, as in `list[place] ?? missing()`. Written out at every place: one function that
 * read any list would have V8 turn the lists of numbers it meets into lists of anything, for good.
 */
export function missing(): never {
  throw new Error('a list has no such place');
}
