import type { PlainChoice } from './choice.ts';
import type { Progress, Step } from './flow.ts';
import { type BaseState, type Decision, decision, type Fact, type Option, type Seat } from './game.ts';
import type { Json } from './json.ts';
import { missing } from './list.ts';
import type { AboutOf, DecisionOf, KindOf, OptionOf, Questions } from './questions.ts';

/** One seat is asked one thing; what has a single answer is answered by the engine. */
export type Question<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = QuestionBody<
  S,
  F,
  L,
  Q,
  K
> & { /** Absent: the active player. */ seat?(state: S, frame: F): Seat };

/** What every question says, however it finds its options. */
export type AskedBody<S, F, Q extends Questions, K extends KindOf<Q>, L extends Fact> = {
  readonly kind: K;
  /** Present if others may not know the answer: the name of the window it is given in. */
  secret?(state: S, frame: F): string;
  /** Comes first: where the procedure goes if nothing is to be asked; null where the question stands. */
  skip?(state: S, frame: F, log: L[] | null): Progress | null;
  /** Whether it is asked though there is only one answer, because silence would tell what it is. */
  isAlwaysAsked?(state: S, frame: F): boolean;
} & ('about' extends keyof Q[K]
  ? undefined extends AboutOf<Q, K>
    ? { about?(state: S, frame: F): Exclude<AboutOf<Q, K>, undefined> }
    : { about(state: S, frame: F): AboutOf<Q, K> }
  : unknown);

/** Everything about a question but who is asked. */
export type QuestionBody<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = AskedBody<
  S,
  F,
  Q,
  K,
  L
> & {
  /** May be a shared list: never changed by who gets it. */
  options(state: S, frame: F): readonly OptionOf<Q, K>[];
  /** Comes once the options are known: where the procedure goes if they are nothing to ask for; null where the question stands. */
  leave?(state: S, frame: F, options: readonly OptionOf<Q, K>[], log: L[] | null): Progress | null;
  /** The answer if there is only one, where that is quicker to find out than the whole list. */
  only?(state: S, frame: F): OptionOf<Q, K> | undefined;
  take(state: S, frame: F, option: OptionOf<Q, K>, log: L[] | null): Progress;
};

/** The same without the types of one game. Every field is there, so that looking into questions is quick. */
export interface PlainQuestion<S, F, L extends Fact> {
  readonly kind: string;
  readonly seat: ((state: S, frame: F) => Seat) | undefined;
  readonly options: (state: S, frame: F) => readonly Option[];
  readonly about: ((state: S, frame: F) => Json) | undefined;
  readonly secret: ((state: S, frame: F) => string) | undefined;
  readonly skip: ((state: S, frame: F, log: L[] | null) => Progress | null) | undefined;
  readonly leave:
    | ((state: S, frame: F, options: readonly Option[], log: L[] | null) => Progress | null)
    | undefined;
  readonly isAlwaysAsked: ((state: S, frame: F) => boolean) | undefined;
  readonly only: ((state: S, frame: F) => Option | undefined) | undefined;
  readonly take: (state: S, frame: F, option: Option, log: L[] | null) => Progress;
  /** Where the answers are prepared: goes before `options` and `take` when nobody is told, which do the same. */
  readonly choice: PlainChoice<S, F, L> | undefined;
}

/** `question` with the types of one game. Only what stood on the list is ever taken, so options have their own type. */
export function questionsOf<S, L extends Fact, Q extends Questions>() {
  return stepOf as unknown as <F, K extends KindOf<Q>>(
    asked: Question<S, F, L, Q, K>,
  ) => QuestionStep<S, F, L, DecisionOf<Q>>;
}

/** A step that asks always has all three parts. */
export type QuestionStep<S, F, L extends Fact, D> = Required<
  Pick<Step<S, F, L, D>, 'run' | 'decisions' | 'answer'>
>;

export function stepOf<S extends BaseState, F, L extends Fact>(asked: PlainQuestion<S, F, L>): Step<S, F, L> {
  const { kind, seat, options, about, secret, skip, leave, isAlwaysAsked, only, take, choice } = asked;
  const plain = { kind, seat, options, about, secret, skip, leave, isAlwaysAsked, only, take, choice };
  return {
    run(state, frame, log) {
      const posed = pose(plain, state, frame, log, false);
      return typeof posed === 'string' ? posed : 'ask';
    },
    decisions: (state, frame) => [decisionOf(plain, state, frame, options(state, frame))],
    answer: (state, frame, _seat, option, log) => take(state, frame, option, log),
    question: plain,
  };
}

/**
 * Runs a question: asks it, or answers it if there is only one answer. Who wants to know what is asked gets the options
 * if it is; others may also get `ask` without them.
 */
export function pose<S, F, L extends Fact>(
  { kind, options: optionsOf, skip, leave, isAlwaysAsked, only: onlyOf, take }: PlainQuestion<S, F, L>,
  state: S,
  frame: F,
  log: L[] | null,
  isTold: boolean,
): Progress | readonly Option[] {
  if (skip !== undefined) {
    const progress = skip(state, frame, log);
    if (progress !== null) return progress;
  }
  if (!isTold && leave === undefined) {
    if (isAlwaysAsked?.(state, frame)) return 'ask';
    if (onlyOf !== undefined) {
      const only = onlyOf(state, frame);
      return only === undefined ? 'ask' : take(state, frame, only, log);
    }
  }
  const options = optionsOf(state, frame);
  if (leave !== undefined) {
    const progress = leave(state, frame, options, log);
    if (progress !== null) return progress;
  }
  if (options.length > 1 || isAlwaysAsked?.(state, frame)) return options;
  const only = options[0];
  if (only === undefined) throw new Error(`the question ${kind} has no answer`);
  return take(state, frame, only, log);
}

/** The decision a question is while it stands. */
export function decisionOf<S extends BaseState, F, L extends Fact>(
  { kind, seat, about, secret }: PlainQuestion<S, F, L>,
  state: S,
  frame: F,
  options: readonly Option[],
): Decision {
  return decision(
    seat === undefined ? (state.active ?? missing()) : seat(state, frame),
    kind,
    options,
    about?.(state, frame),
    secret?.(state, frame),
  );
}
