import type { Decision, Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import { type BattleState, battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figureText, monumentText } from '../position/piece-text.ts';
import type { AnkhState, Team } from '../state.ts';
import { teamAt } from '../teams.ts';

/** A table for tests: a state, what was answered and what happened. */
export interface TestTable {
  readonly state: AnkhState;
  /** Every fact since the table was laid out. */
  readonly facts: AnkhFact[];
  /** The questions that are open: '0 card', '1 card'. */
  asked(): string[];
  /** What a seat is asked, or the first question of all. */
  decision(seat?: Seat): Decision;
  options(seat?: Seat): readonly Option[];
  /** Answers one question after the other for whichever seat is offered it. An option that is not offered throws. */
  take(...options: readonly Option[]): TestTable;
  /** The same for the seats that are named. */
  play(...answers: readonly (readonly [seat: Seat, option: Option])[]): TestTable;
  /** The same answer to whatever is asked of this kind, as long as it is asked. */
  always(kind: string, option: Option): TestTable;
  team(team: number): Team;
  battle(): BattleState;
  /** What stands on a space, in words: 'god 0', 'temple', '' for nothing. */
  at(space: string): string;
  /** The facts of one type. */
  told<T extends AnkhFact['type']>(type: T): Extract<AnkhFact, { readonly type: T }>[];
}

/** `facts`: what has happened there already. */
export function tableOf(state: AnkhState, facts: AnkhFact[] = []): TestTable {
  const open = (): readonly Decision[] => ankh.decisions(state);
  const answer = ({ seat, kind, options }: Decision, option: Option) => {
    if (!options.includes(option)) throw new Error(`${kind} offers ${options.join(', ')}, not ${option}`);
    ankh.apply(state, seat, option, facts);
    const [broken] = ankh.check(state);
    if (broken !== undefined) throw new Error(`after ${kind} ${option}: ${broken}`);
  };
  const table: TestTable = {
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
    take(...options) {
      for (const option of options) {
        const decision = open().find((each) => each.options.includes(option));
        if (decision === undefined)
          throw new Error(`${option} is not offered; ${JSON.stringify(open())} is asked`);
        answer(decision, option);
      }
      return table;
    },
    play(...answers) {
      for (const [seat, option] of answers) answer(table.decision(seat), option);
      return table;
    },
    always(kind, option) {
      for (let next = open()[0]; next?.kind === kind; next = open()[0]) answer(next, option);
      return table;
    },
    team: (team) => teamAt(state, team),
    battle: () => battleOf(state),
    at(name) {
      const space = spaceNamed(name);
      const figure = state.figures[space] ?? missing();
      const monument = state.monuments[space] ?? missing();
      return figure !== 0 ? figureText(figure) : monument !== 0 ? monumentText(monument) : '';
    },
    told: <T extends AnkhFact['type']>(type: T) =>
      facts.filter((fact): fact is Extract<AnkhFact, { readonly type: T }> => fact.type === type),
  };
  return table;
}
