/** Cities lie where the scenarios put them (S-CAPITALS-1, S-DELTA-1, S-STRIFE-1). */
const CITIES = {
  D5: 'city.memphis',
  H8: 'city.waset',
  C1: 'city.rosetta',
  I2: 'city.tanis',
  G3: 'city.bubastis',
  D8: 'city.henen-nesut',
} as const;

type CityKey = (typeof CITIES)[keyof typeof CITIES] | 'city.other';

/** The message with the name of the city on a space. */
export function cityKey(space: string): CityKey {
  const cities: Readonly<Record<string, CityKey>> = CITIES;
  return cities[space] ?? 'city.other';
}
