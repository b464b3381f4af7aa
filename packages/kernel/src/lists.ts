/**
 * Lists of the same things by set, as bits of their places: up to 32 of them; `last` stands behind them in every list.
 * Each list is made anew. Looking for one that was made before takes longer: what was not used just now is far away in
 * memory.
 */
export function listsOf<T>(things: readonly T[], ...last: readonly T[]): (set: number) => readonly T[] {
  return (set) => {
    const list: T[] = [];
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const thing = things[31 - Math.clz32(rest & -rest)];
      if (thing !== undefined) list.push(thing);
    }
    for (const thing of last) list.push(thing);
    return list;
  };
}
