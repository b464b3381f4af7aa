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
  /** Connections to the storage beyond those that there should be. */
  leftOver(): Promise<number>;
  /** Every move that was kept, by table and number. To be asked when all processes have ended. */
  moves(): Promise<KeptMove[]>;
  remove(): Promise<void>;
}

export const MOVES = 'SELECT table_id, number, option, call, at FROM moves ORDER BY table_id, number';
