import { missing } from '@ennead/kernel';
/** Where each group of numbers begins in a block of inputs, and how long the block is. */
export interface Layout<Group extends string> {
  readonly at: Readonly<Record<Group, number>>;
  /** The name of each number: its group and its place there. */
  readonly names: readonly string[];
  /** Stairs: groups of which only the highest step reached is marked, as pairs of the first place and the one after the last. */
  readonly stairs: readonly (readonly [from: number, to: number])[];
}

/** The steps of a number: the lowest number that reaches each. */
export interface Stair {
  readonly steps: readonly number[];
}

/** Lays groups of numbers out one after another; given are how many, the names of their places, or steps. */
export function layoutOf<Group extends string>(
  groups: Readonly<Record<Group, number | readonly string[] | Stair>>,
): Layout<Group> {
  const at: Partial<Record<Group, number>> = {};
  const names: string[] = [];
  const stairs: (readonly [number, number])[] = [];
  for (const group of Object.keys(groups) as Group[]) {
    const from = names.length;
    at[group] = from;
    const places: number | readonly string[] | Stair = groups[group];
    if (typeof places === 'number')
      for (let i = 0; i < places; i++) names.push(places === 1 ? group : `${group} ${i}`);
    else if ('steps' in places) {
      for (const step of places.steps) names.push(`${group} ${step}`);
      stairs.push([from, names.length]);
    } else for (const place of places) names.push(`${group} ${place}`);
  }
  return { at: at as Record<Group, number>, names, stairs };
}

/** Marks the highest step that a number has reached. */
export function mark(into: Int16Array, at: number, { steps }: Stair, value: number): void {
  let reached = -1;
  while (reached + 1 < steps.length && value >= (steps[reached + 1] ?? missing())) reached += 1;
  if (reached >= 0) into[at + reached] = 1;
}
