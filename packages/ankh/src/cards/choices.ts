import { missing } from '@ennead/kernel';
import { ALL_CARDS, CARD_NAMES, CARDS_OF_HAND, type CardName } from './names.ts';

/** Two cards together: 'chariots+flood'. */
export type CardPair = `${CardName}+${CardName}`;

/** One option: the cards it stands for, one bit each. */
const BITS = new Map<CardName | CardPair, number>();

const PAIRS: {
  readonly name: CardPair;
  readonly cards: readonly [CardName, CardName];
  readonly bits: number;
}[] = [];

CARD_NAMES.forEach((name, card) => {
  BITS.set(name, 1 << card);
  CARD_NAMES.slice(card + 1).forEach((other, i) => {
    const pair: CardPair = `${name}+${other}`;
    const bits = (1 << card) | (1 << (card + 1 + i));
    PAIRS.push({ name: pair, cards: [name, other], bits });
    BITS.set(pair, bits);
  });
});

const PAIRS_OF_HAND: readonly (readonly CardPair[])[] = Array.from({ length: ALL_CARDS + 1 }, (_, hand) =>
  PAIRS.filter(({ bits }) => (bits & hand) === bits).map(({ name }) => name),
);

/** The cards of a hand. */
export function cardsIn(hand: number): readonly CardName[] {
  return CARDS_OF_HAND[hand] ?? missing();
}

/** The pairs of cards that a hand allows. */
export function pairsIn(hand: number): readonly CardPair[] {
  return PAIRS_OF_HAND[hand] ?? missing();
}

/** The cards of a choice, one bit each. */
export function cardsOfChoice(choice: CardName | CardPair): number {
  return BITS.get(choice) ?? missing();
}

export function cardsOfPair(pair: CardPair): readonly [CardName, CardName] {
  return (PAIRS.find(({ name }) => name === pair) ?? missing()).cards;
}
