import { type AnkhFact, spaceNamed } from '@ennead/ankh/tables';
import type { Trip } from './piece-list.ts';

/** Who went from where to where, in order, as the facts tell it. */
export function tripsOf(facts: readonly AnkhFact[]): Trip[] {
  const trips: Trip[] = [];
  for (const fact of facts) {
    const moved =
      fact.type === 'figure-moved' ||
      fact.type === 'figure-pushed' ||
      fact.type === 'figure-relocated' ||
      fact.type === 'pharaoh-moved';
    if (moved) trips.push({ from: spaceNamed(fact.from), to: spaceNamed(fact.space) });
  }
  return trips;
}
