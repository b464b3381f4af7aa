import { type Fact, type Option, ok, type Result, type Seat, type Stop, storedSetup } from '@ennead/kernel';
import * as table from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';
import type { MoveRow } from '../storage/sql.ts';
import { rowOf } from './rows.ts';

/** What a seat proposes to the one it decides with, at a moment of the game. */
export interface Proposal {
  readonly moment: number;
  readonly option: Option;
}

/** A game of a table of this server, in memory. */
export interface Play extends table.Play {
  readonly table: string;
  /** By seat: what it proposes to the one it decides with. Lost with the memory of the process: it is talk, not play. */
  readonly proposals: Map<Seat, Proposal>;
  /** The game as it stood some moves ago, for spectators who may not see more. */
  readonly isBehind?: boolean;
}

/** The game of a table at its start; `log` gets what happens before the first decision. */
export function beginPlay(game: AnyGame, info: TableInfo, seed: string, log?: Fact[]): Play {
  const { id, rules, clock, started } = info;
  const setup = storedSetup(game, info.setup, rules);
  if (!setup.ok) throw new Refused(setup.problem.code, setup.problem.message);
  const play = table.openPlay(game, { setup: setup.value, seed, rules, clock, at: started ?? 0, log });
  return { ...play, table: id, proposals: new Map() };
}

/** A decision taken in memory, and the row to be written for it. */
export interface Prepared {
  readonly row: MoveRow;
  /** The same row before it was put into columns. */
  readonly written: table.Written;
  readonly facts: readonly Fact[];
  /** The states on the way, for those who are told step by step. */
  readonly stops: readonly Stop[];
}

/** When something is done, and what a repetition of it is known by. */
interface Doing {
  readonly at: number;
  readonly call: string | null;
}

/** Takes a decision. The match has moved on; nobody may see it before it is committed. */
export function prepareMove(play: Play, seat: Seat, option: Option, { at, call }: Doing): Result<Prepared> {
  const taken = table.prepareMove(play, seat, option, at);
  if (!taken.ok) return taken;
  const { row: written, facts, stops } = taken.value;
  return ok({ row: rowOf(play, written, call), written, facts, stops });
}

/** The row that takes the game back to where `keep` moves stood. */
export function undoRow(play: Play, seat: Seat, keep: number, { at, call }: Doing): MoveRow {
  return rowOf(play, table.prepareUndo(play, seat, keep, at), call);
}
