/** The item at a place that must be there: an impossible place throws. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) missing(list, place);
  return item;
}

/** Changes a number of a list and returns what it is now. */
export function add(list: number[], place: number, by: number): number {
  const now = at(list, place) + by;
  list[place] = now;
  return now;
}

function missing(list: readonly unknown[], place: number): never {
  throw new Error(`there is no place ${place} in a list of ${list.length}`);
}
