import { missing } from '@ennead/kernel';

type CityId = 'c1' | 'c2' | 'c3' | 'c4' | 'c5';
type DistrictId = `${CityId}-${'a' | 'b' | 'c'}`;
type Desert =
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5'
  | 'd-12'
  | 'd-23'
  | 'd-34'
  | 'd-45'
  | 'bank-w'
  | 'bank-e'
  | 'delta';
type Temple = 't-west' | 't-east' | 't-bank-w' | 't-bank-e' | 't-delta';

/** The sectors of all boards, as they are named in options, facts and positions. */
export type SectorId = DistrictId | Desert | Temple | 'sanctuary';

/** A board as data: sectors by id, with their land neighbours and harbor links (K-BOARD-1 to K-BOARD-9). */
export interface BoardData {
  readonly id: string;
  readonly players: number;
  /** Which side of the printed board. */
  readonly side: '2/4' | '3/5';
  /** Whether the graph is known from sources or was made to fit them. */
  readonly status: 'sourced' | 'reconstructed';
  /** By seat. */
  readonly cities: readonly CityData[];
  /** Districts first, city by city. */
  readonly sectors: readonly SectorData[];
  /** Pairs of sectors with a wall between them; the wall belongs to the city of the district. */
  readonly walls: readonly (readonly [SectorId, SectorId])[];
}

export interface CityData {
  readonly city: CityId;
  readonly name: string;
  readonly districts: readonly [DistrictId, DistrictId, DistrictId];
  /** The desert in front of the city. */
  readonly front: SectorId;
}

export interface SectorData {
  readonly id: SectorId;
  readonly name: string;
  readonly kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  readonly bank: 'west' | 'east' | 'delta';
  readonly obelisk: boolean;
  /** Prayer points a temple pays at the end of a day. */
  readonly prayer?: 2 | 3 | 5;
  readonly neighbours: readonly SectorId[];
  readonly harbors: readonly SectorId[];
  /** Where it is drawn, on a field of 1000 by 1000. */
  readonly x: number;
  readonly y: number;
}

/** A board as it is written down: a city is one line, the other sectors name their neighbours outside cities. */
interface BoardPlan extends Omit<BoardData, 'cities' | 'walls'> {
  readonly cities: readonly CityPlan[];
}

interface CityPlan {
  readonly city: CityId;
  readonly name: string;
  readonly bank: 'west' | 'east';
  readonly front: SectorId;
  /** Where its three districts are drawn. */
  readonly at: readonly (readonly [x: number, y: number])[];
}

/** Three districts in every city, each next to the others and to the desert in front, with walls between (K-BOARD-4). */
export function drawBoard({ cities, sectors, ...plan }: BoardPlan): BoardData {
  const districts = cities.flatMap(districtsOf);
  return {
    ...plan,
    cities: cities.map(({ city, name, front }) => ({ city, name, front, districts: districtNames(city) })),
    sectors: [...districts, ...sectors.map((sector) => ({ ...sector, neighbours: beside(sector, cities) }))],
    walls: districts.flatMap(({ id, neighbours }) =>
      neighbours.filter((other) => !other.startsWith('c') || other > id).map((other) => [id, other] as const),
    ),
  };
}

function districtNames(city: CityId): [DistrictId, DistrictId, DistrictId] {
  return [`${city}-a`, `${city}-b`, `${city}-c`];
}

function districtsOf({ city, name, bank, front, at }: CityPlan): SectorData[] {
  const names = districtNames(city);
  return names.map((id, index) => {
    const [x, y] = at[index] ?? missing();
    return {
      id,
      name: `${name}, district ${'ABC'[index]}`,
      kind: 'district',
      bank,
      obelisk: false,
      neighbours: [...names.filter((other) => other !== id), front],
      harbors: [],
      x,
      y,
    };
  });
}

/** Land neighbours in the order of their names; those in front of a city have its districts too. */
function beside({ id, neighbours }: SectorData, cities: readonly CityPlan[]): SectorId[] {
  const city = cities.find(({ front }) => front === id);
  return [...neighbours, ...(city === undefined ? [] : districtNames(city.city))].sort();
}
