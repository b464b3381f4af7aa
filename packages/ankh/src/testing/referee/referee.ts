import { chanceFrom, missing, randomAnswer } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { ankh } from '../../game.ts';
import { trappedBy } from '../../gods/kept.ts';
import { spaceName } from '../../map/spaces.ts';
import { ROOM_NAMES } from '../../pharaohs/names.ts';
import { FIGURE_NAMES, kindOf, ownerOf, WARRIOR } from '../../pieces.ts';
import { figureText, monumentText } from '../../position/piece-text.ts';
import type { AnkhState } from '../../state.ts';
import { type Book, type Figure, type Monument, open } from './book.ts';
import { follow } from './follow.ts';
import { judge, waiting } from './judge.ts';
import { judgeAsked, nobody, noteQuestions } from './judge-asked.ts';
import { judgeOrder, notYet, wrongSeat } from './judge-order.ts';
import { citiesOf, judgeScenario } from './judge-scenario.ts';
import { dueOptions } from './options.ts';

const sorted = (options: Iterable<unknown>): string =>
  JSON.stringify([...new Set(options)].map(String).sort());

function wordsOf({ kind, team, radiant, facing }: Figure): string {
  const words = [kind, ...(team < 0 ? [] : [team]), ...(radiant ? ['radiant'] : [])];
  return [...words, ...(facing > 0 ? ['facing', facing] : [])].join(' ');
}

function builtOf({ kind, team }: Monument): string {
  return team < 0 ? kind : `${kind} ${team}`;
}

const inOrder = (texts: string[]): string[] => texts.sort();

/** The table as the referee has it. */
function bookWords({ figures, monuments, ladder, sides, trapped, rooms, setup }: Book) {
  return {
    figures: inOrder([...figures].map(([space, figure]) => `${space} ${wordsOf(figure)}`)),
    monuments: inOrder([...monuments].map(([space, monument]) => `${space} ${builtOf(monument)}`)),
    ladder,
    numbers: ladder.map((team) => [sides[team]?.devotion, sides[team]?.followers]),
    guardians: ladder.map((team) => inOrder([...(sides[team]?.guardians ?? [])])),
    trapped: [...trapped].sort(),
    rooms: setup.pharaoh === null ? null : [...rooms.values()],
  };
}

/** The table as it is. */
function stateWords(state: AnkhState): ReturnType<typeof bookWords> {
  const { figures, monuments, ladder, teams, pharaoh, battle } = state;
  const texts = (pieces: readonly number[], text: (piece: number) => string) =>
    inOrder(pieces.flatMap((piece, space) => (piece === 0 ? [] : [`${spaceName(space)} ${text(piece)}`])));
  return {
    figures: texts(figures, figureText),
    monuments: texts(monuments, monumentText),
    ladder,
    numbers: ladder.map((team) => [teams[team]?.devotion, teams[team]?.followers]),
    // In the middle of a kill batch the dead are on their way to their pools.
    guardians: ladder.map((team) =>
      inOrder(
        [
          ...(teams[team]?.guardians ?? []),
          ...(battle?.dead ?? []).filter((figure) => ownerOf(figure) === team).map(kindOf),
        ].flatMap((kind) => (kind === WARRIOR ? [] : [FIGURE_NAMES[kind] ?? missing()])),
      ),
    ),
    trapped: [...trappedBy(state)].sort(),
    rooms: pharaoh?.rooms ?? null,
  };
}

/**
 * Plays a game at random. The referee follows the facts, judges each by the table as it was before it, and compares
 * table and options with what the rules say at the decisions that `isChecked` names. Throws at the first disagreement.
 */
export function referee(table: object, seed: string, isChecked: (move: number) => boolean): void {
  const setup = ankh.setup(table);
  if (!setup.ok) throw new Error(setup.problem.message);
  const facts: AnkhFact[] = [];
  const state = ankh.start(setup.value, seed, facts);
  const book = open({ ...state.setup, rulings: state.rulings });
  const wait = waiting();
  const progress = notYet();
  const cities = citiesOf(book);
  const asked = nobody();
  const chance = chanceFrom(seed);
  for (let move = 0; ; move++) {
    for (const fact of facts) {
      const wrong =
        judge(book, wait, fact) ||
        judgeOrder(book, progress, fact) ||
        judgeScenario(book, cities, fact) ||
        judgeAsked(book, asked, fact);
      if (wrong !== '') throw new Error(`${seed}, move ${move}: ${JSON.stringify(fact)}: ${wrong}`);
      follow(book, fact);
    }
    facts.length = 0;
    const decisions = ankh.decisions(state);
    noteQuestions(asked, decisions, state.teamOf);
    for (const decision of decisions) {
      const wrong = wrongSeat(decision, state.turn, state.teamOf);
      if (wrong !== '') throw new Error(`${seed}, move ${move}: ${wrong}`);
    }
    if (isChecked(move)) {
      const [due, found] = [bookWords(book), stateWords(state)].map((words) => JSON.stringify(words));
      if (due !== found) throw new Error(`${seed}, move ${move}: the table is ${found} instead of ${due}`);
      for (const decision of decisions) {
        const due = dueOptions(book, decision, state.teamOf[decision.seat] ?? missing());
        if (due === null) continue;
        const offered = decision.options.filter((option) => !ROOM_NAMES.includes(option as never));
        if (sorted(offered) !== sorted(due))
          throw new Error(`${seed}, move ${move}: ${JSON.stringify(decision)} instead of ${sorted(due)}`);
      }
    }
    if (decisions.length === 0) return;
    const [decision, option] = randomAnswer(decisions, chance);
    const { seat } = decision;
    if (decision.kind === 'isis' && option === 'die') asked.letDie.add(decision.about);
    ankh.apply(state, seat, option, facts);
  }
}
