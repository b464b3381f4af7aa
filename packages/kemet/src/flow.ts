import type { Json, Option, Progress, Seat, Step } from '@ennead/kernel';
import type { KemetFact } from './facts.ts';
import type { DecisionKind } from './kinds.ts';
import type { KemetFrame, KemetState } from './state.ts';

export type KemetStep = Step<KemetState, KemetFrame, KemetFact>;
export type Log = KemetFact[] | null;

/** The procedures of the game. */
export type ProcedureName =
  | 'game'
  | 'setup-seat'
  | 'night'
  | 'vision'
  | 'reinforcements'
  | 'hand-of-god'
  | 'turn-order'
  | 'day'
  | 'turn'
  | 'raise'
  | 'buy'
  | 'creature-place'
  | 'give-up'
  | 'recruit'
  | 'move'
  | 'play'
  | 'fire-target'
  | 'enlistment'
  | 'attacks'
  | 'battle'
  | 'creature-home'
  | 'dusk';

/** Starts a procedure; it runs before the one that started it goes on. `n` is its own number. */
export function push(state: KemetState, procedure: ProcedureName, n = 0): void {
  state.frames.push({ procedure, at: 0, n });
}

/** A question that the engine answers itself if there is only one answer (K-DEC-40). */
export interface Question {
  readonly kind: DecisionKind;
  /** Who is asked; the active player unless told. */
  seat?(state: KemetState, frame: KemetFrame): Seat;
  /** May be a shared list: never changed by who gets it. */
  options(state: KemetState, frame: KemetFrame): readonly Option[];
  about?(state: KemetState, frame: KemetFrame): Json;
  take(state: KemetState, frame: KemetFrame, option: Option, log: Log): Progress;
}

export function question({ kind, seat: asks, options: listOf, about, take }: Question): KemetStep {
  return {
    run(state, frame, log) {
      const options = listOf(state, frame);
      return options.length === 1 ? take(state, frame, options[0] as Option, log) : 'ask';
    },
    decisions(state, frame) {
      const seat = asks === undefined ? state.active : asks(state, frame);
      const options = listOf(state, frame);
      return about === undefined
        ? [{ seat, kind, options }]
        : [{ seat, kind, options, about: about(state, frame) }];
    },
    answer: (state, frame, _seat, option, log) => take(state, frame, option, log),
  };
}
