import { expect, test } from 'vitest';
import { cardsOfChoice, choicesOf } from './choices.ts';
import { ALL_CARDS, CARD_NAMES } from './names.ts';

const CYCLE_OF_MAAT = 1 << CARD_NAMES.indexOf('cycle-of-maat');
const CHARIOTS = 4;
const FLOOD = 32;

test('A-CARD-0, A-AMUN-1: the cards of a hand, or every pair of them', () => {
  expect(choicesOf(CYCLE_OF_MAAT | FLOOD, false)).toEqual(['cycle-of-maat', 'flood']);
  expect(choicesOf(CYCLE_OF_MAAT | FLOOD, true)).toEqual(['cycle-of-maat+flood']);
  expect(choicesOf(ALL_CARDS, false)).toHaveLength(7);
  expect(choicesOf(ALL_CARDS, true)).toHaveLength(21);
  expect(cardsOfChoice('chariots+flood')).toBe(CHARIOTS | FLOOD);
});
