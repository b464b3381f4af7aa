import { expect, test } from 'vitest';
import { cardsIn, cardsOfChoice, pairsIn } from './choices.ts';
import { ALL_CARDS, CARD_NAMES } from './names.ts';

const CYCLE_OF_MAAT = 1 << CARD_NAMES.indexOf('cycle-of-maat');
const CHARIOTS = 4;
const FLOOD = 32;

test('A-CARD-0, A-AMUN-1: the cards of a hand, or every pair of them', () => {
  expect(cardsIn(CYCLE_OF_MAAT | FLOOD)).toEqual(['cycle-of-maat', 'flood']);
  expect(pairsIn(CYCLE_OF_MAAT | FLOOD)).toEqual(['cycle-of-maat+flood']);
  expect(cardsIn(ALL_CARDS)).toHaveLength(7);
  expect(pairsIn(ALL_CARDS)).toHaveLength(21);
  expect(cardsOfChoice('chariots+flood')).toBe(CHARIOTS | FLOOD);
});
