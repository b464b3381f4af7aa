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
  readonly sectors: readonly SectorData[];
  /** Pairs of sectors with a wall between them; the wall belongs to the city of the district. */
  readonly walls: readonly (readonly [string, string])[];
}

interface CityData {
  readonly city: string;
  readonly name: string;
  readonly districts: readonly [string, string, string];
  /** The desert in front of the city. */
  readonly front: string;
}

export interface SectorData {
  readonly id: string;
  readonly name: string;
  readonly kind: 'district' | 'desert' | 'temple' | 'sanctuary';
  readonly bank: 'west' | 'east' | 'delta';
  readonly obelisk: boolean;
  /** Prayer points a temple pays at the end of a day. */
  readonly prayer?: 2 | 3 | 5;
  readonly neighbours: readonly string[];
  readonly harbors: readonly string[];
  /** Where it is drawn, on a field of 1000 by 1000. */
  readonly x: number;
  readonly y: number;
}
