import { type Answers, answersOf, missing } from '@ennead/kernel';
import { board2 } from '../data/board-2.ts';
import { board3 } from '../data/board-3.ts';
import { board4 } from '../data/board-4.ts';
import { board5 } from '../data/board-5.ts';
import type { BoardData, SectorData, SectorId } from '../data/board-data.ts';
import { WAYS } from '../pieces.ts';
import type { StepOption } from '../questions.ts';
import type { KemetState } from '../state.ts';

/** Districts of a city. */
export const DISTRICTS = 3;

/** A board as tables by sector number. Districts come first, those of seat 0 before those of seat 1. */
export interface Board {
  readonly data: BoardData;
  readonly sectors: readonly SectorData[];
  /** Names of the sectors, as they stand in options and facts. */
  readonly ids: readonly SectorId[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Number of sectors. */
  readonly size: number;
  /** Number of districts: a sector below it is a district. */
  readonly districts: number;
  readonly land: readonly (readonly number[])[];
  readonly harbors: readonly (readonly number[])[];
  /** Land and harbor together (K-BOARD-5). */
  readonly adjacent: readonly (readonly number[])[];
  readonly hasObelisk: readonly boolean[];
  readonly obelisks: readonly number[];
  readonly temples: readonly number[];
  /** Prayer of each temple, 0 elsewhere. */
  readonly templePrayer: readonly number[];
  readonly delta: number;
  /** -1 on boards without one. */
  readonly sanctuary: number;
  /** What a step option means: the number of the step. */
  readonly stepOf: ReadonlyMap<string, number>;
  /** The option of a step, by its number. */
  readonly stepOptions: readonly StepOption[];
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('a board names a sector it does not have');
  return item;
}

function compile(data: BoardData): Board {
  const districts = data.cities.flatMap(({ districts }) => districts);
  const byId = new Map(data.sectors.map((sector) => [sector.id, sector]));
  const others = data.sectors.filter(({ kind }) => kind !== 'district').map(({ id }) => id);
  const ids = [...districts, ...others];
  const sectors = ids.map((id) => found(byId.get(id)));
  const numberOf = new Map<string, number>(ids.map((id, index) => [id, index]));
  const numbers = (names: readonly string[]) => names.map((name) => found(numberOf.get(name)));
  const where = (test: (sector: SectorData) => boolean) =>
    sectors.flatMap((sector, index) => (test(sector) ? [index] : []));
  const land = sectors.map(({ neighbours }) => numbers(neighbours));
  const harbors = sectors.map(({ harbors }) => numbers(harbors));
  const stepOptions: StepOption[] = [];
  for (const [way, name] of WAYS.entries())
    for (const [to, id] of ids.entries()) stepOptions[stepBy(way, to)] = `${name}:${id}`;
  return {
    data,
    sectors,
    ids,
    numberOf,
    size: ids.length,
    districts: districts.length,
    land,
    harbors,
    adjacent: land.map((neighbours, index) => [...new Set([...neighbours, ...(harbors[index] ?? [])])]),
    hasObelisk: sectors.map(({ obelisk }) => obelisk),
    obelisks: where(({ obelisk }) => obelisk),
    temples: where(({ kind }) => kind === 'temple'),
    templePrayer: sectors.map(({ prayer }) => prayer ?? 0),
    delta: sectors.findIndex(({ prayer }) => prayer === 5),
    sanctuary: sectors.findIndex(({ kind }) => kind === 'sanctuary'),
    stepOf: new Map(Object.entries(stepOptions).map(([step, option]) => [option, Number(step)])),
    stepOptions,
  };
}

const BOARDS: readonly Board[] = [board2, board3, board4, board5].map(compile);

/** The board is chosen by player count (K-BOARD-1). */
export function boardFor(players: number): Board {
  // Asked at every turn: a read of its own is quicker than the accessor that all lists share.
  const board = BOARDS[players - 2];
  if (board === undefined) throw new Error(`there is no board for ${players}`);
  return board;
}

export function boardOf(state: KemetState): Board {
  return boardFor(state.setup.players);
}

export function districtNames({ ids, districts }: Board): readonly SectorId[] {
  return ids.slice(0, districts);
}

/** What is worked out once for each board. */
export function perBoard<T>(make: (board: Board) => T): (state: KemetState) => T {
  const made = BOARDS.map(make);
  return (state) => made[state.setup.players - 2] ?? missing();
}

/** The name of a sector, as it stands in options and facts. */
export function sectorName(state: KemetState, sector: number): SectorId {
  return boardOf(state).ids[sector] ?? missing();
}

/** Answers to a question for a sector, by its number. */
export const sectorAnswers = perBoard(({ ids }) => answersOf(ids));

/** The same with one more answer behind all sectors: its place is their number. */
export function sectorsOr<O extends string>(other: O): (state: KemetState) => Answers<SectorId | O> {
  return perBoard(({ ids }) => answersOf<SectorId | O>([...ids, other]));
}

/** The sector that an option names. */
export function sectorNamed(state: KemetState, name: SectorId): number {
  const sector = boardOf(state).numberOf.get(name);
  if (sector === undefined) throw new Error(`there is no sector ${name}`);
  return sector;
}

/** The number of a step by one of `WAYS` into a sector. */
export function stepBy(way: number, to: number): number {
  return way * 32 + to;
}

/** By which of `WAYS` a step goes, and into which sector. */
export function wayOfStep(step: number): number {
  return step >> 5;
}

export function targetOfStep(step: number): number {
  return step & 31;
}

/** The seat whose city a district belongs to. */
export function cityOf(district: number): number {
  return (district / DISTRICTS) | 0;
}
