import type { CurvePoint, ReviewedMove, TurningPoint } from '@ennead/bots';
import type { BaseState, Decision, MatchRecord, Result } from '@ennead/kernel';

/** A reviewed answer; where something was given away, with what the seat saw and was asked. */
export interface ToldMove extends ReviewedMove {
  readonly asked?: { readonly view: BaseState; readonly decision: Decision };
}

export interface OpenedReview {
  /** The moves that were a choice. */
  readonly choices: readonly number[];
  readonly length: number;
  /** moments[m]: how many moves stand at moment m of the replay. */
  readonly moments: readonly number[];
}

/** The chances of all seats at the ends of turns, and where they changed most. */
export interface Curve {
  readonly points: readonly CurvePoint[];
  readonly turning: readonly TurningPoint[];
}

/** What the page may ask the reviewer in the worker. */
export interface ReviewCalls {
  open(record: MatchRecord): Result<OpenedReview>;
  /** What a bot thinks of the answer after so many moves, playing out so many worlds. */
  judge(move: number, nodes: number): ToldMove;
  curve(): Curve;
}
