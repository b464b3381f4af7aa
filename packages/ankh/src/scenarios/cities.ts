import { type Ground, groundOf, regionOfLand } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';

/** The region of a city under the present rivers and camels (S-CITY-7). */
export function regionOfCity(ground: Ground, city: number): number {
  return regionOfLand(ground, city);
}

/** True if the region holds a city; two count once (S-DELTA-5). */
export function holdsCity(state: AnkhState, region: number): boolean {
  const ground = groundOf(state);
  return ground.cities.some((city) => regionOfCity(ground, city) === region);
}
