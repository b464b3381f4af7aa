import type { Decision, Game, Option } from '../game.ts';
import { toyGame } from './toy-game.ts';
import type { ToyFact } from './toy-procedures.ts';
import type { ToySetup, ToyState } from './toy-state.ts';

export type Toy = Game<ToyState, ToySetup, ToyFact>;

const { decisions, apply, view } = toyGame;

/** The toy game with every decision rewritten. */
export function asking(rewrite: (decision: Decision) => Decision): Partial<Toy> {
  return { decisions: (state) => decisions(state).map(rewrite) };
}

/** The toy game with every fact rewritten. */
export function telling(rewrite: (fact: ToyFact, state: ToyState) => ToyFact): Partial<Toy> {
  return {
    apply(state, seat, option, log) {
      const facts: ToyFact[] = [];
      apply(state, seat, option, facts);
      log?.push(...facts.map((fact) => rewrite(fact, state)));
    },
  };
}

/** The toy game with something done to the state after every move. */
export function meddling(
  meddle: (state: ToyState, log: ToyFact[] | null, option: Option) => void,
): Partial<Toy> {
  return {
    apply(state, seat, option, log) {
      apply(state, seat, option, log);
      meddle(state, log, option);
    },
  };
}

/** The toy game with something added to every view. */
export function showing(show: (seen: ToyState, state: ToyState) => void): Partial<Toy> {
  return {
    view(state, viewer) {
      const seen = view(state, viewer);
      show(seen, state);
      return seen;
    },
  };
}

/** Adds a field that the types of the toy game do not know. */
export function smuggle(state: ToyState, field: string, value: unknown): void {
  (state as unknown as Record<string, unknown>)[field] = value;
}
