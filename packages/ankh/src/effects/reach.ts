import {
  type Chance,
  chanceFrom,
  draw,
  missing,
  type Option,
  type Result,
  randomAnswer,
  type Seat,
} from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import type { AnkhState } from '../state.ts';
import type { Effect } from './effect.ts';

/** A part of the game: what it does, and the tables at which that comes up. */
export interface Chapter {
  readonly name: string;
  readonly effects: readonly Effect[];
  /** The setup of the table of this number, from 0 on. */
  readonly table: (number: number) => unknown;
  /** Positions that lead to what hardly ever comes up from the start; every fourth game begins with one. */
  readonly positions?: readonly unknown[];
}

export interface Reached {
  /** How many games it took. */
  readonly games: number;
  readonly effects: readonly (Effect & { readonly times: number })[];
  readonly missed: readonly string[];
  /** Every kind of fact that was told. */
  readonly told: ReadonlySet<AnkhFact['type']>;
}

/** Plays at random, table after table, until every effect of the chapter was seen, or `most` games are over. */
export function reach(chapter: Chapter, most: number): Reached {
  const { effects } = chapter;
  const times = effects.map(() => 0);
  const told = new Set<AnkhFact['type']>();
  let games = 0;
  for (; games < most && times.includes(0); games++) {
    const facts = play(chapter, games);
    const earlier: AnkhFact[] = [];
    for (const fact of facts) {
      for (const [at, { isToldBy }] of effects.entries())
        if (isToldBy(fact, earlier)) times[at] = (times[at] ?? missing()) + 1;
      earlier.push(fact);
      told.add(fact.type);
    }
  }
  return {
    games,
    effects: effects.map((each, at) => ({ ...each, times: times[at] ?? missing() })),
    missed: effects.filter((_, at) => times[at] === 0).map(({ name }) => name),
    told,
  };
}

function play(chapter: Chapter, number: number): readonly AnkhFact[] {
  const facts: AnkhFact[] = [];
  const state = begin(chapter, number, facts);
  const chance = chanceFrom(`answers ${number}`);
  const isEager = number % 2 === 1;
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    const [seat, option] = answer(open, chance, isEager);
    ankh.apply(state, seat, option, facts);
  }
  return facts;
}

const POSITION_EVERY = 4;

function begin({ table, positions = [] }: Chapter, number: number, facts: AnkhFact[]): AnkhState {
  if (positions.length > 0 && number % POSITION_EVERY === POSITION_EVERY - 1) {
    const turn = Math.floor(number / POSITION_EVERY);
    return must(ankh.positions.read(positions[turn % positions.length]));
  }
  return ankh.start(must(ankh.setup(table(number))), `table ${number}`, facts);
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const IDLE: readonly Option[] = ['pass', 'done', 'decline', 'stay', 'no'];

/** Every other table thinks twice before it does nothing, so that rare things come up too. */
function answer(
  open: ReturnType<typeof ankh.decisions>,
  chance: Chance,
  isEager: boolean,
): readonly [Seat, Option] {
  const [{ seat, options }, option] = randomAnswer(open, chance);
  if (!isEager || !IDLE.includes(option)) return [seat, option];
  return [seat, options[draw(chance, options.length)] ?? missing()];
}
