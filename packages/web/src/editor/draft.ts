import { findSpace, type Ground, type Layout, regionOfLand } from '@ennead/ankh/tables';

/** By region: the first number the layout gives it, 0 for none. */
export function conflictOfLayout({ conflictOrder }: Layout, ground: Ground): number[] {
  const numbers: number[] = ground.lands.map(() => 0);
  for (const [name, number] of Object.entries(conflictOrder)) {
    const space = findSpace(name);
    const region = space === undefined ? -1 : regionOfLand(ground, space);
    if (numbers[region] === 0) numbers[region] = number;
  }
  return numbers;
}
