import {
  type Chance,
  chanceFrom,
  type Decision,
  draw,
  missing,
  type Option,
  randomAnswer,
} from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardOf } from './board/board.ts';
import type { KemetFact } from './facts.ts';
import { kemet } from './index.ts';
import type { KemetState } from './state.ts';
import { type Books, openBooks } from './testing/referee/books.ts';
import { follow, settleCards } from './testing/referee/follow.ts';
import { offers } from './testing/referee/offers.ts';
import { newGame } from './testing/table.ts';

/** Set REFEREE_GAMES to judge more. */
const GAMES = Number(process.env.REFEREE_GAMES ?? 6);

/** What the publisher's FAQ says otherwise. */
const FAQ = { 'beaten-troop': 'may-stay', 'recalled-creature': 'home', 'lone-creature': 'city' };

/** A random player who likes to do things: buys, raises, recruits, moves on and plays cards when it can. */
function livelyAnswer(open: readonly Decision[], chance: Chance): readonly [Decision, Option] {
  const [decision, option] = randomAnswer(open, chance);
  const done = ['none', 'done', 'end'].includes(option as string);
  if (!done || ['token', 'battle-intervention', 'wound'].includes(decision.kind)) return [decision, option];
  const others = decision.options.filter((other) => other !== option);
  return others.length === 0 || draw(chance, 3) === 0
    ? [decision, option]
    : [decision, others[draw(chance, others.length)] ?? missing()];
}

/** The table as it is, and as the referee's sheet has it. */
function pictures(state: KemetState, books: Books): [string[], string[]] {
  const { ids } = boardOf(state);
  const sectors = ids.map((id, at) => {
    const troops = [`${state.holder[at]}: ${state.units[at]}`, `${state.active}: ${state.attackers[at]}`];
    return `${id} ${troops.filter((troop) => !troop.endsWith(' 0')).sort()} ${state.pyramidLevel[at] ?? 0}`;
  });
  const sheet = ids.map((id) => {
    const troops = [...(books.troops.get(id) ?? [])].map(([seat, units]) => `${seat}: ${units}`);
    return `${id} ${troops.sort()} ${books.pyramids.get(id)?.level ?? 0}`;
  });
  const seats = state.prayer.map((prayer, seat) =>
    [
      prayer,
      state.permanent[seat],
      state.battlePoints[seat],
      state.reserve[seat],
      state.handSize[seat],
    ].join(),
  );
  const written = books.seats.map(({ prayer, permanent, battlePoints, reserve, hand }) =>
    [prayer, permanent, battlePoints, reserve, hand].join(),
  );
  return [
    [...sectors, ...seats],
    [...sheet, ...written],
  ];
}

/** Plays a game to its end under the eyes of the referee; returns how many questions were judged. */
function judged(state: KemetState, log: KemetFact[], chance: Chance): number {
  const books = openBooks({ ...state.setup, rulings: state.rulings });
  let questions = 0;
  for (let open = kemet.decisions(state); ; open = kemet.decisions(state)) {
    for (const fact of log) follow(books, fact);
    if (state.play === null) settleCards(books);
    log.length = 0;
    const [table, sheet] = pictures(state, books);
    expect(table).toEqual(sheet);
    if (open.length === 0) return questions;
    for (const decision of open) {
      const due = offers(books, state, decision)?.map(String).sort();
      const { kind, seat, options } = decision;
      if (due !== undefined) expect(options.map(String).sort(), `${kind} of seat ${seat}`).toEqual(due);
      questions += 1;
    }
    const [{ seat, kind }, option] = livelyAnswer(open, chance);
    books.asked = kind;
    kemet.apply(state, seat, option, log);
  }
}

test.for([2, 3, 4, 5])(
  'K-DEC-10 to K-DEC-39, K-DI-2, K-MOVE-2, K-BATTLE-11, K-PAY-3: a referee with the rulebook finds every fact and every list right, %i players',
  { timeout: 600_000 },
  (players) => {
    let questions = 0;
    for (let game = 0; game < GAMES; game++) {
      const setup = {
        players,
        length: game % 2 === 0 ? 'long' : 'short',
        beginner: game % 6 === 5,
        roundLimit: 16,
        rulings: game % 3 === 1 ? FAQ : {},
      };
      const { state, facts } = newGame(setup, `referee ${players} ${game}`);
      questions += judged(state, facts, chanceFrom(`judged ${players} ${game}`));
    }
    expect(questions).toBeGreaterThan(1000);
  },
);
