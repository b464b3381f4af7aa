/** Battle cards by number, the same seven for every team (A-CARD-0): the strength printed on them (A-STR-4), and the rules to read on in. */
export const CARD_BOX = [
  { name: 'plague-of-locusts', strength: 1, rules: ['A-CARD-1', 'A-CARD-2', 'A-CARD-3'] },
  { name: 'build-monument', strength: 0, rules: ['A-CARD-4'] },
  { name: 'chariots', strength: 3, rules: ['A-CARD-5'] },
  { name: 'cycle-of-maat', strength: 0, rules: ['A-CARD-6'] },
  { name: 'drought', strength: 1, rules: ['A-CARD-7', 'A-REW-3'] },
  { name: 'flood', strength: 0, rules: ['A-CARD-8', 'A-CARD-9'] },
  { name: 'miracle', strength: 0, rules: ['A-CARD-10'] },
] as const;

export type CardName = (typeof CARD_BOX)[number]['name'];
/** Bit number `n` of a hand is `CARD_NAMES[n]`. */
export const CARD_NAMES: readonly CardName[] = CARD_BOX.map(({ name }) => name);

export const CARD_STRENGTHS = Object.fromEntries(
  CARD_BOX.map(({ name, strength }) => [name, strength]),
) as Readonly<Record<CardName, number>>;

/** All of them in hand. */
export const ALL_CARDS = (1 << CARD_BOX.length) - 1;

/** The names of the cards in a hand, by its bits. */
export const CARDS_OF_HAND: readonly (readonly CardName[])[] = Array.from(
  { length: ALL_CARDS + 1 },
  (_, hand) => CARD_NAMES.filter((_name, card) => hand & (1 << card)),
);
