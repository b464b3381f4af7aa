import { missing } from '@ennead/kernel';
/** One who takes part, as a draw sees them. */
export interface Entrant {
  readonly id: string;
  readonly score: number;
  /** Rounds without a table so far. */
  readonly byes: number;
}

/** What a draw knows of earlier rounds: how often two met. */
export type Met = (a: string, b: string) => number;

/** Tables of a round, each a list of people, and who has none this time. */
export interface Draw {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** How many may sit at a table. */
export interface Sizes {
  readonly least: number;
  readonly most: number;
  readonly wanted: number;
}

/** How many sit at the tables of a round: as close to the wanted number as can be, none smaller or larger than allowed. */
export function tableSizes(
  people: number,
  { least, most, wanted }: Sizes,
): { readonly sizes: readonly number[]; readonly byes: number } {
  for (let byes = 0; byes <= people - least; byes++) {
    const seated = people - byes;
    const counts = [];
    for (let tables = Math.ceil(seated / most); tables <= Math.floor(seated / least); tables++)
      counts.push(tables);
    const [best] = counts.sort(
      (a, b) => Math.abs(seated / a - wanted) - Math.abs(seated / b - wanted) || a - b,
    );
    if (best === undefined) continue;
    const small = Math.floor(seated / best);
    const large = seated % best;
    return { sizes: Array.from({ length: best }, (_, at) => small + (at < large ? 1 : 0)), byes };
  }
  return { sizes: [], byes: people };
}

/** Seeded chance: the same draw for the same seed. */
type Chance = () => number;

function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [copy[at], copy[other]] = [copy[other] ?? missing(), copy[at] ?? missing()];
  }
  return copy;
}

/** How often the search begins anew where nothing else is said, and how many rounds of swaps it makes each time. */
const STARTS = 12;
const SWEEPS = 40;

/**
 * A round of tables drawn by score, as clubs do it: nobody meets again whom they have met while that can be helped, and
 * those of like score sit together. Who has no table is of the lowest scores among those with the fewest byes.
 */
export function drawRound(
  entrants: readonly Entrant[],
  met: Met,
  sizes: Sizes,
  seed: number,
  starts = STARTS,
): Draw {
  const chance = chanceOf(seed);
  const plan = tableSizes(entrants.length, sizes);
  const order = shuffled(entrants, chance).sort((a, b) => b.score - a.score);
  const rested = [...order]
    .reverse()
    .sort((a, b) => a.byes - b.byes)
    .slice(0, plan.byes)
    .map(({ id }) => id);
  const seated = order.filter(({ id }) => !rested.includes(id));
  let best: Entrant[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < starts && least > 0; start++) {
    const from = start === 0 ? seated : shuffled(seated, chance);
    const tables = cut(from, shuffled(plan.sizes, chance));
    const cost = improve(tables, met);
    if (cost < least) [best, least] = [tables, cost];
  }
  const byScore = best.sort((a, b) => mean(b) - mean(a));
  return { tables: byScore.map((table) => shuffled(table, chance).map(({ id }) => id)), byes: rested };
}

function cut(list: readonly Entrant[], sizes: readonly number[]): Entrant[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return list.slice(from - size, from);
  });
}

function mean(table: readonly Entrant[]): number {
  return table.reduce((sum, { score }) => sum + score, 0) / table.length;
}

/** Meeting again weighs more than any difference of scores. */
const AGAIN = 1e6;

function costOf(table: readonly Entrant[], met: Met): number {
  let cost = 0;
  for (const [at, one] of table.entries())
    for (const other of table.slice(at + 1))
      cost += AGAIN * met(one.id, other.id) ** 2 + (one.score - other.score) ** 2;
  return cost;
}

/** Swaps people between tables as long as that makes it better. */
function improve(tables: Entrant[][], met: Met): number {
  const costs = tables.map((table) => costOf(table, met));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let better = false;
    for (let one = 0; one < tables.length; one++)
      for (let other = one + 1; other < tables.length; other++)
        better = swapBetween(tables, costs, one, other, met) || better;
    if (!better) break;
  }
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function swapBetween(tables: Entrant[][], costs: number[], one: number, other: number, met: Met): boolean {
  const [a, b] = [tables[one] ?? missing(), tables[other] ?? missing()];
  let better = false;
  for (const i of a.keys())
    for (const j of b.keys()) {
      const swap = () => {
        [a[i], b[j]] = [b[j] ?? missing(), a[i] ?? missing()];
      };
      swap();
      const [left, right] = [costOf(a, met), costOf(b, met)];
      if (left + right < (costs[one] ?? 0) + (costs[other] ?? 0) - 1e-9) {
        [costs[one], costs[other]] = [left, right];
        better = true;
      } else swap();
    }
  return better;
}
