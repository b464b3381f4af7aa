import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { answersOf, choicesOf } from './choice.ts';
import {
  advance,
  answer,
  answerRandomly,
  type Frame,
  openDecisions,
  type Procedures,
  procedure,
} from './flow.ts';
import type { BaseState, Fact } from './game.ts';
import { playRandomly } from './random-play.ts';

/** A stall: fruit in two baskets, one told by a set and one by a list, and water instead of fruit from the first. */
interface Stall extends BaseState {
  first: number;
  second: number[];
  water: number;
  shy: boolean;
  eaten: string[];
}

type StallQuestions = { fruit: { option: string }; more: { option: number } };

const choice = choicesOf<Stall, Fact, StallQuestions>();
const FRUIT = answersOf(['apple', 'date', 'fig', 'melon']);
const NUMBERS = answersOf([10, 20, 30]);

const STALL: Procedures<Stall, Fact> = {
  stall: procedure<Stall, Frame, Fact>(
    choice({
      kind: 'fruit',
      skip: ({ first, water }) => (first === 0 && water === 0 ? 'next' : null),
      isAlwaysAsked: ({ shy }) => shy,
      seat: () => 2,
      answers: () => FRUIT,
      set: ({ first }) => first,
      instead: {
        answers: answersOf(['cup', 'jug']),
        set: ({ water }) => water,
        take(state, place) {
          state.eaten.push(`water ${place}`);
          state.water &= ~(1 << place);
          return 'stay';
        },
      },
      take(state, _frame, place) {
        state.eaten.push(`fruit ${place}`);
        state.first &= ~(1 << place);
        return 'stay';
      },
    }),
    choice({
      kind: 'more',
      skip: ({ second }) => (second.length === 0 ? 'end' : null),
      seat: () => 0,
      answers: () => NUMBERS,
      places: ({ second }) => second,
      take(state, _frame, place) {
        state.eaten.push(`more ${place}`);
        state.second = state.second.filter((other) => other !== place);
        return 'stay';
      },
    }),
  ),
};

function stall(change: Partial<Stall> = {}): Stall {
  const state: Stall = {
    first: 0b1011,
    second: [2, 0],
    water: 0b10,
    shy: false,
    eaten: [],
    ...change,
    chance: chanceFrom('stall'),
    frames: [{ procedure: 'stall', at: 0 }],
    rulings: {},
  };
  advance(STALL, state, null);
  return state;
}

const asked = (state: Stall) => openDecisions(STALL, state);

test('who is told gets words, in the order of the answers, and what may be done instead behind them', () => {
  const state = stall();
  expect(asked(state)).toEqual([{ seat: 2, kind: 'fruit', options: ['apple', 'date', 'melon', 'jug'] }]);
  answer(STALL, state, 2, 'melon', null);
  answer(STALL, state, 2, 'jug', null);
  expect(state.eaten).toEqual(['fruit 3', 'water 1']);
  expect(asked(state)[0]?.options).toEqual(['apple', 'date']);
});

test('a list of places tells its own order; what has one answer is answered', () => {
  const state = stall({ first: 0b100, water: 0 });
  expect(state.eaten).toEqual(['fruit 2']);
  expect(asked(state)).toEqual([{ seat: 0, kind: 'more', options: [30, 10] }]);
  answer(STALL, state, 0, 10, null);
  expect(state.eaten).toEqual(['fruit 2', 'more 0', 'more 2']);
  expect(asked(state)).toEqual([]);
});

test('a word that is no answer is refused', () => {
  expect(() => answer(STALL, stall(), 2, 'stone', null)).toThrow('stone is no answer');
  expect(() => answer(STALL, stall({ first: 0, water: 0 }), 0, 40, null)).toThrow('40 is no answer');
});

test('without any answer nothing can be asked', () => {
  const sell: Procedures<Stall, Fact> = {
    stall: procedure<Stall, Frame, Fact>(
      choice({
        kind: 'fruit',
        seat: () => 0,
        answers: () => FRUIT,
        set: ({ first }) => first,
        take(state) {
          state.first = 0;
          return 'stay';
        },
      }),
    ),
  };
  const none = 'the question fruit has no answer';
  expect(() => answer(sell, stall(), 0, 'apple', null)).toThrow(none);
  expect(() => answerRandomly(sell, stall(), chanceFrom('any'), 5)).toThrow(none);
});

test('random answers out of numbers are those out of words', () => {
  const words = {
    decisions: asked,
    apply: (state: Stall, seat: number, option: string | number) => answer(STALL, state, seat, option, null),
  };
  const everything = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const change = {
      first: 0b1111 & (seed * 7 + 1),
      water: seed & 3,
      second: [1, 2, 0],
      shy: seed % 2 === 0,
    };
    const [told, untold] = [stall(change), stall(change)];
    const [teller, player] = [chanceFrom(`${seed}`), chanceFrom(`${seed}`)];
    for (const most of [1, 2, 20]) {
      const taken = playRandomly(words as never, told, teller, most);
      expect(answerRandomly(STALL, untold, player, most)).toBe(taken);
      expect(untold).toEqual(told);
      expect(player).toEqual(teller);
    }
    for (const each of untold.eaten) everything.add(each);
  }
  expect(everything.size).toBe(4 + 2 + 3);
});
