import { ALL_CARDS, CARD_NAMES, CARDS_OF_HAND } from './names.ts';

/** One option: the cards it stands for, one bit each. */
const BITS = new Map<string, number>();

const PAIRS: { readonly name: string; readonly bits: number }[] = [];

CARD_NAMES.forEach((name, card) => {
  BITS.set(name, 1 << card);
  CARD_NAMES.slice(card + 1).forEach((other, i) => {
    const pair = { name: `${name}+${other}`, bits: (1 << card) | (1 << (card + 1 + i)) };
    PAIRS.push(pair);
    BITS.set(pair.name, pair.bits);
  });
});

const PAIRS_OF_HAND: readonly (readonly string[])[] = Array.from({ length: ALL_CARDS + 1 }, (_, hand) =>
  PAIRS.filter(({ bits }) => (bits & hand) === bits).map(({ name }) => name),
);

/** What can be chosen from a hand: its cards, or its pairs of cards as 'chariots+flood'. */
export function choicesOf(hand: number, two: boolean): readonly string[] {
  return (two ? PAIRS_OF_HAND[hand] : CARDS_OF_HAND[hand]) as readonly string[];
}

/** The cards of a choice, one bit each. */
export function cardsOfChoice(choice: string): number {
  return BITS.get(choice) as number;
}
