import type { Fleet } from './fleet.ts';

/** Something that goes wrong. Resolves when it is over. */
export interface Fault {
  readonly name: string;
  happen(): Promise<void>;
}

/** One move as it is found in the end. */
export interface KeptMove {
  readonly table_id: string;
  readonly number: number;
  readonly option: string;
  readonly call: string | null;
  readonly at: number;
}

/** A server with its storage, and what can be done to them. */
export interface World {
  readonly fleet: Fleet;
  readonly faults: readonly Fault[];
  /** What cannot be tried on this machine. */
  readonly untried: readonly string[];
  /** Resolves when the storage answers. */
  answers(): Promise<void>;
  /** How many rows of these tables are kept so far, while processes run. Fails where the storage does not answer. */
  kept(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Connections to the storage beyond those that there should be. */
  leftOver(): Promise<number>;
  /** Every move that was kept, by table and number. To be asked when all processes have ended. */
  moves(): Promise<KeptMove[]>;
  remove(): Promise<void>;
}

/** Rows have numbers without a gap, so the highest says how many there are. */
export const keptOf = (tables: readonly string[]) =>
  `SELECT table_id, MAX(number) AS kept FROM moves
   WHERE table_id IN (${tables.map((id) => `'${id}'`).join(', ')}) GROUP BY table_id`;

export interface KeptRows {
  readonly table_id: string;
  readonly kept: number | string;
}

export const byTable = (rows: readonly KeptRows[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ table_id, kept }) => [table_id, Number(kept)]));

export const MOVES = 'SELECT table_id, number, option, call, at FROM moves ORDER BY table_id, number';
