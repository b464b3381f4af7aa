import type { Tournament } from '@ennead/wire';
import { allPlayAll } from './all-play-all.ts';
import { type Draw, drawRound, type Entrant, type Met, type Sizes } from './pairing.ts';

/** All that the draw of a round depends on, as plain data. */
export interface DrawJob {
  readonly format: Tournament['format'];
  readonly entrants: readonly Entrant[];
  /** Who sat together in earlier rounds, a list for each table. */
  readonly tables: readonly (readonly string[])[];
  readonly sizes: Sizes;
  readonly seed: number;
  /** The round that was played last, and how many were agreed. */
  readonly round: number;
  readonly rounds: number;
}

/** The next round, null where there is none, and how many there will be. */
export interface Drawn {
  readonly draw: Draw | null;
  readonly rounds: number;
}

export function drawnFor({ format, entrants, tables, sizes, seed, round, rounds }: DrawJob): Drawn {
  const met = metAt(tables);
  if (format === 'all') {
    const byes = new Map(entrants.map((each) => [each.id, each.byes]));
    const people = entrants.map(({ id }) => id);
    const left = allPlayAll(people, sizes, seed + round, met, (person) => byes.get(person) ?? 0);
    return { draw: left[0] ?? null, rounds: round + left.length };
  }
  const drawn = drawRound(entrants, met, sizes, seed + round);
  return { draw: round < rounds && drawn.tables.length > 0 ? drawn : null, rounds };
}

function metAt(tables: DrawJob['tables']): Met {
  const counts = new Map<string, number>();
  const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const people of tables)
    for (const [at, one] of people.entries())
      for (const other of people.slice(at + 1)) {
        const pair = key(one, other);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
  return (a, b) => counts.get(key(a, b)) ?? 0;
}
