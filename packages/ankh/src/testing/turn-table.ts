import type { Decision, Option, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import type { GodName } from '../gods/names.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figureText, monumentText } from '../position/piece-text.ts';
import type { AnkhPosition } from '../position/position.ts';
import type { AnkhState, Team } from '../state.ts';
import { teamAt } from '../teams.ts';

/** A table for tests: a position, what was answered and what happened. */
export interface TestTable {
  readonly state: AnkhState;
  /** Every fact since the position. */
  readonly facts: AnkhFact[];
  /** The decision asked now; the first one where several are. */
  asked(): Decision;
  /** The options of the decision asked now. */
  options(): readonly Option[];
  /** Answers one decision after the other for whichever seat is asked. An option that is not offered throws. */
  take(...options: readonly Option[]): TestTable;
  /** Answers for a seat, where several are asked. */
  takeAs(seat: Seat, option: Option): TestTable;
  team(team: number): Team;
  /** What stands on a space, in words: 'god 0', 'temple', '' for nothing. */
  at(space: string): string;
  /** The facts of one type. */
  told<T extends AnkhFact['type']>(type: T): Extract<AnkhFact, { readonly type: T }>[];
}

/** As much of a position as a test cares for. */
export type Given = Omit<AnkhPosition, 'players'> & { readonly players?: number };

/** Far corners where gods stand that a test does not place, and spare warriors need not be placed. */
const CORNERS = ['A2', 'K4', 'I10', 'C10', 'B1'] as const;
const GODS: readonly GodName[] = ['amun', 'isis', 'ra', 'osiris', 'anubis'];

/** Two players unless told; seat 0 begins; gods that are not placed stand in far corners. */
export function given(position: Given): TestTable {
  const players = position.players ?? position.gods?.length ?? 2;
  const read = ankh.positions.read({
    gods: GODS.slice(0, players),
    firstSeat: 0,
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    ...position,
    players,
    ...(position.pieces !== undefined && { pieces: withGods(position.pieces, players, position.seats) }),
  });
  if (!read.ok) throw new Error(read.problem.message);
  return tableOf(read.value);
}

function withGods(
  pieces: Readonly<Record<string, string>>,
  players: number,
  seats: readonly number[] = [...Array(players).keys()],
): Record<string, string> {
  const placed = { ...pieces };
  for (const team of new Set(seats)) {
    if (team < 0 || Object.values(placed).includes(`god ${team}`)) continue;
    const free = CORNERS.find((space) => placed[space] === undefined) as string;
    placed[free] = `god ${team}`;
  }
  return placed;
}

export function tableOf(state: AnkhState): TestTable {
  const facts: AnkhFact[] = [];
  const open = (): readonly Decision[] => ankh.decisions(state);
  const table: TestTable = {
    state,
    facts,
    asked() {
      const [decision] = open();
      if (decision === undefined) throw new Error('the game is over');
      return decision;
    },
    options: () => table.asked().options,
    take(...options) {
      for (const option of options) {
        const decision = open().find((each) => each.options.includes(option));
        if (decision === undefined)
          throw new Error(`${option} is not offered; ${JSON.stringify(open())} is asked`);
        ankh.apply(state, decision.seat, option, facts);
        mustBeSound(state);
      }
      return table;
    },
    takeAs(seat, option) {
      const decision = open().find((each) => each.seat === seat);
      if (!decision?.options.includes(option)) throw new Error(`${option} is not offered to seat ${seat}`);
      ankh.apply(state, seat, option, facts);
      mustBeSound(state);
      return table;
    },
    team: (team) => teamAt(state, team),
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

function mustBeSound(state: AnkhState): void {
  const broken = ankh.check(state);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
