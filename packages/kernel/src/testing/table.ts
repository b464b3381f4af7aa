import type { BaseSetup, BaseState, Decision, Fact, Game, Option, Seat } from '../game.ts';
import type { Result } from '../json.ts';

/** A table for tests of rules: a state, what was answered and what happened. Each game adds what it looks at. */
export interface TestTable<S, F extends Fact> {
  readonly state: S;
  /** Every fact since the table was laid out. */
  readonly facts: F[];
  /** The questions that are open: '0 card', '1 card'. */
  asked(): string[];
  /** What a seat is asked, or the first question of all. */
  decision(seat?: Seat): Decision;
  options(seat?: Seat): readonly Option[];
  /** A seat answers one question after the other. An option that it is not offered throws, and so does a broken state. */
  play(seat: Seat, ...options: readonly Option[]): this;
  /** The same for whichever seat is offered it. */
  take(...options: readonly Option[]): this;
  /** The same answer to whatever is asked of this kind, as long as it is asked. */
  always(kind: string, option: Option): this;
  /** The facts of one type. */
  told<T extends F['type']>(type: T): Extract<F, { readonly type: T }>[];
}

type Rules<S extends BaseState, F extends Fact> = Pick<
  Game<S, BaseSetup, F>,
  'decisions' | 'apply' | 'check'
>;

/** `facts`: what has happened there already. */
export function testTable<S extends BaseState, F extends Fact>(
  game: Rules<S, F>,
  state: S,
  facts: F[],
): TestTable<S, F> {
  const open = (): readonly Decision[] => game.decisions(state);
  const answer = ({ seat, kind }: Decision, option: Option) => {
    game.apply(state, seat, option, facts);
    const [broken] = game.check(state);
    if (broken !== undefined) throw new Error(`after ${kind} ${option}: ${broken}`);
  };
  const offering = (option: Option, seat?: Seat): Decision => {
    const found = open().find(
      (each) => (seat === undefined || each.seat === seat) && each.options.includes(option),
    );
    if (found === undefined)
      throw new Error(`${option} is not offered to ${seat ?? 'anybody'}; open: ${JSON.stringify(open())}`);
    return found;
  };
  const table: TestTable<S, F> = {
    state,
    facts,
    asked: () => open().map(({ seat, kind }) => `${seat} ${kind}`),
    decision(seat) {
      const found = open().find((each) => seat === undefined || each.seat === seat);
      if (found === undefined)
        throw new Error(`seat ${seat ?? 'any'} is asked nothing; asked: ${table.asked().join(', ')}`);
      return found;
    },
    options: (seat) => table.decision(seat).options,
    play(seat, ...options) {
      for (const option of options) answer(offering(option, seat), option);
      return table;
    },
    take(...options) {
      for (const option of options) answer(offering(option), option);
      return table;
    },
    always(kind, option) {
      for (let next = open()[0]; next?.kind === kind; next = open()[0]) table.play(next.seat, option);
      return table;
    },
    told: <T extends F['type']>(type: T) =>
      facts.filter((fact): fact is Extract<F, { readonly type: T }> => fact.type === type),
  };
  return table;
}

/** What was read; what is refused fails the test. */
export function sound<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Why something is refused. */
export function refused(read: Result<unknown>): string {
  return read.ok ? 'it was read' : read.problem.message;
}
