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

/** Strength printed on the cards (A-STR-4). */
export const CARD_STRENGTHS: Readonly<Record<CardName, number>> = {
  'plague-of-locusts': 1,
  'build-monument': 0,
  chariots: 3,
  'cycle-of-maat': 0,
  drought: 1,
  flood: 0,
  miracle: 0,
};

/** All seven in hand. */
export const ALL_CARDS = 0x7f;

/** The names of the cards in a hand, by its bits. */
export const CARDS_OF_HAND: readonly (readonly CardName[])[] = Array.from(
  { length: ALL_CARDS + 1 },
  (_, hand) => CARD_NAMES.filter((_name, card) => hand & (1 << card)),
);
