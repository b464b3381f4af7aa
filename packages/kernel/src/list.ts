/**
 * The item at a place that must be there: an impossible place throws. Where it is asked at every step of every game,
 * `list[place] ?? missing()` is quicker, because each such place is compiled for the one list it reads.
 */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) missing();
  return item;
}

/** Changes a number of a list and returns what it is now. */
export function add(list: number[], place: number, by: number): number {
  const now = (list[place] ?? missing()) + by;
  list[place] = now;
  return now;
}

/** Stands for what cannot be absent. */
export function missing(): never {
  throw new Error('a list has no such place');
}
