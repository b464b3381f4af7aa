/** Where each group of numbers begins in a block of inputs, and how long the block is. */
export interface Layout<Group extends string> {
  readonly at: Readonly<Record<Group, number>>;
  readonly size: number;
  /** The name of each number: its group and its place there. */
  readonly names: readonly string[];
}

/** Lays groups of numbers out one after another; given are their lengths, or the names of their places. */
export function layoutOf<Group extends string>(
  groups: Readonly<Record<Group, number | readonly string[]>>,
): Layout<Group> {
  const at: Partial<Record<Group, number>> = {};
  const names: string[] = [];
  for (const group of Object.keys(groups) as Group[]) {
    at[group] = names.length;
    const places: number | readonly string[] = groups[group];
    if (typeof places === 'number')
      for (let i = 0; i < places; i++) names.push(places === 1 ? group : `${group} ${i}`);
    else for (const place of places) names.push(`${group} ${place}`);
  }
  return { at: at as Record<Group, number>, size: names.length, names };
}

/** Marks every step that a number has reached, so that each may count differently. */
export function mark(into: Int16Array, at: number, steps: readonly number[], value: number): void {
  for (let i = 0; i < steps.length; i++) if (value >= (steps[i] as number)) into[at + i] = 1;
}
