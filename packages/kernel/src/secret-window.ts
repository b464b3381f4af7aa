import { type Chance, draw, pick } from './chance.ts';
import type { Progress, Step } from './flow.ts';
import { type Decision, decision, type Fact, type Option, type Seat } from './game.ts';
import type { Json } from './json.ts';
import { missing } from './list.ts';
import type { QuestionStep } from './question.ts';
import type { Asked, DecisionOf, KindOf, OptionOf, Questions } from './questions.ts';

/** Several seats are asked together; nobody learns an answer, nor who has given one, before all are in. */
export interface SecretWindow<S, F, L extends Fact, Q extends Questions, K extends KindOf<Q>> {
  /** Two windows in a row need two names. */
  name(state: S, frame: F): string;
  /** Everybody who is asked, answered or not: that much is public. */
  among(state: S, frame: F): readonly Seat[];
  /** Whether one of them still owes an answer. */
  isOpen(state: S, frame: F, seat: Seat): boolean;
  /** What a seat that owes an answer is asked next. */
  ask(state: S, frame: F, seat: Seat): Asked<Q, K>;
  take(state: S, frame: F, seat: Seat, option: OptionOf<Q, K>, log: L[] | null): void;
  /** All answers are in: where the procedure goes. To the next step unless told. */
  close?(state: S, frame: F, log: L[] | null): Progress;
}

/** The same without the types of one game. */
interface Untyped<S, F, L extends Fact> {
  name(state: S, frame: F): string;
  among(state: S, frame: F): readonly Seat[];
  isOpen(state: S, frame: F, seat: Seat): boolean;
  ask(state: S, frame: F, seat: Seat): { kind: string; options: readonly Option[]; about?: Json };
  take(state: S, frame: F, seat: Seat, option: Option, log: L[] | null): void;
  close?(state: S, frame: F, log: L[] | null): Progress;
}

/** `secretWindow` with the types of one game. Only what stood on the list is ever taken, so options have their own type. */
export function secretWindowsOf<S, L extends Fact, Q extends Questions>() {
  return secretWindow as unknown as <F, K extends KindOf<Q>>(
    asked: SecretWindow<S, F, L, Q, K>,
  ) => QuestionStep<S, F, L, DecisionOf<Q>>;
}

/** Goes on at once if nobody is asked. */
function secretWindow<S, F, L extends Fact>(asked: Untyped<S, F, L>): Step<S, F, L> {
  const { name, among: amongOf, isOpen, ask, take, close } = asked;
  function progress(state: S, frame: F, log: L[] | null): Progress {
    const among = amongOf(state, frame);
    for (let i = 0; i < among.length; i++) if (isOpen(state, frame, among[i] ?? missing())) return 'ask';
    return close === undefined ? 'next' : close(state, frame, log);
  }
  return {
    run: progress,
    decisions(state, frame) {
      const among = amongOf(state, frame);
      const secret = name(state, frame);
      const decisions: Decision[] = [];
      for (const seat of among) {
        if (!isOpen(state, frame, seat)) continue;
        const one = ask(state, frame, seat);
        decisions.push(decision(seat, one.kind, one.options, one.about, secret, among));
      }
      return decisions;
    },
    answer(state, frame, seat, option, log) {
      take(state, frame, seat, option, log);
      return progress(state, frame, log);
    },
    answerRandomly(state, frame, chance, log) {
      const seat = randomSeat(asked, state, frame, chance);
      take(state, frame, seat, pick(chance, ask(state, frame, seat).options), log);
      return progress(state, frame, log);
    },
  };
}

/** One of those who owe an answer. */
function randomSeat<S, F, L extends Fact>(
  { among: amongOf, isOpen }: Untyped<S, F, L>,
  state: S,
  frame: F,
  chance: Chance,
): Seat {
  const among = amongOf(state, frame);
  let open = 0;
  for (let i = 0; i < among.length; i++) if (isOpen(state, frame, among[i] ?? missing())) open += 1;
  let before = draw(chance, open);
  for (let i = 0; ; i++) {
    const seat = among[i] ?? missing();
    if (isOpen(state, frame, seat) && before-- === 0) return seat;
  }
}
