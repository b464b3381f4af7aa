import { missing, placesOf, type Results } from '@ennead/kernel';
import { boardOf } from '../board/board.ts';
import { standing } from '../dusk/ending.ts';
import type { KemetFact } from '../facts.ts';
import { temporaryPoints, totalPoints } from '../points.ts';
import type { KemetSetup } from '../setup/options.ts';
import type { KemetState } from '../state.ts';
import { pointSource } from './point-sources.ts';

/** How a game came out: in the order that decides about winning (K-END-2, K-END-3), nobody shares a place. */
export function results(state: KemetState, facts: readonly KemetFact[]): Results {
  const places = placesOf(standing(state).map((seat) => [seat]));
  const sources = state.order.map((_, seat): Record<string, number> => {
    const temporary = temporaryPoints(state, seat);
    return temporary === 0 ? {} : { temporary };
  });
  for (const fact of facts) {
    if (fact.type !== 'point') continue;
    const own = sources[fact.seat] ?? missing();
    const source = pointSource(fact.source);
    own[source] = (own[source] ?? 0) + 1;
  }
  const { cities } = boardOf(state).data;
  return {
    variant: state.setup.beginner ? 'beginner' : state.setup.length,
    seats: sources.map((own, seat) => ({
      place: places[seat] ?? missing(),
      points: totalPoints(state, seat),
      as: cityName(cities[seat]?.name ?? missing()),
      sources: own,
    })),
  };
}

/** 'South-Western City' is the city south-western. */
function cityName(name: string): string {
  return name.toLowerCase().replace(/ city$/, '');
}

/** No end that a harness asked for. */
export function isUsual({ roundLimit }: KemetSetup): boolean {
  return roundLimit === 0;
}
