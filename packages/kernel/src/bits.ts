/** Sets of small numbers, as the bits of one number: 0 to 31. */

/** How many are in a set. */
export function countOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest of a set that is not empty. */
export function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The one of a set that so many lower ones come before. */
export function memberAfter(set: number, before: number): number {
  let rest = set;
  for (let i = 0; i < before; i++) rest &= rest - 1;
  return lowestOf(rest);
}
