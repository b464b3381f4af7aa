import { lowestOf } from './bits.ts';
import type { Progress, Step } from './flow.ts';
import type { BaseState, Fact, Option, Seat } from './game.ts';
import { missing } from './list.ts';
import { type AskedBody, type PlainQuestion, type QuestionStep, stepOf } from './question.ts';
import type { DecisionOf, KindOf, OptionOf, Questions } from './questions.ts';

/** Everything that can ever be answered to a question, prepared once. Rules know an answer by its place in the list. */
export interface Answers<O extends Option = Option> {
  readonly list: readonly O[];
  readonly places: ReadonlyMap<Option, number>;
}

export function answersOf<O extends Option>(list: readonly O[]): Answers<O> {
  return { list, places: new Map(list.map((option, place) => [option, place])) };
}

/** A question with prepared answers: they are numbers to the rules, and words only to those who are told. */
export type ChoiceBody<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = AskedBody<
  S,
  F,
  Q,
  K,
  L
> & {
  answers(state: S, frame: F): Answers<OptionOf<Q, K>>;
  take(state: S, frame: F, place: number, log: L[] | null): Progress;
} & (
    | { /** Which of the answers, as bits of their places: up to 32. */ set(state: S, frame: F): number }
    | { /** Which of the answers, where there are more. */ places(state: S, frame: F): readonly number[] }
  );

export type Choice<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> = ChoiceBody<
  S,
  F,
  L,
  Q,
  K
> & {
  /** Absent: the active player. */ seat?(state: S, frame: F): Seat;
  /** What may be done instead of an answer; these options come behind all others. */
  readonly instead?: Instead<S, L>;
};

export interface Instead<S, L extends Fact> {
  readonly answers: Answers;
  set(state: S): number;
  take(state: S, place: number, log: L[] | null): Progress;
}

/** The same without the types of one game. */
export interface PlainChoice<S, F, L extends Fact> {
  readonly answers: (state: S, frame: F) => Answers;
  readonly set: ((state: S, frame: F) => number) | undefined;
  readonly places: ((state: S, frame: F) => readonly number[]) | undefined;
  readonly take: (state: S, frame: F, place: number, log: L[] | null) => Progress;
  readonly instead: Instead<S, L> | undefined;
}

/** `choice` with the types of one game. */
export function choicesOf<S, L extends Fact, Q extends Questions>() {
  return choice as unknown as <F, K extends KindOf<Q>>(
    asked: Choice<S, F, L, Q, K>,
  ) => QuestionStep<S, F, L, DecisionOf<Q>>;
}

function choice<S extends BaseState, F, L extends Fact>(
  asked: Omit<PlainQuestion<S, F, L>, 'options' | 'take' | 'choice'> & PlainChoice<S, F, L>,
): Step<S, F, L> {
  const { answers, set, places, take, instead } = asked;
  const plain: PlainChoice<S, F, L> = { answers, set, places, take, instead };
  return stepOf({
    ...asked,
    options: (state, frame) => optionsOf(plain, state, frame),
    take: (state, frame, option, log) => takeOption(plain, state, frame, option, log),
    choice: plain,
  });
}

function optionsOf<S, F, L extends Fact>(
  { answers, set, places, instead }: PlainChoice<S, F, L>,
  state: S,
  frame: F,
): Option[] {
  const { list } = answers(state, frame);
  const options: Option[] = [];
  if (set !== undefined) addMembers(options, list, set(state, frame));
  if (places !== undefined) for (const place of places(state, frame)) options.push(list[place] ?? missing());
  if (instead !== undefined) addMembers(options, instead.answers.list, instead.set(state));
  return options;
}

function addMembers(options: Option[], list: readonly Option[], set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) options.push(list[lowestOf(rest)] ?? missing());
}

function takeOption<S, F, L extends Fact>(
  { answers, take, instead }: PlainChoice<S, F, L>,
  state: S,
  frame: F,
  option: Option,
  log: L[] | null,
): Progress {
  const place = answers(state, frame).places.get(option);
  if (place !== undefined) return take(state, frame, place, log);
  const other = instead?.answers.places.get(option);
  if (instead === undefined || other === undefined) throw new Error(`${option} is no answer`);
  return instead.take(state, other, log);
}
