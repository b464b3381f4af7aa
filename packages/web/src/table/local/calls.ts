import type { MatchRecord, Option, Result, Seat, Viewer } from '@ennead/kernel';
import type { NumberedFact, Snapshot } from '../snapshot.ts';
import type { Answer, PastStory, ReplayInfo, ReplayStep } from '../source.ts';
import type { LocalSeat } from './local-table.ts';

/** A new table on this device. */
export interface NewLocalTable {
  readonly id: string;
  readonly game: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: readonly LocalSeat[];
}

/** What the page may ask the engine in the worker: name to arguments and answer. */
export interface EngineCalls {
  start(table: NewLocalTable): Answer;
  resume(id: string): Answer;
  /** Begins in a position and keeps nothing: whoever is asked first is the person, the others are bots. */
  tryOut(game: string, position: unknown, name: string): Answer;
  /** Goes on where a record ends and keeps nothing. */
  tryRecord(record: MatchRecord, seats: readonly LocalSeat[]): Answer;
  /** A position as a spectator sees it. */
  peek(game: string, position: unknown): Result<Snapshot>;
  decide(seat: Seat, option: Option): Answer;
  undo(to: number): Answer;
  look(viewer: Viewer): Answer;
  history(): readonly NumberedFact[];
  story(from: number, to?: number): PastStory;
  record(): Result<MatchRecord>;
  /** Opens a table or a record for looking back; moves are no longer taken. */
  replay(from: { readonly id: string } | { readonly record: unknown }): Result<ReplayInfo>;
  at(number: number, viewer: Viewer): ReplayStep;
  facts(viewer: Viewer): readonly NumberedFact[];
}
