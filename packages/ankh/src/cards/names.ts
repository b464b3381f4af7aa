/** Battle cards by number, the same seven for every team (A-CARD-0): bit number `n` of a hand is `CARD_NAMES[n]`. */
export const CARD_NAMES = [
  'plague-of-locusts',
  'build-monument',
  'chariots',
  'cycle-of-maat',
  'drought',
  'flood',
  'miracle',
] as const;
export type CardName = (typeof CARD_NAMES)[number];

/** All seven in hand. */
export const ALL_CARDS = 0x7f;

/** The names of the cards in a hand, by its bits. */
export const CARDS_OF_HAND: readonly (readonly CardName[])[] = Array.from(
  { length: ALL_CARDS + 1 },
  (_, hand) => CARD_NAMES.filter((_name, card) => hand & (1 << card)),
);
