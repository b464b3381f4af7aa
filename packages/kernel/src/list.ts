/** Changes a number of a list and returns what it is now. */
export function add(list: number[], place: number, by: number): number {
  const now = (list[place] ?? missing()) + by;
  list[place] = now;
  return now;
}

/**
 * Stands for what cannot be absent, as in `list[place] ?? missing()`. Written out at every place: one function that
 * read any list would have V8 turn the lists of numbers it meets into lists of anything, for good.
 */
export function missing(): never {
  throw new Error('a list has no such place');
}
