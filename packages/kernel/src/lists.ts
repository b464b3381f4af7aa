import { missing } from './list.ts';

/** So many lists of the same things are kept at most: two that share a place take turns. */
const PLACES_AS_BITS = 10;
/** Spreads sets over the places: 2 ** 32 by the golden ratio. */
const SPREAD = 0x9e3779b1;

/**
 * Lists of the same things by set, as bits of their places: up to 32 of them; `last` stands behind them in every list.
 * Lists are kept and shared by all who ask for them, so nobody may change one.
 */
export function listsOf<T>(things: readonly T[], ...last: readonly T[]): (set: number) => readonly T[] {
  const places = Math.min(PLACES_AS_BITS, things.length + 1);
  const shift = 32 - places;
  const sets = new Int32Array(2 ** places);
  const lists: (readonly T[])[] = Array.from(sets, () => [...last]);
  return (set) => {
    const place = Math.imul(set, SPREAD) >>> shift;
    if (sets[place] !== set) {
      sets[place] = set;
      lists[place] = [...things.filter((_, thing) => ((set >> thing) & 1) === 1), ...last];
    }
    return lists[place] ?? missing();
  };
}
