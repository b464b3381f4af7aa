import type { Progress, Step } from './flow.ts';
import type { Fact, Option, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { AboutOf, DecisionOf, KindOf, OptionOf, Questions } from './questions.ts';

/** One seat is asked one thing; what has a single answer is answered by the engine. */
export type Question<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = QuestionBody<
  S,
  F,
  L,
  Q,
  K
> & { seat(state: S, frame: F): Seat };

/** Everything about a question but who is asked. */
export type QuestionBody<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = {
  readonly kind: K;
  /** May be a shared list: never changed by who gets it. */
  options(state: S, frame: F): readonly OptionOf<Q, K>[];
  /** Present if others may not know the answer: the name of the window it is given in. */
  secret?(state: S, frame: F): string;
  /** Comes first: where the procedure goes if nothing is to be asked; null where the question stands. */
  skip?(state: S, frame: F, log: L[] | null): Progress | null;
  /** Whether it is asked though there is only one answer, because silence would tell what it is. */
  isAlwaysAsked?(state: S, frame: F): boolean;
  /** The answer if there is only one, where that is quicker to find out than the whole list. */
  only?(state: S, frame: F): OptionOf<Q, K> | undefined;
  take(state: S, frame: F, option: OptionOf<Q, K>, log: L[] | null): Progress;
} & ('about' extends keyof Q[K]
  ? undefined extends AboutOf<Q, K>
    ? { about?(state: S, frame: F): Exclude<AboutOf<Q, K>, undefined> }
    : { about(state: S, frame: F): AboutOf<Q, K> }
  : unknown);

/** The same without the types of one game. */
interface Untyped<S, F, L extends Fact> {
  readonly kind: string;
  seat(state: S, frame: F): Seat;
  options(state: S, frame: F): readonly Option[];
  about?(state: S, frame: F): Json;
  secret?(state: S, frame: F): string;
  skip?(state: S, frame: F, log: L[] | null): Progress | null;
  isAlwaysAsked?(state: S, frame: F): boolean;
  only?(state: S, frame: F): Option | undefined;
  take(state: S, frame: F, option: Option, log: L[] | null): Progress;
}

/** `question` with the types of one game. Only what stood on the list is ever taken, so options have their own type. */
export function questionsOf<S, L extends Fact, Q extends Questions>() {
  return question as unknown as <F, K extends KindOf<Q>>(
    asked: Question<S, F, L, Q, K>,
  ) => QuestionStep<S, F, L, DecisionOf<Q>>;
}

/** A step that asks always has all three parts. */
export type QuestionStep<S, F, L extends Fact, D> = Required<Step<S, F, L, D>>;

function question<S, F, L extends Fact>(asked: Untyped<S, F, L>): Required<Step<S, F, L>> {
  const {
    kind,
    seat: seatOf,
    options: optionsOf,
    about,
    secret,
    skip,
    isAlwaysAsked,
    only: onlyOf,
    take,
  } = asked;
  return {
    run(state, frame, log) {
      if (skip !== undefined) {
        const progress = skip(state, frame, log);
        if (progress !== null) return progress;
      }
      if (isAlwaysAsked?.(state, frame)) return 'ask';
      if (onlyOf !== undefined) {
        const only = onlyOf(state, frame);
        return only === undefined ? 'ask' : take(state, frame, only, log);
      }
      const options = optionsOf(state, frame);
      if (options.length > 1) return 'ask';
      const only = options[0];
      if (only === undefined) throw new Error(`the question ${kind} has no answer`);
      return take(state, frame, only, log);
    },
    decisions(state, frame) {
      const seat = seatOf(state, frame);
      const options = optionsOf(state, frame);
      if (secret === undefined)
        return about === undefined
          ? [{ seat, kind, options }]
          : [{ seat, kind, options, about: about(state, frame) }];
      const name = secret(state, frame);
      return about === undefined
        ? [{ seat, kind, options, secret: name }]
        : [{ seat, kind, options, secret: name, about: about(state, frame) }];
    },
    answer: (state, frame, _seat, option, log) => take(state, frame, option, log),
  };
}
