/** Battle cards as bits of `Team.hand`, the same seven for every team (A-CARD-0). */
export const PLAGUE_OF_LOCUSTS = 1 << 0;
export const BUILD_MONUMENT = 1 << 1;
export const CHARIOTS = 1 << 2;
export const CYCLE_OF_MAAT = 1 << 3;
export const DROUGHT = 1 << 4;
export const FLOOD = 1 << 5;
export const MIRACLE = 1 << 6;

/** All seven in hand. */
export const ALL_CARDS = 0x7f;

/** By card number: bit number `n` of a hand is `CARD_NAMES[n]`. */
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

/** The number of a card by its name. */
export function cardNamed(name: string): number {
  const card = (CARD_NAMES as readonly string[]).indexOf(name);
  if (card < 0) throw new Error(`no card is called ${name}`);
  return card;
}

/** The names of the cards in a hand, by its bits. */
export const CARDS_OF_HAND: readonly (readonly CardName[])[] = Array.from(
  { length: ALL_CARDS + 1 },
  (_, hand) => CARD_NAMES.filter((_name, card) => hand & (1 << card)),
);
